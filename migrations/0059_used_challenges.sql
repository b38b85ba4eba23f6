-- Challenges are signed for who asked for them; only used ones are stored, so that none counts twice.
delete from passkey_challenge;
alter table passkey_challenge drop column binding;
