-- The report of a signed audit is frozen like any record that is finished for good. Why it was signed off, and what spoke against it, stand in that
-- report; its text and hash stay byte for byte.

alter table inventory_signature no force row level security;
alter table card_frozen no force row level security;
insert into card_frozen (tenant_id, card_id, at, account_id, name, content, sha256)
  select tenant_id, procedure_id, signed_at, account_id, account_name, report, sha256 from inventory_signature;
drop table inventory_signature;
alter table card_frozen force row level security;
