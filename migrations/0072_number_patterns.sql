-- The pattern by which a museum numbers what a type of procedures numbers in one go: '{year}.{lot}.{item}'.
create table number_pattern (
  tenant_id bigint not null,
  series text not null,
  pattern text not null,
  primary key (tenant_id, series)
);
alter table number_pattern enable row level security;
alter table number_pattern force row level security;
create policy tenant_only on number_pattern
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on number_pattern to :app;
