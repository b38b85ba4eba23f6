-- One table of secret links for shared records, shared files and the rooms of procedures. Rooms keep their ids, to which answers and files refer
-- even when a room is closed; records and files get ids behind theirs.

alter table procedure_room no force row level security;
alter table shared_card no force row level security;
alter table shared_file no force row level security;

alter table procedure_room rename to share_link;
alter sequence procedure_room_id_seq rename to share_link_id_seq;
alter table share_link rename constraint procedure_room_pkey to share_link_pkey;
alter table share_link rename constraint procedure_room_tenant_id_token_hash_key to share_link_token;
alter table share_link rename constraint procedure_room_procedure to share_link_card;
alter index procedure_room_listed rename to share_link_listed;
alter table share_link rename column procedure_id to card_id;
alter table share_link rename column last_opened_at to last_used_at;
-- 'record', 'file' or 'room': a link opens what it was made for, and nothing else.
alter table share_link add column kind text not null default 'room';
alter table share_link alter column kind drop default;
alter table share_link alter column created_at set default now();
alter table share_link alter column recipient set default '';
-- argon2id; null where none is asked for.
alter table share_link add column password_hash text;
-- Longest side in pixels of what is handed out; null for the original.
alter table share_link add column size integer;
-- Burnt into what is handed out; null for none.
alter table share_link add column watermark text;
alter table share_link add column allow_download boolean not null default true;
alter table share_link add column views integer not null default 0;
alter table share_link add column downloads integer not null default 0;
update share_link set views = 1 where last_used_at is not null;

insert into share_link (tenant_id, kind, card_id, token_hash, created_at, created_by, created_name, expires_at)
  select tenant_id, 'record', card_id, token_hash, created_at, created_by, created_name, expires_at
  from shared_card order by tenant_id, id;
insert into share_link (tenant_id, kind, card_id, token_hash, password_hash, size, watermark, allow_download, views, downloads, last_used_at,
    created_at, created_by, created_name, expires_at)
  select tenant_id, 'file', card_id, token_hash, password_hash, size, watermark, allow_download, views, downloads, last_used_at,
    created_at, created_by, created_name, expires_at
  from shared_file order by tenant_id, id;

drop table shared_card;
drop table shared_file;
alter table share_link force row level security;

-- What people outside sent through a link. A link that is revoked leaves its answers to the museum.
alter table procedure_answer rename to share_answer;
alter sequence procedure_answer_id_seq rename to share_answer_id_seq;
alter table share_answer rename constraint procedure_answer_pkey to share_answer_pkey;
alter table share_answer rename constraint procedure_answer_procedure to share_answer_card;
alter index procedure_answer_listed rename to share_answer_listed;
alter index procedure_answer_room rename to share_answer_link;
alter table share_answer rename column procedure_id to card_id;
alter table share_answer rename column room_id to link_id;
