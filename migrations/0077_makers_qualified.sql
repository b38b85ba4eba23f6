-- Makers are named with the qualifier of their attribution, specimens by their scientific names, coins by authority and mint: headings and
-- facets of objects are derived again, and their links, which tell works by a person from those of a circle. Headings of documents and
-- events say their dates in the reader's language.
alter table card_reindex no force row level security;
alter table card_key no force row level security;
insert into card_reindex (tenant_id, type, after, relinks)
select distinct k.tenant_id, k.type, 0, k.type = 1 from card_key k where k.type in (1, 6, 12)
on conflict (tenant_id, type) do update set after = 0, relinks = card_reindex.relinks or excluded.relinks;
alter table card_key force row level security;
alter table card_reindex force row level security;
