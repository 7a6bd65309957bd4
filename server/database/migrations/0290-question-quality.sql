-- What first responses say about a version of a question, measured every night (core/questions/quality.ts).
create table question_quality (
  question_id text not null,
  question_version integer not null,
  responses integer not null,
  correct integer not null,
  chose_a integer not null,
  chose_b integer not null,
  chose_c integer not null,
  chose_d integer not null,
  -- Correlation of right or wrong with the rest of the sitting, and over how many responses.
  point_biserial double precision,
  pairs integer not null,
  median_time_ms integer,
  recent_responses integer not null,
  recent_correct integer not null,
  flags text[] not null,
  measured_at timestamptz not null,
  primary key (question_id, question_version)
);
create index question_quality_flagged on question_quality (question_id) where flags <> '{}';
-- The log of administrators is searched by who and by what.
create index admin_actions_admin on admin_actions (admin_id, timestamp desc);
create index admin_actions_content on admin_actions (content_id, timestamp desc);
