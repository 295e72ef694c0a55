-- Where nobody has said anything, three days a turn stand in a new lobby. Who has chosen no hurry keeps it.
UPDATE guild_settings
SET settings = json_set(settings, '$.pace', 'none')
WHERE json_extract(settings, '$.pace') IS NULL
  AND guild_id IN (SELECT guild_id FROM setting_change WHERE name = 'pace');
