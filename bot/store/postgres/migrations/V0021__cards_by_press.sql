-- A title card that waits is not dropped when another moment comes: press tells of which one it is, 0 of all else.
ALTER TABLE outbox ADD COLUMN press bigint NOT NULL DEFAULT 0;
UPDATE outbox SET press = match.last_press FROM match WHERE outbox.kind = 'card' AND match.id = outbox.match_id;
ALTER TABLE outbox ALTER COLUMN press DROP DEFAULT;
ALTER TABLE outbox DROP CONSTRAINT outbox_match_id_kind_user_id_key;
ALTER TABLE outbox ADD UNIQUE (match_id, kind, user_id, press);
