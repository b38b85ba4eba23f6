-- The ZIP in which a table came with its pictures; gone from the storage once nothing of it is wanted any more.
create table import_archive (
  tenant_id bigint not null,
  import_id bigint not null,
  storage_key text not null,
  primary key (tenant_id, import_id)
);

alter table import_archive add constraint import_archive_import foreign key (tenant_id, import_id) references import (tenant_id, id) on delete cascade;

alter table import_archive enable row level security;
alter table import_archive force row level security;
create policy tenant_only on import_archive
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on import_archive to :app;

-- The files beside the table.
create table import_archive_file (
  tenant_id bigint not null,
  import_id bigint not null,
  position integer not null,
  path text not null,
  -- Where its bytes lie in the archive, and how they are packed.
  place jsonb not null,
  -- A row of the table names it.
  named boolean not null default false,
  primary key (tenant_id, import_id, position)
);

alter table import_archive_file add constraint import_archive_file_import foreign key (tenant_id, import_id) references import (tenant_id, id) on delete cascade;

alter table import_archive_file enable row level security;
alter table import_archive_file force row level security;
create policy tenant_only on import_archive_file
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on import_archive_file to :app;

-- Pictures that rows name: found by the check, taken in behind the load.
create table import_picture (
  tenant_id bigint not null,
  import_id bigint not null,
  row integer not null,
  -- Their order in the row.
  place integer not null,
  -- As the table names it: a file, or an address.
  name text not null,
  column_name text not null,
  -- The file of the archive; null for an address.
  position integer,
  -- The record it is attached to; null while it is only checked.
  card_id bigint,
  -- FOUND, WAITING, ATTACHED, THERE (it was attached already), FAILED
  state text not null,
  reason text,
  reason_params jsonb,
  -- The file that it became, or that has the same content.
  file_id bigint,
  -- Where its content is put while it is worked on.
  content_key text,
  attempts integer not null default 0,
  primary key (tenant_id, import_id, row, place)
);

alter table import_picture add constraint import_picture_import foreign key (tenant_id, import_id) references import (tenant_id, id) on delete cascade;
create index import_picture_state on import_picture (tenant_id, import_id, state, row, place);

alter table import_picture enable row level security;
alter table import_picture force row level security;
create policy tenant_only on import_picture
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on import_picture to :app;
