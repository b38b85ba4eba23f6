-- What people record with a phone about the objects of a procedure. The ids are made by devices, so what is sent twice is there once.
create table field_entry (
  tenant_id bigint not null,
  procedure_id bigint not null,
  id uuid not null,
  -- Grows in the order in which entries came in, since the procedure is held meanwhile.
  arrival bigint generated always as identity,
  -- Null: it takes back what has not come in yet.
  card_id bigint,
  result smallint not null,
  location_id bigint,
  -- The object is added to the procedure if it is not in it.
  adds boolean not null,
  -- When it counts as recorded, and what the clock of the device said.
  at timestamptz not null,
  device_at timestamptz not null,
  received_at timestamptz not null,
  account_id bigint not null,
  account_name text not null,
  -- The entry it takes back.
  undoes uuid,
  primary key (tenant_id, procedure_id, id)
);
alter table field_entry add constraint field_entry_procedure foreign key (tenant_id, procedure_id) references card (tenant_id, id) on delete cascade;
create unique index field_entry_arrival on field_entry (tenant_id, procedure_id, arrival);
create index field_entry_card on field_entry (tenant_id, procedure_id, card_id);

-- A line as it was before the first entry that counts: what all entries are applied to, and what is there again when they are taken back.
create table field_line (
  tenant_id bigint not null,
  procedure_id bigint not null,
  card_id bigint not null,
  -- The fields that entries write.
  base jsonb not null,
  checked_at timestamptz,
  checked_by bigint,
  -- Entries before it do not count: somebody wrote these fields then.
  since timestamptz,
  -- An entry added the line.
  added boolean not null,
  primary key (tenant_id, procedure_id, card_id)
);
alter table field_line add constraint field_line_line foreign key (tenant_id, procedure_id, card_id) references card_line (tenant_id, record_id, about_id) on delete cascade;

alter table field_entry enable row level security;
alter table field_entry force row level security;
create policy tenant_only on field_entry
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, delete on field_entry to :app;

alter table field_line enable row level security;
alter table field_line force row level security;
create policy tenant_only on field_line
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on field_line to :app;
