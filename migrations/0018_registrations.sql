-- Museums that want in: a museum comes into being when its first administrator follows the mailed link, not before.

create table registration (
  id bigint generated always as identity primary key,
  -- The mailed link, by hash only.
  hash bytea not null unique,
  expires_at timestamptz not null,
  email text not null,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  language text not null check (language in ('en', 'it', 'de', 'pl')),
  profile jsonb not null,
  -- Ids of the documents that were agreed to.
  documents bigint[] not null default '{}',
  created_at timestamptz not null default now()
);

create unique index registration_email on registration (lower(email));

grant select, insert, update, delete on registration to :app;
