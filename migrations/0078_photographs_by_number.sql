-- Photographs are matched by the inventory number in their names: the part of a number from its first digit, without separators and leading
-- zeros, is kept beside it (`numberCore`). Where the number as it was typed is the one in the index, its spaces tell more.
alter table card_number add column core text not null default '';

alter table card_number no force row level security;
alter table card_index no force row level security;
update card_number n
set core = left(replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
  lower(coalesce(
    (
      select i.shown ->> 'number' from card_index i
      where i.tenant_id = n.tenant_id and i.id = n.card_id and lower(regexp_replace(i.shown ->> 'number', '\s+', '', 'g')) = n.number
    ),
    n.number
  )),
  '[^a-z0-9]+', ' ', 'g'),
  '(^|[^0-9])0+([0-9])', '\1\2', 'g'),
  '^[^0-9]+', ''),
  '([0-9]) (?=[0-9])', '\1.', 'g'),
  ' ', ''), 60);
alter table card_index force row level security;
alter table card_number force row level security;

create index card_number_core on card_number (tenant_id, type, core);

-- Files of one batch can be attached to different records; those that the museum had before are only attached.
alter table upload add column attach_type text;
alter table upload add column attach_id bigint;
alter table upload add column existing boolean not null default false;
