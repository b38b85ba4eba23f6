-- Records that lists leave out unless they are asked for, such as objects in custody: the choice that keeps a record apart, null for all others.

alter table card_index add column apart smallint;

-- They are few beside the others: counted by an index of their own.
create index card_index_apart on card_index (tenant_id, type, id) where apart is not null;

-- A list without them is still read, and counted on a map, from an index alone.
drop index card_index_number;
drop index card_index_title;
drop index card_index_subtitle;
drop index card_index_year;
drop index card_index_completeness;
drop index card_index_created;
drop index card_index_updated;
drop index card_index_place;
drop index card_index_earth;
create index card_index_number on card_index (tenant_id, type, number_sort, id) include (apart);
create index card_index_title on card_index (tenant_id, type, title_sort, id) include (apart);
create index card_index_subtitle on card_index (tenant_id, type, subtitle_sort, id) include (apart);
create index card_index_year on card_index (tenant_id, type, year_sort, id) include (apart);
create index card_index_completeness on card_index (tenant_id, type, completeness, id) include (apart);
create index card_index_created on card_index (tenant_id, type, created_at, id) include (apart);
create index card_index_updated on card_index (tenant_id, type, updated_at, id) include (apart);
create index card_index_place on card_index (tenant_id, type, id) include (apart) where longitude is not null;
create index card_index_earth on card_index (tenant_id, type, longitude, latitude) include (apart) where longitude is not null;

-- Only museums that ever gave an object such a status have anything to index anew: the dictionary of facet values knows them.
alter table card_key no force row level security;
alter table card_reindex no force row level security;
insert into card_reindex (tenant_id, type, after)
select distinct k.tenant_id, k.type, 0 from card_key k where k.type = 1 and k.facet = 'holding' and k.value in ('2', '3', '4')
on conflict (tenant_id, type) do update set after = 0;
alter table card_key force row level security;
alter table card_reindex force row level security;
