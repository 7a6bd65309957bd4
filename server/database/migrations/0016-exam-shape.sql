-- An exam's shape is data (core/exams/shape.ts): any number of modules of any size and time, with or without routes.
alter table practice_exam_modules
  drop constraint practice_exam_modules_position_check,
  add check (position between 0 and 19),
  -- Instead of the name made of section and module.
  add column label text,
  -- Seconds; null: the standard break where the section changes.
  add column break_before integer check (break_before >= 0),
  -- Of several modules in one place, the position of the one that decides; null: the one before it in its section.
  add column routed_by smallint,
  -- The harder one follows from this share of right answers on; null: the standard threshold.
  add column threshold_of smallint,
  add column threshold_out_of smallint,
  add check ((threshold_of is null) = (threshold_out_of is null));
alter table exam_modules drop constraint exam_modules_stage_check, add check (stage >= 1);

-- The question shown last belongs to its module, so that a late save of one module never moves the next.
alter table exam_module_attempts
  drop constraint exam_sittings_position_check,
  add check (position >= 0),
  add column question_index smallint not null default 0,
  -- When that question was reached.
  add column touched_at timestamptz;
alter table exam_module_attempts set (fillfactor = 80);
update exam_module_attempts a set question_index = s.current_question_index, touched_at = s.updated_at
from exam_sessions s where s.user_id = a.user_id and s.id = a.session_id and a.position = s.current_module_index;

alter table exam_sessions
  -- What the exam was called and what it was made of at the start. Later edits do not reach it.
  add column exam_title text,
  add column shape jsonb,
  -- By position of the module that was chosen.
  add column routes jsonb not null default '{}',
  -- The module before which the break was ended early last.
  add column break_ended_before smallint;
update exam_sessions s set
  exam_title = coalesce((select e.title from practice_exams e where e.id = s.practice_exam_id), 'Practice exam'),
  routes = jsonb_strip_nulls(jsonb_build_object('1', reading_writing_route, '3', math_route)),
  break_ended_before = case when break_ended_at is not null then 2 end,
  shape = coalesce((
    select jsonb_agg(slot order by position) from (
      select m.position, jsonb_build_object(
        'position', m.position, 'section', max(e.section), 'stage', max(e.stage), 'label', null,
        'questionCount', max(e.question_count),
        'unscoredCount', max((select count(*) from exam_module_questions q where q.module_id = e.id and q.is_pretest)),
        'timeLimit', max(e.time_limit), 'calculatorAllowed', bool_or(e.calculator_allowed),
        'breakBefore', case when m.position = 2 then 600 else 0 end, 'adaptive', count(*) > 1,
        'modules', jsonb_agg(jsonb_build_object('moduleId', m."moduleId", 'route', m.route) order by m.route),
        'routedBy', case when count(*) > 1 then jsonb_build_object('position', m.position - 1, 'threshold',
          case max(e.section) when 'math' then '{"of": 14, "outOf": 22}'::jsonb else '{"of": 17, "outOf": 27}'::jsonb end) end) as slot
      from jsonb_to_recordset(s.modules) as m (position smallint, "moduleId" text, route text)
      join exam_modules e on e.id = m."moduleId" group by m.position) as slots), '[]');
alter table exam_sessions
  alter column exam_title set not null,
  alter column shape set not null,
  drop column modules,
  drop column reading_writing_route,
  drop column math_route,
  drop column break_ended_at,
  drop column current_question_index;
