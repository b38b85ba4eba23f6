-- A museum's own sign-in service (OpenID Connect).

create table single_sign_on (
  museum_id bigint primary key references tenant (id) on delete cascade,
  issuer text not null,
  client_id text not null,
  -- Encrypted with a key of the installation; null for a public client.
  client_secret bytea,
  -- What e-mail addresses of the museum's people end with, in lower case.
  domains text[] not null default '{}',
  enabled boolean not null default true,
  changed_at timestamptz not null default now()
);

-- A way to the service and back, known to one browser. Hashes only: what else the way needs comes from the secret the browser keeps.
create table sign_on_attempt (
  state_hash bytea primary key,
  museum_id bigint not null references tenant (id) on delete cascade,
  binding bytea not null,
  origin text,
  expires_at timestamptz not null
);

grant select, insert, update, delete on single_sign_on, sign_on_attempt to :app;
