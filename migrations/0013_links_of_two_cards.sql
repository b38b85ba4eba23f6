-- How often two cards are linked is asked whenever a link comes or goes: by both, since either may have tens of thousands of links.
create index card_link_pair on card_link (tenant_id, card_id, other_id, other_type);
