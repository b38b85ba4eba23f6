-- When the person last used the account themselves; null where nobody ever did. Without it the newest session of everybody had to be kept for ever.
alter table account add column last_used_at timestamptz;

update account set last_used_at = used.at
from (select account_id, max(last_seen_at) as at from session where impersonator_id is null group by account_id) used
where used.account_id = account.id;
