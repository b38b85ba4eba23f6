-- Condition reports: one object at one moment, its damages, and where they are on pictures. Reports are numbered by `procedure_counter`.

create table condition_report (
  tenant_id bigint not null,
  id bigint generated always as identity,
  number text not null,
  -- The object.
  card_id bigint not null,
  -- The check or loan it belongs to; null: on its own. What is written stays when that is gone.
  procedure_id bigint,
  -- The finished report it was begun from.
  previous_id bigint,
  state text not null default 'DRAFT' check (state in ('DRAFT', 'FINISHED', 'ANNULLED')),
  document jsonb not null default '{}',
  -- Out of the document, for the calendar.
  next_check date,
  -- Number given to the last damage.
  last_damage integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null,
  created_by bigint not null,
  updated_at timestamptz not null,
  finished_at timestamptz,
  finished_by text not null default '',
  -- All it said when it was finished, as canonical JSON, and the SHA-256 of that.
  frozen text,
  sha256 text,
  annulled_at timestamptz,
  annulled_by text not null default '',
  annulled_reason text not null default '',
  -- In the bin since then; drafts alone.
  deleted_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, number)
);

alter table condition_report add constraint condition_report_tenant foreign key (tenant_id) references tenant (id) on delete cascade;
alter table condition_report add constraint condition_report_card foreign key (tenant_id, card_id) references card (tenant_id, id) on delete cascade;
create index condition_report_listed on condition_report (tenant_id, updated_at desc, id desc);
create index condition_report_card on condition_report (tenant_id, card_id, finished_at desc);
create index condition_report_procedure on condition_report (tenant_id, procedure_id);
create index condition_report_next on condition_report (tenant_id, next_check) where state = 'FINISHED';

-- Pictures that are looked at; files may go, and what was found on them stays.
create table condition_image (
  tenant_id bigint not null,
  report_id bigint not null,
  file_id bigint not null,
  position bigint generated always as identity,
  primary key (tenant_id, report_id, file_id)
);

alter table condition_image add constraint condition_image_report foreign key (tenant_id, report_id) references condition_report (tenant_id, id) on delete cascade;

create table condition_damage (
  tenant_id bigint not null,
  id bigint generated always as identity,
  report_id bigint not null,
  number integer not null,
  document jsonb not null default '{}',
  -- The same damage in the report before.
  previous_id bigint,
  -- What a person said of it; null: as the values say.
  comparison text check (comparison in ('UNCHANGED', 'WORSE', 'TREATED')),
  version integer not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, report_id, number)
);

alter table condition_damage add constraint condition_damage_report foreign key (tenant_id, report_id) references condition_report (tenant_id, id) on delete cascade;

create table condition_region (
  tenant_id bigint not null,
  id bigint generated always as identity,
  report_id bigint not null,
  damage_id bigint not null,
  file_id bigint not null,
  -- A selector of the W3C Web Annotation Data Model, written by ourselves from what was read.
  selector jsonb not null,
  version integer not null default 1,
  primary key (tenant_id, id)
);

alter table condition_region add constraint condition_region_damage foreign key (tenant_id, damage_id) references condition_damage (tenant_id, id) on delete cascade;
create index condition_region_damage on condition_region (tenant_id, damage_id);
create index condition_region_report on condition_region (tenant_id, report_id, id);

create table condition_signature (
  tenant_id bigint not null,
  id bigint generated always as identity,
  report_id bigint not null,
  name text not null,
  role text not null,
  place text not null default '',
  date text not null,
  strokes jsonb not null,
  -- Of what was signed.
  sha256 text not null,
  signed_at timestamptz not null,
  -- Who was signed in.
  account_id bigint not null,
  primary key (tenant_id, id)
);

alter table condition_signature add constraint condition_signature_report foreign key (tenant_id, report_id) references condition_report (tenant_id, id) on delete cascade;
create index condition_signature_report on condition_signature (tenant_id, report_id, id);

alter table condition_report enable row level security;
alter table condition_report force row level security;
create policy tenant_only on condition_report
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on condition_report to :app;

alter table condition_image enable row level security;
alter table condition_image force row level security;
create policy tenant_only on condition_image
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on condition_image to :app;

alter table condition_damage enable row level security;
alter table condition_damage force row level security;
create policy tenant_only on condition_damage
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on condition_damage to :app;

alter table condition_region enable row level security;
alter table condition_region force row level security;
create policy tenant_only on condition_region
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on condition_region to :app;

alter table condition_signature enable row level security;
alter table condition_signature force row level security;
create policy tenant_only on condition_signature
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on condition_signature to :app;
