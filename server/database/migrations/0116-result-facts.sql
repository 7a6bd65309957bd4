-- A result is kept as facts: columns for lists, the rest as a document with its version (server/features/exams/result-facts.ts).
-- What a student reads is made of them on reading.
alter table exam_results
  add column exam_title text,
  add column started_at timestamptz,
  add column mode text,
  add column time_multiplier real,
  -- What it measures (core/exams/shape.ts, measureOf): only results that measure the same are compared.
  add column measure text,
  add column total_low smallint,
  add column total_high smallint,
  add column reading_writing_low smallint,
  add column reading_writing_high smallint,
  add column math_low smallint,
  add column math_high smallint,
  -- Of all questions, unscored ones included.
  add column correct smallint,
  add column questions smallint,
  -- Null where the exam asked too little for a score.
  alter column total drop not null,
  alter column reading_writing drop not null,
  alter column math drop not null;
alter table exam_results rename column summary to facts;
-- So far every exam was the standard one, and what was shown of it was kept: version 1 of the facts.
update exam_results r set
  exam_title = facts ->> 'examTitle',
  started_at = (facts ->> 'examDate')::timestamptz,
  mode = facts ->> 'mode',
  time_multiplier = (facts ->> 'timeMultiplier')::real,
  measure = 'reading-writing 27,27a; math 22,22a',
  total_low = (facts #>> '{total,low}')::smallint,
  total_high = (facts #>> '{total,high}')::smallint,
  reading_writing = (reading ->> 'score')::smallint,
  reading_writing_low = (reading ->> 'low')::smallint,
  reading_writing_high = (reading ->> 'high')::smallint,
  math = (calculating ->> 'score')::smallint,
  math_low = (calculating ->> 'low')::smallint,
  math_high = (calculating ->> 'high')::smallint,
  correct = (select count(*) from jsonb_array_elements(facts -> 'responses') one where (one ->> 'correct')::boolean),
  questions = jsonb_array_length(facts -> 'responses')
from (
  select user_id, id,
    (select one from jsonb_array_elements(facts -> 'sections') one where one ->> 'section' = 'reading-writing') as reading,
    (select one from jsonb_array_elements(facts -> 'sections') one where one ->> 'section' = 'math') as calculating
  from exam_results) as sections
where sections.user_id = r.user_id and sections.id = r.id;
alter table exam_results
  alter column exam_title set not null,
  alter column started_at set not null,
  alter column mode set not null,
  alter column time_multiplier set not null,
  alter column measure set not null,
  alter column correct set not null,
  alter column questions set not null;
