-- The form of a record type as a museum chose it: sections and fields that are shown, folded away or left out, and what a record should have, by kind of record.
create table form_rules (
  tenant_id bigint not null references tenant (id),
  card_type text not null,
  rules jsonb not null,
  version integer not null default 1,
  primary key (tenant_id, card_type)
);
alter table form_rules enable row level security;
alter table form_rules force row level security;
create policy tenant_only on form_rules
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on form_rules to :app;
