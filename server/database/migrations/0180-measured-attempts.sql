-- False in a section of an exam that was left mostly blank (core/exams/mostly-blank.ts): such an answer counts in no total, trend,
-- ranking, estimate or statistic. What was recorded before this was looked at counts as before.
alter table question_attempts add column measured boolean not null default true;
