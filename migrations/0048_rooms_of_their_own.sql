-- Each room has its own answers and files: several people outside may have a room of the same procedure and know nothing of each other. A room
-- that is closed leaves its answers to the museum, so there is no foreign key; ids of rooms are never used again.
alter table procedure_answer add column room_id bigint;
alter table procedure_attachment add column handed_in_room bigint;
create index procedure_answer_room on procedure_answer (tenant_id, procedure_id, room_id, id desc);

-- What was sent before belongs to the one room of that recipient; where there are several, to the museum alone.
-- Row-level security would hide all of it from the migration.
alter table procedure_room no force row level security;
alter table procedure_answer no force row level security;
alter table procedure_attachment no force row level security;
update procedure_answer answer set room_id = room.id
from (
  select tenant_id, procedure_id, recipient, min(id) as id from procedure_room
  group by tenant_id, procedure_id, recipient having count(*) = 1
) room
where room.tenant_id = answer.tenant_id and room.procedure_id = answer.procedure_id and room.recipient = answer.recipient;
update procedure_attachment file set handed_in_room = room.id
from (
  select tenant_id, procedure_id, recipient, min(id) as id from procedure_room
  group by tenant_id, procedure_id, recipient having count(*) = 1
) room
where room.tenant_id = file.tenant_id and room.procedure_id = file.procedure_id and room.recipient = file.handed_in_by;
alter table procedure_room force row level security;
alter table procedure_answer force row level security;
alter table procedure_attachment force row level security;
