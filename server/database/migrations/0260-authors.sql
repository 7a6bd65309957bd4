-- Authors write and check content; they see no people and no money.
alter table users add column is_author boolean not null default false;
