-- The record a comment was written on, where that became one with another: the comment is on the one that was kept, and goes back when the two are separated.
alter table card_comment add column written_on bigint;
create index card_comment_written_on on card_comment (tenant_id, written_on) where written_on is not null;
