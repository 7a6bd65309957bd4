-- What came of reports: one decision about a question answers all who reported it until then.
create table report_decisions (
  id uuid primary key,
  question_id text not null,
  -- What students were asked when it was decided.
  question_version integer not null,
  outcome text not null check (outcome in ('mended', 'retired', 'kept', 'dismissed')),
  -- What those who reported it are told, beside the outcome.
  answer text not null,
  decided_by uuid not null,
  decided_at timestamptz not null
);
create index report_decisions_latest on report_decisions (id desc);
create index report_decisions_question on report_decisions (question_id, id desc);

-- Null while the report waits. Of reports that wait there is one per student, question and reason; those decided stay.
alter table question_reports add column decision_id uuid, add column told_at timestamptz;
drop index question_reports_once;
create unique index question_reports_once on question_reports (user_id, question_id, reason) where decision_id is null;
create index question_reports_question on question_reports (question_id, id desc);
create index question_reports_decision on question_reports (decision_id, user_id) where decision_id is not null;

-- The results of an exam, newest first, for those who look which of them a question has touched.
create index exam_results_newest on exam_results (practice_exam_id, id desc);

-- The question editor lists what a model was asked about a question.
create index model_requests_question on model_requests (question_id) where question_id is not null;
