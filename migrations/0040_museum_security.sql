-- What a museum demands of everybody who signs in to it.
alter table tenant add column demands_second_factor boolean not null default false;
alter table tenant add column demands_sign_on boolean not null default false;
