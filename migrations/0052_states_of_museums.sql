-- Operators suspend a museum (reading stays, writing ends) or close it (nobody enters, all is kept).
alter table tenant add column state text not null default 'active' check (state in ('active', 'suspended', 'closed'));
alter table tenant add column state_reason text not null default '';
-- Who changed it last, as they were called then.
alter table tenant add column state_by text not null default '';
alter table tenant add column state_since timestamptz;
