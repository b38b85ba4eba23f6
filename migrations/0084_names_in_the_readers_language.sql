-- Persons, places and collections are called by their names in the reader's language: where a museum has written down the languages of names,
-- the headings of these records are derived again, and after them those of the records that link to them.
alter table card no force row level security;
alter table card_reindex no force row level security;
insert into card_reindex (tenant_id, type, after)
select distinct c.tenant_id, c.type, 0 from card c
where c.deleted_at is null and (
  jsonb_path_exists(c.data, '$.names[*].language')
  or jsonb_path_exists(c.data, '$.placeLocation[*].language')
  or jsonb_path_exists(c.data, '$.otherTitles[*].language'))
on conflict (tenant_id, type) do update set after = 0;
alter table card force row level security;
alter table card_reindex force row level security;
