-- Files that people outside the museum may see at an address of their own, for a time; and files gathered to be fetched together.

create table shared_file (
  tenant_id bigint not null,
  id bigint generated always as identity,
  card_id bigint not null,
  -- SHA-256 of the secret in the address, which is told once.
  token_hash bytea not null,
  -- argon2id; null where none is asked for.
  password_hash text,
  -- Longest side in pixels of what is handed out; null for the original.
  size integer,
  -- Burnt into what is handed out; null for none.
  watermark text,
  allow_download boolean not null,
  views integer not null default 0,
  downloads integer not null default 0,
  last_used_at timestamptz,
  created_at timestamptz not null default now(),
  created_by bigint not null,
  created_name text not null,
  expires_at timestamptz not null,
  primary key (tenant_id, id)
);

alter table shared_file add constraint shared_file_tenant foreign key (tenant_id) references tenant (id) on delete cascade;
alter table shared_file add constraint shared_file_card foreign key (tenant_id, card_id) references card (tenant_id, id) on delete cascade;

create unique index shared_file_token on shared_file (tenant_id, token_hash);
create index shared_file_of_card on shared_file (tenant_id, card_id);

alter table shared_file enable row level security;
alter table shared_file force row level security;

create policy tenant_only on shared_file
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);

grant select, insert, update, delete on shared_file to :app;

-- What a long operation has gathered: contents that are streamed into one archive when it is fetched, so that none lies there twice.
create table packed_file (
  tenant_id bigint not null,
  operation_id bigint not null,
  card_id bigint not null,
  version integer not null,
  -- In the archive: no two are the same, not even where 'A' and 'a' are.
  name text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, operation_id, card_id)
);

alter table packed_file add constraint packed_file_tenant foreign key (tenant_id) references tenant (id) on delete cascade;
alter table packed_file add constraint packed_file_operation foreign key (tenant_id, operation_id) references operation (tenant_id, id) on delete cascade;

create unique index packed_file_name on packed_file (tenant_id, operation_id, lower(name));

alter table packed_file enable row level security;
alter table packed_file force row level security;

create policy tenant_only on packed_file
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);

grant select, insert, update, delete on packed_file to :app;
