-- Museums that want in: a museum comes into being when its first administrator follows the mailed link, not before.

create table registration (
  id bigint generated always as identity primary key,
  email text not null,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  language text not null check (language in ('en', 'it', 'de', 'pl')),
  -- The data of the museum, its name among them.
  museum jsonb not null,
  -- Ids of the documents that were agreed to, by the fields that said so.
  documents jsonb not null,
  registered_at timestamptz not null
);

create unique index registration_email on registration (lower(email));

-- The mailed links, by hash only. Only the newest works; with an earlier one a new link can be asked for.
create table registration_link (
  hash bytea primary key,
  registration_id bigint not null references registration (id) on delete cascade,
  expires_at timestamptz not null
);

create index registration_link_registration on registration_link (registration_id);

grant select, insert, update, delete on registration, registration_link to :app;
