-- Museums, people, memberships and sessions.
-- Platform tables (no tenant_id) never point to tenant tables.

create table tenant (
  id bigint generated always as identity primary key,
  name text not null,
  profile jsonb not null default '{}',
  licence_type text not null default 'TRIAL' check (licence_type in ('TRIAL', 'PAID')),
  licence_from timestamptz not null default now(),
  licence_to timestamptz not null default now() + interval '30 days',
  created_at timestamptz not null default now()
);

create table account (
  id bigint generated always as identity primary key,
  email text not null,
  password_hash text,
  first_name text not null default '',
  last_name text not null default '',
  language text not null default 'en' check (language in ('en', 'it', 'de', 'pl')),
  operator boolean not null default false,
  created_at timestamptz not null default now()
);

create unique index account_email on account (lower(email));

create table session (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id) on delete cascade,
  -- The museum one works in. No foreign key to the membership: platform tables never point to tenant tables.
  tenant_id bigint references tenant (id) on delete cascade,
  -- The administrator who signed in as this person.
  impersonator_id bigint references account (id) on delete cascade,
  client text not null default '',
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  end_reason text
);

create index session_account on session (account_id) where ended_at is null;

-- Access and refresh tokens, by hash only. A used refresh token stays until it expires, so that its reuse is noticed.
create table session_token (
  hash bytea primary key,
  session_id bigint not null references session (id) on delete cascade,
  kind text not null check (kind in ('access', 'refresh')),
  expires_at timestamptz not null,
  used_at timestamptz
);

create index session_token_session on session_token (session_id);
create index session_token_expiry on session_token (expires_at);

-- Mailed links, by hash only, good for one use.
create table one_time_token (
  hash bytea primary key,
  account_id bigint not null references account (id) on delete cascade,
  purpose text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create index one_time_token_account on one_time_token (account_id, purpose);

-- Counters of the rate limiter (table shape given by rate-limiter-flexible).
create table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

create table identity (
  tenant_id bigint not null,
  id bigint generated always as identity,
  account_id bigint not null,
  role text not null check (role in ('TENANT_ADMIN', 'USER')),
  state text not null default 'ACTIVE' check (state in ('INVITED', 'ACTIVE', 'SUSPENDED')),
  -- Ids of the granted permissions, as declared in the model.
  permissions integer[] not null default '{}',
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);

alter table identity add constraint identity_tenant foreign key (tenant_id) references tenant (id) on delete cascade;
alter table identity add constraint identity_person foreign key (account_id) references account (id) on delete cascade;

create unique index identity_account on identity (tenant_id, account_id);
create index identity_of_account on identity (account_id);

alter table identity enable row level security;
alter table identity force row level security;

create policy tenant_only on identity
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);

-- A person sees the own memberships in whatever museum: signing in must find them before there is a museum.
create policy own_memberships on identity for select
  using (account_id = nullif(current_setting('app.account_id', true), '')::bigint);

grant select, insert, update, delete on tenant, account, session, session_token, one_time_token, rate_limit, identity to :app;
