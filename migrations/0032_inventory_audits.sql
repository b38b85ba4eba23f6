-- Inventory audits: the frozen list, what was found, what is done about it, and the signature.

create table inventory_list (
  tenant_id bigint not null,
  procedure_id bigint not null,
  frozen_at timestamptz not null,
  frozen_by bigint not null,
  frozen_name text not null,
  total integer not null,
  -- Of the whole list as canonical JSON.
  sha256 text not null,
  -- Of a sample.
  percent real,
  seed text,
  primary key (tenant_id, procedure_id)
);

alter table inventory_list add constraint inventory_list_procedure foreign key (tenant_id, procedure_id) references procedure (tenant_id, id) on delete cascade;

-- What was expected on that day; it stays when the card or the place is gone.
create table inventory_expected (
  tenant_id bigint not null,
  procedure_id bigint not null,
  card_id bigint not null,
  -- By locations, then numbers.
  position integer not null,
  number text not null,
  -- By language.
  titles jsonb not null,
  cover_file_id bigint,
  location_id bigint,
  -- By language, with the places around it.
  location jsonb,
  parts jsonb not null default '[]',
  -- Of the scope, and not added by hand.
  of_scope boolean not null,
  primary key (tenant_id, procedure_id, card_id)
);

alter table inventory_expected add constraint inventory_expected_list foreign key (tenant_id, procedure_id) references inventory_list (tenant_id, procedure_id) on delete cascade;
create index inventory_expected_order on inventory_expected (tenant_id, procedure_id, position);

-- The log: only added to. Its ids are made by devices.
create table inventory_finding (
  tenant_id bigint not null,
  procedure_id bigint not null,
  id uuid not null,
  -- Grows in the order in which findings came in, since the list is held meanwhile.
  arrival bigint generated always as identity,
  -- No foreign key: what was found stays found.
  card_id bigint,
  number text not null default '',
  result smallint not null,
  location_id bigint,
  method smallint,
  note text not null default '',
  grade smallint,
  -- When it counts as found, and what the clock of the device said.
  at timestamptz not null,
  device_at timestamptz not null,
  received_at timestamptz not null,
  account_id bigint not null,
  account_name text not null,
  -- The finding it takes back.
  undoes uuid,
  primary key (tenant_id, procedure_id, id)
);

alter table inventory_finding add constraint inventory_finding_list foreign key (tenant_id, procedure_id) references inventory_list (tenant_id, procedure_id) on delete cascade;
create unique index inventory_finding_arrival on inventory_finding (tenant_id, procedure_id, arrival);
create index inventory_finding_card on inventory_finding (tenant_id, procedure_id, card_id);

-- What was refused, as it was sent: it may be taken when it is sent again.
create table inventory_refusal (
  tenant_id bigint not null,
  procedure_id bigint not null,
  id uuid not null,
  reason text not null,
  given jsonb not null,
  received_at timestamptz not null,
  account_id bigint not null,
  account_name text not null,
  primary key (tenant_id, procedure_id, id)
);

alter table inventory_refusal add constraint inventory_refusal_procedure foreign key (tenant_id, procedure_id) references procedure (tenant_id, id) on delete cascade;

-- Photographs come later than findings.
create table inventory_photo (
  tenant_id bigint not null,
  procedure_id bigint not null,
  finding_id uuid not null,
  file_id bigint not null,
  primary key (tenant_id, procedure_id, finding_id, file_id)
);

alter table inventory_photo add constraint inventory_photo_finding foreign key (tenant_id, procedure_id, finding_id) references inventory_finding (tenant_id, procedure_id, id) on delete cascade;
alter table inventory_photo add constraint inventory_photo_file foreign key (tenant_id, file_id) references card (tenant_id, id) on delete cascade;
create index inventory_photo_file on inventory_photo (tenant_id, file_id);

-- What is done about a discrepancy; the discrepancies themselves follow from list and log.
create table inventory_plan (
  tenant_id bigint not null,
  procedure_id bigint not null,
  -- 'o12' an object, 'f…' a finding of something unknown.
  key text not null,
  action text not null,
  note text not null default '',
  owner_id bigint,
  due date,
  done_at timestamptz,
  done_by text not null default '',
  version integer not null default 1,
  primary key (tenant_id, procedure_id, key)
);

alter table inventory_plan add constraint inventory_plan_list foreign key (tenant_id, procedure_id) references inventory_list (tenant_id, procedure_id) on delete cascade;

create table inventory_signature (
  tenant_id bigint not null,
  procedure_id bigint not null,
  signed_at timestamptz not null,
  account_id bigint not null,
  account_name text not null,
  reason text not null default '',
  unmet text[] not null,
  -- The report as canonical JSON, and the SHA-256 of that.
  report text not null,
  sha256 text not null,
  primary key (tenant_id, procedure_id)
);

alter table inventory_signature add constraint inventory_signature_list foreign key (tenant_id, procedure_id) references inventory_list (tenant_id, procedure_id) on delete cascade;

alter table inventory_list enable row level security;
alter table inventory_list force row level security;
create policy tenant_only on inventory_list
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, delete on inventory_list to :app;

alter table inventory_expected enable row level security;
alter table inventory_expected force row level security;
create policy tenant_only on inventory_expected
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, delete on inventory_expected to :app;

alter table inventory_finding enable row level security;
alter table inventory_finding force row level security;
create policy tenant_only on inventory_finding
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert on inventory_finding to :app;

alter table inventory_refusal enable row level security;
alter table inventory_refusal force row level security;
create policy tenant_only on inventory_refusal
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on inventory_refusal to :app;

alter table inventory_photo enable row level security;
alter table inventory_photo force row level security;
create policy tenant_only on inventory_photo
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert on inventory_photo to :app;

alter table inventory_plan enable row level security;
alter table inventory_plan force row level security;
create policy tenant_only on inventory_plan
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update on inventory_plan to :app;

alter table inventory_signature enable row level security;
alter table inventory_signature force row level security;
create policy tenant_only on inventory_signature
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert on inventory_signature to :app;
