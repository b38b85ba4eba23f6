-- Procedures that go together, and when people are next told of a day of one.

create table procedure_link (
  tenant_id bigint not null,
  -- The one for which the other was begun: a loan.
  procedure_id bigint not null,
  linked_id bigint not null,
  -- What the other is to it: 'departure' …
  kind text not null,
  created_at timestamptz not null,
  created_by bigint not null,
  primary key (tenant_id, procedure_id, linked_id)
);

alter table procedure_link add constraint procedure_link_procedure foreign key (tenant_id, procedure_id) references procedure (tenant_id, id) on delete cascade;
alter table procedure_link add constraint procedure_link_linked foreign key (tenant_id, linked_id) references procedure (tenant_id, id) on delete cascade;
create index procedure_link_linked_id on procedure_link (tenant_id, linked_id);

alter table procedure_link enable row level security;
alter table procedure_link force row level security;
create policy tenant_only on procedure_link
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on procedure_link to :app;

-- When its managers are told next of one of its days; null when nothing is left to be told of.
alter table procedure add column remind_at timestamptz;

-- Who leaves the museum leaves its procedures; what they did there keeps their name.
alter table procedure_member add constraint procedure_member_identity foreign key (tenant_id, account_id) references identity (tenant_id, account_id) on delete cascade;
