-- Cards: objects, persons, places … one table for all types. The document is the truth; what stands beside it is derived from it.

-- Numbers by their value: 1915.2 before 1915.10.
create collation card_order (provider = icu, locale = 'und-u-kn-true');

create table card (
  tenant_id bigint not null,
  id bigint generated always as identity,
  -- Id of the type in the API: 1 object, 5 person …
  type smallint not null,
  -- Counts the cards of a type in a museum; never given twice.
  incremental_number integer not null,
  data jsonb not null default '{}',
  version integer not null default 1,
  -- Shape of the document: older ones are lifted when read.
  data_version smallint not null default 1,
  -- What it is called, for lists of deleted cards and for links: number, and title by language.
  number text not null default '',
  titles jsonb not null default '{}',
  published boolean not null default false,
  cover_file_id bigint,
  created_at timestamptz not null default now(),
  created_by bigint not null,
  created_name text not null,
  updated_at timestamptz not null default now(),
  updated_by bigint not null,
  updated_name text not null,
  deleted_at timestamptz,
  deleted_name text,
  primary key (tenant_id, id)
);

alter table card add constraint card_tenant foreign key (tenant_id) references tenant (id) on delete cascade;
create unique index card_incremental on card (tenant_id, type, incremental_number);
create index card_bin on card (tenant_id, type, deleted_at) where deleted_at is not null;

alter table card enable row level security;
alter table card force row level security;
create policy tenant_only on card
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on card to :app;

-- The narrow table by which cards are found. Long columns are kept aside, so that counting reads little.
create table card_index (
  tenant_id bigint not null,
  id bigint not null,
  type smallint not null,
  number_sort text collate card_order not null default '',
  title_sort text collate card_order not null default '',
  subtitle_sort text collate card_order not null default '',
  -- Astronomical years: 1 B.C. is 0. Null is open or unknown.
  year_from integer,
  year_to integer,
  -- What a list sorts by: the beginning of the span, or its end where the beginning is open.
  year_sort integer,
  longitude double precision,
  latitude double precision,
  published boolean not null default false,
  completeness smallint not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  cover_file_id bigint,
  -- Values of facets, by the museum's dictionary, packed (see packed-keys.ts): counting them costs the database no more than stringing them together.
  keys text not null default '',
  -- Words as they are searched for; values of facets as '#<museum>.<key>'; terms as '$<term>'; centuries as '@<museum>.<century>'.
  search tsvector not null,
  -- What a line of a list shows: heading by language and the columns.
  shown jsonb not null,
  primary key (tenant_id, id)
) with (toast_tuple_target = 256);

alter table card_index alter column search set storage external;
alter table card_index alter column shown set storage extended;
alter table card_index alter column keys set storage main;

alter table card_index add constraint card_index_card foreign key (tenant_id, id) references card (tenant_id, id) on delete cascade;

create index card_index_number on card_index (tenant_id, type, number_sort, id);
create index card_index_title on card_index (tenant_id, type, title_sort, id);
create index card_index_subtitle on card_index (tenant_id, type, subtitle_sort, id);
create index card_index_year on card_index (tenant_id, type, year_sort, id);
create index card_index_completeness on card_index (tenant_id, type, completeness, id);
create index card_index_created on card_index (tenant_id, type, created_at, id);
create index card_index_updated on card_index (tenant_id, type, updated_at, id);
create index card_index_place on card_index (tenant_id, type, id) where longitude is not null;
-- New lines are gathered and sorted in by the thousand: three times quicker for imports, hardly noticed by searches.
create index card_index_search on card_index using gin (search) with (fastupdate = on, gin_pending_list_limit = 2048);

alter table card_index enable row level security;
alter table card_index force row level security;
create policy tenant_only on card_index
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on card_index to :app;

-- The dictionary of facet values: a small number for each value that any card of the museum has. Numbers of a museum are dense, are given
-- in the order of commits (the row of `card_sequence` is held), and never change: who has read up to one need read only what is behind it.
create table card_key (
  tenant_id bigint not null,
  type smallint not null,
  facet text not null,
  value text not null,
  id integer not null,
  primary key (tenant_id, type, facet, value)
);

alter table card_key add constraint card_key_tenant foreign key (tenant_id) references tenant (id) on delete cascade;
create unique index card_key_id on card_key (tenant_id, id);

alter table card_key enable row level security;
alter table card_key force row level security;
create policy tenant_only on card_key
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on card_key to :app;

-- Every link twice, once from each side. A link that a field of the document makes names the field; others were made by hand.
create table card_link (
  tenant_id bigint not null,
  card_id bigint not null,
  other_type smallint not null,
  -- Term of the vocabulary of associations; 1 is 'NOT SET'.
  association bigint not null default 1,
  field text not null default '',
  other_id bigint not null,
  -- True on the side that did not make the link.
  mirrored boolean not null default false,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (tenant_id, card_id, other_type, association, field, mirrored, other_id)
);

alter table card_link add constraint card_link_card foreign key (tenant_id, card_id) references card (tenant_id, id) on delete cascade;
create index card_link_other on card_link (tenant_id, other_id, other_type);

alter table card_link enable row level security;
alter table card_link force row level security;
create policy tenant_only on card_link
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on card_link to :app;

-- What was changed, by whom and in whose name: enough to go back to any version.
create table card_revision (
  tenant_id bigint not null,
  card_id bigint not null,
  -- The version the change led to.
  version integer not null,
  at timestamptz not null default now(),
  account_id bigint not null,
  name text not null,
  -- The person signed in as, when somebody else worked in their name.
  on_behalf_of bigint,
  on_behalf_of_name text,
  action text not null,
  operation_id bigint,
  changes jsonb not null default '[]',
  primary key (tenant_id, card_id, version)
);

alter table card_revision add constraint card_revision_card foreign key (tenant_id, card_id) references card (tenant_id, id) on delete cascade;
create index card_revision_operation on card_revision (tenant_id, operation_id, card_id) where operation_id is not null;

alter table card_revision enable row level security;
alter table card_revision force row level security;
create policy tenant_only on card_revision
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on card_revision to :app;

-- Who edits a card now. Falls back two minutes after the last heart-beat.
create table card_lock (
  tenant_id bigint not null,
  card_id bigint not null,
  account_id bigint not null,
  session_id bigint not null,
  name text not null,
  since timestamptz not null,
  beat_at timestamptz not null,
  primary key (tenant_id, card_id)
);

alter table card_lock add constraint card_lock_card foreign key (tenant_id, card_id) references card (tenant_id, id) on delete cascade;
create index card_lock_session on card_lock (tenant_id, session_id);

alter table card_lock enable row level security;
alter table card_lock force row level security;
create policy tenant_only on card_lock
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on card_lock to :app;

-- Numbers in use: no two cards of a type carry the same.
create table card_number (
  tenant_id bigint not null,
  type smallint not null,
  -- Without case and spaces.
  number text not null,
  card_id bigint not null,
  primary key (tenant_id, type, number)
);

alter table card_number add constraint card_number_card foreign key (tenant_id, card_id) references card (tenant_id, id) on delete cascade;
create index card_number_card on card_number (tenant_id, card_id);

alter table card_number enable row level security;
alter table card_number force row level security;
create policy tenant_only on card_number
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on card_number to :app;

-- Text that was typed and not saved: each person's own, as it was typed.
create table card_draft (
  tenant_id bigint not null,
  account_id bigint not null,
  card_id bigint not null,
  version integer not null,
  document jsonb not null,
  saved_at timestamptz not null default now(),
  -- The lock was taken over while this was being typed.
  taken_over boolean not null default false,
  primary key (tenant_id, account_id, card_id)
);

alter table card_draft add constraint card_draft_card foreign key (tenant_id, card_id) references card (tenant_id, id) on delete cascade;

alter table card_draft enable row level security;
alter table card_draft force row level security;
create policy tenant_only on card_draft
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on card_draft to :app;

-- How many cards there are: counting a million rows for every list would be slow.
create table card_counter (
  tenant_id bigint not null,
  type smallint not null,
  -- Spread over several rows, so that people who create at once do not wait for one another.
  slot smallint not null,
  cards bigint not null default 0,
  primary key (tenant_id, type, slot)
);

alter table card_counter add constraint card_counter_tenant foreign key (tenant_id) references tenant (id) on delete cascade;

alter table card_counter enable row level security;
alter table card_counter force row level security;
create policy tenant_only on card_counter
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on card_counter to :app;

-- The last number given to a card of a type; type 0 counts the dictionary of facet values.
create table card_sequence (
  tenant_id bigint not null,
  type smallint not null,
  last integer not null default 0,
  primary key (tenant_id, type)
);

alter table card_sequence add constraint card_sequence_tenant foreign key (tenant_id) references tenant (id) on delete cascade;

alter table card_sequence enable row level security;
alter table card_sequence force row level security;
create policy tenant_only on card_sequence
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on card_sequence to :app;

-- An operation can be undone once, by another operation.
alter table operation add column undoes_id bigint;
alter table operation add column undone_by_id bigint;
-- Whether what it did can be taken back.
alter table operation add column can_undo boolean not null default false;

-- Elements of an operation that failed, each with its reason.
create table operation_problem (
  tenant_id bigint not null,
  operation_id bigint not null,
  element text not null,
  -- Code of the error, and what was wrong with which field.
  code text not null,
  fields jsonb,
  primary key (tenant_id, operation_id, element)
);

alter table operation_problem add constraint operation_problem_operation foreign key (tenant_id, operation_id) references operation (tenant_id, id) on delete cascade;

alter table operation_problem enable row level security;
alter table operation_problem force row level security;
create policy tenant_only on operation_problem
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on operation_problem to :app;
