-- The preset 'reads only' held 'collectionsRead' (31), which also writes. Who has exactly what that preset gave reads collections from now on
-- and does not write them ('collectionsView', 32). Row-level security would hide all of it from the migration.
alter table identity no force row level security;
update identity set permissions = array_replace(permissions, 31, 32)
where role = 'USER' and permissions @> array[1, 21, 31, 41, 51, 61, 71, 81, 91] and permissions <@ array[1, 21, 31, 41, 51, 61, 71, 81, 91];
alter table identity force row level security;
