-- A museum's own number of an order: its accounting looks for it on the invoice.
alter table licence_order add column purchase_order text not null default '';
