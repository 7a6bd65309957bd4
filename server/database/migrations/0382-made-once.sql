-- What a request has made, by a hash of the request: sent again after its answer was lost, it makes nothing more. Kept for a day.
create table made_once (
  request bytea primary key,
  made_id text not null,
  made_at timestamptz not null
);
