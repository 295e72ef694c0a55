-- Where nobody has said anything, three days a turn stand in a new lobby. Who has chosen no hurry keeps it.
UPDATE guild_settings
SET settings = jsonb_set(settings::jsonb, '{pace}', '"none"')::text
WHERE settings::jsonb ->> 'pace' IS NULL
  AND guild_id IN (SELECT guild_id FROM setting_change WHERE name = 'pace');
