-- Sessions that are seen and bound, mailed links of every kind, pictures of people and museums, the record of who did what.

alter table session add column last_seen_at timestamptz not null default now();

-- True for a session that stays in the museum it was begun in and leaves the account alone: as somebody else, or let in by the museum's
-- own sign-in service, whose word counts in that museum only.
alter table session add column bound boolean not null default false;

update session set bound = true where impersonator_id is not null;

-- Invitations are to a museum; a handover is of a session that waits to be entered by the browser that holds the other half of the secret.
alter table one_time_token add column museum_id bigint references tenant (id) on delete cascade;
alter table one_time_token add column session_id bigint references session (id) on delete cascade;
alter table one_time_token add column binding bytea;

-- Random key of the picture in the storage.
alter table account add column avatar text;
alter table tenant add column avatar text;

-- Which mails a person wants, where it is not what is usual.
alter table account add column notifications jsonb not null default '{}';

alter table identity add column last_access timestamptz;

-- What the invitation called the person: a museum sees nothing of an account it does not belong to yet.
alter table identity add column invited_as jsonb;

-- Who signed in, who changed rights, who exported. Written once, never changed: the application may only add.
create table audit_entry (
  tenant_id bigint not null,
  id bigint generated always as identity,
  at timestamptz not null,
  action text not null,
  -- Who did it; null for the product itself. Names as they were then.
  account_id bigint,
  name text not null default '',
  email text not null default '',
  impersonator_id bigint,
  impersonator_name text not null default '',
  -- What the browser said it was.
  client text not null default '',
  details jsonb not null default '{}',
  primary key (tenant_id, id)
);

alter table audit_entry add constraint audit_entry_tenant foreign key (tenant_id) references tenant (id) on delete cascade;

create index audit_entry_at on audit_entry (tenant_id, at desc, id desc);
create index audit_entry_account on audit_entry (tenant_id, account_id, at desc);

alter table audit_entry enable row level security;
alter table audit_entry force row level security;

create policy tenant_only on audit_entry
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);

grant select, insert on audit_entry to :app;
