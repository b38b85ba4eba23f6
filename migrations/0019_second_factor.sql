-- The optional second factor: a shared secret for codes by time (RFC 6238), and codes for when the device is lost.

create table second_factor (
  account_id bigint primary key references account (id) on delete cascade,
  -- Encrypted with a key of the installation.
  secret bytea not null,
  -- Null until the first code has shown that the device works.
  confirmed_at timestamptz,
  -- The newest time step a code was taken for: no code is good twice.
  last_step bigint not null default 0
);

create table recovery_code (
  account_id bigint not null references account (id) on delete cascade,
  hash bytea not null,
  used_at timestamptz,
  primary key (account_id, hash)
);

grant select, insert, update, delete on second_factor, recovery_code to :app;
