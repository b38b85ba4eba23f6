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

grant select, insert, update, delete on platform_setting, news to :app;
