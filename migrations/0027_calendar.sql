-- The calendar of a museum: what people write into it, and the addresses at which their own programs read it.

create table calendar_entry (
  tenant_id bigint not null,
  id bigint generated always as identity,
  title text not null,
  kind text not null,
  all_day boolean not null,
  -- Of the first time it takes place. Whole days begin and end at midnight, UTC; the end lies after the last of them.
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- The zone whose clocks it goes by: what takes place every week at ten does so in summer, too.
  time_zone text not null,
  place text not null,
  note text not null,
  responsible bigint,
  participants bigint[] not null default '{}',
  -- [{type, id}]: cards it is about.
  links jsonb not null default '[]',
  visibility text not null check (visibility in ('me', 'team', 'museum')),
  -- Minutes before the beginning; null for none.
  reminder integer,
  repeats text check (repeats in ('daily', 'weekly', 'monthly', 'yearly')),
  repeats_until date,
  -- When it is over for good; null for what repeats without end.
  over_at timestamptz,
  -- When people are reminded next; null when nothing is left to be reminded of.
  remind_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  created_by bigint not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);

alter table calendar_entry add constraint calendar_entry_tenant foreign key (tenant_id) references tenant (id) on delete cascade;
create index calendar_entry_start on calendar_entry (tenant_id, starts_at);

alter table calendar_entry enable row level security;
alter table calendar_entry force row level security;
create policy tenant_only on calendar_entry
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on calendar_entry to :app;

-- A person's calendar in this museum at an address that asks for no sign-in.
create table calendar_feed (
  tenant_id bigint not null,
  account_id bigint not null,
  -- SHA-256 of the secret in the address, which is told once.
  token_hash bytea not null,
  created_at timestamptz not null,
  primary key (tenant_id, account_id)
);

alter table calendar_feed add constraint calendar_feed_tenant foreign key (tenant_id) references tenant (id) on delete cascade;
create unique index calendar_feed_token on calendar_feed (tenant_id, token_hash);

alter table calendar_feed enable row level security;
alter table calendar_feed force row level security;
create policy tenant_only on calendar_feed
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on calendar_feed to :app;
