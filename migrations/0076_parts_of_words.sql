-- Parts of words: the distinct words of a museum's records, each with the groups of three letters in it, behind the museum ('7.sch'). What a part stands in
-- is found by its groups; the beginnings of these words are then asked of the indexes there are.
create table card_word (
  tenant_id bigint not null,
  word text collate "C" not null,
  groups tsvector not null,
  primary key (tenant_id, word)
);

alter table card_word add constraint card_word_tenant foreign key (tenant_id) references tenant (id) on delete cascade;
create index card_word_groups on card_word using gin (groups) with (fastupdate = on, gin_pending_list_limit = 256);

alter table card_word enable row level security;
alter table card_word force row level security;
create policy tenant_only on card_word
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on card_word to :app;

-- Names beside the one that is shown, by language.
alter table term add column alternatives jsonb not null default '{}';

-- Row-level security would hide all of it from the migration.
alter table term no force row level security;
alter table term_start no force row level security;
-- Terms are found by the beginning of their notation, too: letters and figures without case, signs as spaces.
insert into term_start (tenant_id, vocabulary, rank, start, term_id)
select t.tenant_id, t.vocabulary, 1, rtrim(left(folded.code, 60)), t.id
from term t
cross join lateral (select btrim(regexp_replace(lower(t.notation), '[^[:alnum:]]+', ' ', 'g')) as code) folded
where folded.code <> ''
on conflict do nothing;
alter table term force row level security;
alter table term_start force row level security;

-- Records are indexed anew behind the requests: with the order of their words, the codes of their terms, and the parts of all words.
alter table card no force row level security;
alter table card_reindex no force row level security;
insert into card_reindex (tenant_id, type, after)
select distinct c.tenant_id, c.type, 0 from card c where c.deleted_at is null
on conflict (tenant_id, type) do update set after = 0;
alter table card force row level security;
alter table card_reindex force row level security;

-- And their lines.
alter table card_line no force row level security;
update card_line set fields = null where fields is not null;
alter table card_line force row level security;
