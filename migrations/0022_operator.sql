-- What the operators of the platform set while it runs.

create table platform_setting (
  name text primary key,
  value jsonb not null,
  changed_by bigint references account (id),
  changed_at timestamptz not null default now()
);

create table news (
  id bigint generated always as identity primary key,
  -- Language to {title, body}; English is the fallback.
  texts jsonb not null,
  published_at timestamptz,
  ends_at timestamptz,
  created_by bigint references account (id),
  created_at timestamptz not null default now()
);

create index news_published on news (published_at desc) where published_at is not null;

-- How much a museum has, counted from time to time: the tables of museums are closed to whoever looks over all of them.
create table museum_usage (
  museum_id bigint primary key references tenant (id) on delete cascade,
  users integer not null,
  objects integer not null,
  bytes bigint not null,
  open_orders integer not null,
  last_access timestamptz,
  counted_at timestamptz not null
);

-- The platform as a whole, a line a day.
create table platform_usage (
  day date primary key,
  museums integer not null,
  users integer not null,
  objects integer not null,
  bytes bigint not null
);

-- Mails that no try could deliver: whom, what, when and why, never their links.
create table mail_failure (
  id bigint generated always as identity primary key,
  recipient text not null,
  template text not null,
  reason text not null,
  at timestamptz not null default now()
);

-- When somebody was last seen in a museum.
create index session_museum on session (tenant_id, last_seen_at desc);

grant select, insert, update, delete on platform_setting, news, museum_usage, platform_usage, mail_failure to :app;
