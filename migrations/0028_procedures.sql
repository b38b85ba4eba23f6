-- What museums do with their objects: audits, loans, condition checks.

create table procedure (
  tenant_id bigint not null,
  id bigint generated always as identity,
  -- 'LOAN_OUT' …; see model/procedures/declarations.ts.
  type text not null,
  number text not null,
  title text not null,
  status text not null check (status in ('TODO', 'ONGOING', 'DONE', 'CLOSED')),
  step text not null,
  document jsonb not null default '{}',
  -- The days on which its objects are nowhere else; null where they stay, or before the days are known.
  takes daterange,
  version integer not null default 1,
  created_at timestamptz not null,
  created_by bigint not null,
  updated_at timestamptz not null,
  -- In the bin since then.
  deleted_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, number)
);

alter table procedure add constraint procedure_tenant foreign key (tenant_id) references tenant (id) on delete cascade;
create index procedure_listed on procedure (tenant_id, updated_at desc, id desc);

-- How many of a type were begun in a year: the next number.
create table procedure_counter (
  tenant_id bigint not null references tenant (id) on delete cascade,
  type text not null,
  year smallint not null,
  last integer not null,
  primary key (tenant_id, type, year)
);

-- Who looks after a procedure, and who works on it.
create table procedure_member (
  tenant_id bigint not null,
  procedure_id bigint not null,
  account_id bigint not null references account (id) on delete cascade,
  manager boolean not null,
  primary key (tenant_id, procedure_id, account_id)
);

alter table procedure_member add constraint procedure_member_procedure foreign key (tenant_id, procedure_id) references procedure (tenant_id, id) on delete cascade;
create index procedure_member_account on procedure_member (tenant_id, account_id);

-- Its objects, each with what is agreed and found about it.
create table procedure_object (
  tenant_id bigint not null,
  procedure_id bigint not null,
  card_id bigint not null,
  -- Grows in the order in which they were added.
  position bigint generated always as identity,
  document jsonb not null default '{}',
  -- Id of the choice in its document, for counting: see `decisionPath`.
  decision smallint,
  checked_at timestamptz,
  checked_by bigint,
  version integer not null default 1,
  primary key (tenant_id, procedure_id, card_id)
);

alter table procedure_object add constraint procedure_object_procedure foreign key (tenant_id, procedure_id) references procedure (tenant_id, id) on delete cascade;
alter table procedure_object add constraint procedure_object_card foreign key (tenant_id, card_id) references card (tenant_id, id) on delete cascade;
create index procedure_object_card on procedure_object (tenant_id, card_id);
create index procedure_object_order on procedure_object (tenant_id, procedure_id, position);

-- Files that belong to it, or to one of its objects.
create table procedure_attachment (
  tenant_id bigint not null,
  id bigint generated always as identity,
  procedure_id bigint not null,
  -- The object it is about; null: the whole.
  card_id bigint,
  file_id bigint not null,
  type text not null,
  note text not null default '',
  created_at timestamptz not null,
  created_by bigint not null,
  primary key (tenant_id, id)
);

alter table procedure_attachment add constraint procedure_attachment_procedure foreign key (tenant_id, procedure_id) references procedure (tenant_id, id) on delete cascade;
alter table procedure_attachment add constraint procedure_attachment_file foreign key (tenant_id, file_id) references card (tenant_id, id) on delete cascade;
create index procedure_attachment_listed on procedure_attachment (tenant_id, procedure_id, id);
create index procedure_attachment_file on procedure_attachment (tenant_id, file_id);

-- What happened to it, and who did it.
create table procedure_event (
  tenant_id bigint not null,
  id bigint generated always as identity,
  procedure_id bigint not null,
  kind text not null,
  account_id bigint not null,
  account_name text not null,
  at timestamptz not null,
  -- Steps, reason, guards that did not hold, numbers of objects: as its kind has it.
  details jsonb not null default '{}',
  primary key (tenant_id, id)
);

alter table procedure_event add constraint procedure_event_procedure foreign key (tenant_id, procedure_id) references procedure (tenant_id, id) on delete cascade;
create index procedure_event_listed on procedure_event (tenant_id, procedure_id, id desc);

alter table procedure enable row level security;
alter table procedure force row level security;
create policy tenant_only on procedure
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on procedure to :app;

alter table procedure_counter enable row level security;
alter table procedure_counter force row level security;
create policy tenant_only on procedure_counter
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on procedure_counter to :app;

alter table procedure_member enable row level security;
alter table procedure_member force row level security;
create policy tenant_only on procedure_member
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on procedure_member to :app;

alter table procedure_object enable row level security;
alter table procedure_object force row level security;
create policy tenant_only on procedure_object
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on procedure_object to :app;

alter table procedure_attachment enable row level security;
alter table procedure_attachment force row level security;
create policy tenant_only on procedure_attachment
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on procedure_attachment to :app;

alter table procedure_event enable row level security;
alter table procedure_event force row level security;
create policy tenant_only on procedure_event
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on procedure_event to :app;
