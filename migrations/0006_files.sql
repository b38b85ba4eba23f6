-- Files of the museums: what is known of them; their bytes lie in the storage.

create table file (
  tenant_id bigint not null,
  id bigint generated always as identity,
  name text not null,
  -- Found in the content, not in the name.
  mime text not null,
  bytes bigint not null,
  sha256 text not null,
  -- Pixels of a picture as it is shown, turned as its EXIF orientation says.
  width integer,
  height integer,
  -- Folder in the storage: the original and what was made of it lie below. Unique to the content, so that it never changes.
  storage_key text not null,
  created_at timestamptz not null default now(),
  created_by bigint not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);

alter table file add constraint file_tenant foreign key (tenant_id) references tenant (id) on delete cascade;

alter table file enable row level security;
alter table file force row level security;

create policy tenant_only on file
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);

grant select, insert, update, delete on file to :app;
