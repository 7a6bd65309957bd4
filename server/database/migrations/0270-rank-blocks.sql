-- How many accounts have a value in each block of 128 of them (value / 128), so that a rank adds up blocks, and single values of one block only.
create table rank_blocks (
  metric text not null check (metric in ('questions', 'accuracy')),
  block integer not null,
  n integer not null,
  primary key (metric, block)
);
insert into rank_blocks select metric, value / 128, sum(n) from rank_histogram group by metric, value / 128;
