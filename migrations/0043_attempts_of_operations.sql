-- A batch that ended the server, or took more time or memory than it is given, is tried once more and no oftener: counted before it begins,
-- forgotten when it is done.
alter table operation add column attempts integer not null default 0;
