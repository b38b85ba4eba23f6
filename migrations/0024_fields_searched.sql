-- Advanced searches: one marker for each thing a condition can ask of a field (see criteria/field-lexemes.ts), kept apart from the words, so that
-- lists read no more than before. Lists of all museums are indexed anew behind the requests.

alter table card_index add column fields tsvector not null default '';
alter table card_index alter column fields set storage external;
create index card_index_fields on card_index using gin (fields) with (fastupdate = on, gin_pending_list_limit = 2048);

-- Cards by where they lie, for what is drawn on a map.
create index card_index_earth on card_index (tenant_id, type, longitude, latitude) where longitude is not null;

-- Row-level security would hide all of it from the migration.
alter table card no force row level security;
alter table card_reindex no force row level security;
insert into card_reindex (tenant_id, type, after)
select distinct c.tenant_id, c.type, 0 from card c where c.deleted_at is null
on conflict (tenant_id, type) do update set after = 0;
alter table card force row level security;
alter table card_reindex force row level security;
