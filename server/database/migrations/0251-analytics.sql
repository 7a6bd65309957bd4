-- Visits and what they came to, without cookies or addresses. A visitor is a keyed hash that changes every day: visits of one day can be
-- told apart, the same person on two days cannot be recognized.
create table analytics_events (
  day date not null,
  id uuid not null,
  visitor text not null,
  name text not null,
  -- The route, such as /practice-exam/:examId; never an id.
  path text not null,
  -- The site a visit came from, without its path.
  referrer text,
  properties jsonb not null,
  created_at timestamptz not null,
  primary key (day, id)
);

-- The key of each day's hash, shared by all processes, deleted after two days.
create table analytics_keys (
  day date not null primary key,
  key text not null
);

-- Who has said no to being counted. A row exists once a student has used the switch.
create table analytics_choices (
  user_id uuid not null primary key,
  counted boolean not null,
  updated_at timestamptz not null
);

-- What students did with a part of the product.
create table user_engagement (
  user_id uuid not null,
  id uuid not null,
  engagement_type text not null,
  skill_tag text,
  metadata jsonb not null,
  created_at timestamptz not null,
  primary key (user_id, id)
);
