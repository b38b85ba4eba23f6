-- Operators are invited by operators. The account is made with the invitation, and becomes an operator's when it is accepted.
create table operator_invitation (
  account_id bigint primary key references account (id) on delete cascade,
  -- As the invitation named the person.
  first_name text not null,
  last_name text not null,
  -- Who invited, as they were called then.
  invited_by text not null,
  -- Null when their account was deleted.
  invited_by_id bigint references account (id) on delete set null,
  invited_at timestamptz not null,
  -- End of the newest link.
  expires_at timestamptz not null
);

grant select, insert, update, delete on operator_invitation to :app;

-- When the account became an operator's; null where it was made as one.
alter table account add column operator_since timestamptz;
