-- Passkeys (WebAuthn): keys of a person's devices that sign in without a password. They belong to the person, not to a museum.

-- Names the account to the devices that hold its passkeys: random, set with the first of them.
alter table account add column passkey_handle bytea unique;

create table passkey (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id) on delete cascade,
  name text not null,
  -- Base64url, as devices and browsers name it.
  credential_id text not null unique,
  -- COSE.
  public_key bytea not null,
  -- Of signatures, as the device counts them; many count none.
  counter bigint not null,
  transports text[] not null,
  -- Copied to the person's other devices by whoever made them.
  backed_up boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_account on passkey (account_id);

-- What a device is asked to sign: once, within minutes, for the browser or session that asked.
create table passkey_challenge (
  hash bytea primary key,
  -- Hash of what the browser or session must show besides.
  binding bytea not null,
  expires_at timestamptz not null
);
create index passkey_challenge_expires on passkey_challenge (expires_at);

grant select, insert, update, delete on passkey, passkey_challenge to :app;

alter table session drop constraint session_begun_by;
alter table session add constraint session_begun_by check (begun_by in ('password', 'passkey', 'singleSignOn', 'loginAs'));
