-- Sample data of a museum: the operations that put it in and take it away, and the records that belong to it, each with the version in which it was put in.
create table sample_data (
  tenant_id bigint not null references tenant (id),
  adding_ids bigint[] not null,
  removing_id bigint,
  primary key (tenant_id)
);

alter table sample_data enable row level security;
alter table sample_data force row level security;
create policy tenant_only on sample_data
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on sample_data to :app;

create table sample_record (
  tenant_id bigint not null references tenant (id),
  card_id bigint not null,
  name text not null,
  version integer not null,
  primary key (tenant_id, card_id),
  unique (tenant_id, name),
  constraint sample_record_card foreign key (tenant_id, card_id) references card (tenant_id, id) on delete cascade
);

alter table sample_record enable row level security;
alter table sample_record force row level security;
create policy tenant_only on sample_record
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on sample_record to :app;
