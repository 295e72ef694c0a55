-- Seasons by quarter are usual now: who has never chosen gets them, and who has chosen to have none keeps that.
UPDATE guild_settings
SET settings = json_set(settings, '$.seasons', 'quarter')
WHERE json_extract(settings, '$.seasons') = 'none'
  AND guild_id NOT IN (SELECT guild_id FROM setting_change WHERE name = 'seasons');
