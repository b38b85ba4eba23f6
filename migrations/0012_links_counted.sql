-- Links in order and counted: a place with 50,000 objects opens as quickly as one with five.

alter table card_link no force row level security;
alter table card no force row level security;

-- A link made by hand is the same from both ends; only one that a field makes has a side that made it.
delete from card_link mirror where mirror.field = '' and mirror.mirrored and exists (
  select from card_link made
  where made.tenant_id = mirror.tenant_id and made.card_id = mirror.card_id and made.other_id = mirror.other_id
    and made.other_type = mirror.other_type and made.association = mirror.association and made.field = '' and not made.mirrored
);
update card_link set mirrored = false where field = '' and mirrored;

-- Whether two cards are linked at all is found at once.
alter table card_link drop constraint card_link_pkey;
alter table card_link add primary key (tenant_id, card_id, other_id, other_type, association, field, mirrored);

-- Groups of linked cards, each in its order.
create index card_link_group on card_link (tenant_id, card_id, other_type, association, field, mirrored, position, other_id);
drop index card_link_other;
create index card_link_other on card_link (tenant_id, other_id, mirrored);
-- Terms that say how cards belong together: whether one is in use.
create index card_link_association on card_link (tenant_id, association) where field = '' and association > 1;

-- How many cards of a type a card is linked with, each once however often it is linked.
create table card_link_count (
  tenant_id bigint not null,
  card_id bigint not null,
  other_type smallint not null,
  cards integer not null,
  -- Those that are not published; of types alone of which some card tells it (a collection of its objects).
  unpublished integer not null default 0,
  primary key (tenant_id, card_id, other_type)
);

insert into card_link_count (tenant_id, card_id, other_type, cards, unpublished)
  select link.tenant_id, link.card_id, link.other_type, count(distinct link.other_id),
    count(distinct link.other_id) filter (where link.other_type = 1 and not other.published)
  from card_link link
  left join card other on other.tenant_id = link.tenant_id and other.id = link.other_id
  group by link.tenant_id, link.card_id, link.other_type;

alter table card_link_count add constraint card_link_count_card foreign key (tenant_id, card_id) references card (tenant_id, id) on delete cascade;

alter table card_link_count enable row level security;
alter table card_link_count force row level security;
create policy tenant_only on card_link_count
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on card_link_count to :app;

alter table card force row level security;
alter table card_link force row level security;
