-- The view of the lists of a record type that a museum chose for everybody who has none of their own.
create table museum_view (
  tenant_id bigint not null references tenant (id),
  card_type text not null,
  name text not null,
  layout jsonb not null,
  primary key (tenant_id, card_type)
);
alter table museum_view enable row level security;
alter table museum_view force row level security;
create policy tenant_only on museum_view
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on museum_view to :app;
