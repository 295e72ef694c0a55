# syntax=docker/dockerfile:1
# Alpine takes 80 MB less than Debian; every library in requirements.lock has a wheel for it, nothing is compiled.
FROM python:3.11-alpine AS build
ENV PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
WORKDIR /app
# The environment has no pip of its own: nothing is installed in the image that runs.
RUN python -m venv --without-pip /venv
COPY requirements.lock ./
RUN pip --python /venv/bin/python install --quiet --require-hashes --only-binary :all: --no-compile -r requirements.lock
COPY bot ./bot
COPY cogs ./cogs
COPY assets ./assets
# Of the languages of the world two are spoken here, and nobody tests or compiles libraries in the image: 40 MB less.
RUN find /venv/lib/python3.11/site-packages/babel/locale-data -name '*.dat' \
        ! -name 'root.dat' ! -name 'en.dat' ! -name 'en_*.dat' ! -name 'pl.dat' ! -name 'pl_*.dat' -delete \
 && find /venv/lib -type d -name tests -prune -exec rm -r {} + \
 && find /venv/lib -type f \( -name '*.c' -o -name '*.pyx' -o -name '*.dll' \) -delete
# Starting without byte code costs seconds, and the image is read-only for the user who runs it.
RUN /venv/bin/python -m compileall -q -j 0 /venv/lib bot cogs

# What the image holds, with versions and licences, for whoever must answer for it: /app/sbom.json.
FROM build AS bill
COPY requirements-tools.lock pyproject.toml ./
RUN python -m venv /tools && /tools/bin/pip install --quiet --require-hashes -r requirements-tools.lock \
 && /tools/bin/cyclonedx-py environment /venv/bin/python --pyproject pyproject.toml --output-file /sbom.json

FROM python:3.11-alpine
RUN adduser -S -D -u 10001 pony && install -d -o pony /data /backups
COPY --from=build /venv /venv
COPY --from=build /app /app
COPY --from=bill /sbom.json /app/sbom.json
WORKDIR /app
# Settings of the image are no ENV: of a file given with --env-file an empty line would override it.
RUN printf '%s\n' DATABASE=/data/pony.db HEALTH_PORT=8089 LOG_FORMAT=json > image.env
USER pony
ENV PATH=/venv/bin:$PATH PYTHONDONTWRITEBYTECODE=1 PYTHONUNBUFFERED=1
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD ["python", "-m", "bot", "healthcheck"]
CMD ["python", "-m", "bot"]
