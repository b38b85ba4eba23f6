-- What somebody did last, and how much is done in a week: without it both would read the whole history.

create index card_revision_account on card_revision (tenant_id, account_id, at);
