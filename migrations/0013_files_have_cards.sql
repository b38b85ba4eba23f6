-- Files have cards of their own, and a file may have had other contents before: a row of `file` is one content of a card.

alter table file no force row level security;
alter table card no force row level security;
alter table card_index no force row level security;
alter table card_link no force row level security;
alter table card_link_count no force row level security;
alter table card_revision no force row level security;
alter table card_sequence no force row level security;
alter table card_counter no force row level security;

alter table file drop constraint file_pkey;
alter table file alter column id drop identity;
alter table file add column was_id bigint;
update file set was_id = id;
update file set id = nextval(pg_get_serial_sequence('card', 'id'));

insert into card (tenant_id, id, type, incremental_number, data, titles, cover_file_id, created_at, created_by, created_name, updated_at, updated_by, updated_name, deleted_at)
  overriding system value
  select file.tenant_id, file.id, 4, row_number() over (partition by file.tenant_id order by file.was_id),
    jsonb_strip_nulls(jsonb_build_object(
      'name', file.name, 'fileType', file.mime, 'damType', jsonb_build_object('id', 1), 'size', file.bytes,
      'extension', lower(substring(file.name from '\.([^.]{1,10})$')), 'width', file.width, 'height', file.height,
      'resolution', file.width || ' × ' || file.height
    )),
    jsonb_build_object('en', file.name), file.id, file.created_at, file.created_by, '', file.created_at, file.created_by, '', file.deleted_at
  from file;

insert into card_revision (tenant_id, card_id, version, at, account_id, name, action)
  select tenant_id, id, 1, created_at, created_by, '', 'uploaded' from file;

insert into card_sequence (tenant_id, type, last) select tenant_id, 4, count(*) from file group by tenant_id;
insert into card_counter (tenant_id, type, slot, cards) select tenant_id, 4, 0, count(*) from file where deleted_at is null group by tenant_id;

-- By way of negative numbers: one file's new id may be another one's old.
update card_link link set other_id = -file.id from file
  where file.tenant_id = link.tenant_id and link.other_type = 4 and file.was_id = link.other_id;
update card_link set other_id = -other_id where other_type = 4 and other_id < 0;
insert into card_link (tenant_id, card_id, other_type, association, field, other_id, mirrored, position)
  select link.tenant_id, link.other_id, card.type, link.association, link.field, link.card_id, false, 1
  from card_link link
  join file on file.tenant_id = link.tenant_id and file.id = link.other_id
  join card on card.tenant_id = link.tenant_id and card.id = link.card_id and card.deleted_at is null
  where link.other_type = 4;
insert into card_link_count (tenant_id, card_id, other_type, cards)
  select link.tenant_id, link.card_id, link.other_type, count(*)
  from card_link link join file on file.tenant_id = link.tenant_id and file.id = link.card_id
  group by link.tenant_id, link.card_id, link.other_type;

update card set cover_file_id = -file.id from file
  where file.tenant_id = card.tenant_id and file.was_id = card.cover_file_id and card.type <> 4;
update card set cover_file_id = -cover_file_id where cover_file_id < 0;
update card_index set cover_file_id = -file.id from file
  where file.tenant_id = card_index.tenant_id and file.was_id = card_index.cover_file_id;
update card_index set cover_file_id = -cover_file_id where cover_file_id < 0;

update card_revision revision set changes = (
  select jsonb_agg(
    case when entry.change ->> 'path' = '@cover' then entry.change || jsonb_build_object(
      'before', (select to_jsonb(file.id::text) from file where file.tenant_id = revision.tenant_id and file.was_id::text = entry.change ->> 'before'),
      'after', (select to_jsonb(file.id::text) from file where file.tenant_id = revision.tenant_id and file.was_id::text = entry.change ->> 'after')
    ) else entry.change end order by entry.place)
  from jsonb_array_elements(revision.changes) with ordinality as entry (change, place)
) where revision.changes @> '[{"path": "@cover"}]';

alter table file drop column was_id;
alter table file drop column deleted_at;
alter table file rename column id to card_id;
-- Contents of a file, one after the other; the last one is current.
alter table file add column version integer not null default 1;
alter table file add column current boolean not null default true;
-- What became of it after it came in: 'processing', 'ready', or 'failed' with the key of the text that says why.
alter table file add column state text not null default 'processing';
alter table file add column failure text;
update file set state = 'ready';
-- All that the file says of itself (EXIF, IPTC, XMP, streams, document properties), as it was read.
alter table file add column facts jsonb not null default '{}';
-- What a picture looks like in 64 bits: pictures that look alike differ in few of them.
alter table file add column looks bigint;
-- Whether a picture stands for it, and what it is made from: the original, or 'poster' (a page, a frame, a wave) beside it.
alter table file add column picture text;
update file set picture = 'original';
-- Of the last comparison with the checksum.
alter table file add column checked_at timestamptz;
alter table file add column check_failed text;
alter table file add primary key (tenant_id, card_id, version);
create unique index file_current on file (tenant_id, card_id) where current;
create index file_sha256 on file (tenant_id, sha256);

-- Lists whose index is to be built anew from the documents, because what is kept in it has changed.
create table card_reindex (
  tenant_id bigint not null,
  type smallint not null,
  -- The last card that was done.
  after bigint not null default 0,
  primary key (tenant_id, type)
);

alter table card_reindex add constraint card_reindex_tenant foreign key (tenant_id) references tenant (id) on delete cascade;
insert into card_reindex (tenant_id, type) select distinct tenant_id, type from card;

alter table card_reindex enable row level security;
alter table card_reindex force row level security;
create policy tenant_only on card_reindex
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on card_reindex to :app;

alter table card_counter force row level security;
alter table card_sequence force row level security;
alter table card_revision force row level security;
alter table card_link_count force row level security;
alter table card_link force row level security;
alter table card_index force row level security;
alter table card force row level security;
alter table file force row level security;
