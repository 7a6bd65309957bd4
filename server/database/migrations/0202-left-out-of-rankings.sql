-- A student may be left out of the rankings. In the row that recordings lock, so that it cannot change between two looks at it.
alter table user_stats add column is_ranked boolean not null default true;
