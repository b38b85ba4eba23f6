-- Condition reports outlive the object they are about: an administrator who deletes it for good keeps what was signed.

alter table condition_report drop constraint condition_report_card;
-- What the object was called when it was deleted for good; by language.
alter table condition_report add column object_number text;
alter table condition_report add column object_titles jsonb;
