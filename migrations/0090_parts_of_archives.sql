-- What was taken over from the archive of another museum: each part of each of its records once, whenever the archive is read again.
create table archive_part (
  tenant_id bigint not null,
  -- '<key of the museum>/<id of the record there>', as in import_row.
  origin text not null,
  -- What of it: the file itself, its rest, its lines, its history; comments have origins of their own.
  part text not null,
  -- The record that it became, or belongs to.
  card_id bigint not null,
  primary key (tenant_id, origin, part)
);

alter table archive_part add constraint archive_part_card foreign key (tenant_id, card_id) references card (tenant_id, id) on delete cascade;
create index archive_part_card_id on archive_part (tenant_id, card_id);

alter table archive_part enable row level security;
alter table archive_part force row level security;
create policy tenant_only on archive_part
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on archive_part to :app;
