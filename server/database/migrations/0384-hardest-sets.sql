-- Questions that only the hardest sets ask: with their explanations at once, so never in an exam as well.
alter table questions drop constraint questions_usage_contexts_check;
alter table questions add constraint questions_usage_contexts_check check (usage_contexts <@ '{exam,predictive,practice,guest,lecture,hardest}');
alter table questions drop constraint questions_exam_or_quiz;
alter table questions add constraint questions_exam_or_quiz
  check (not (usage_contexts && '{exam,predictive}' and usage_contexts && '{practice,guest,lecture,hardest}'));
alter table questions add constraint questions_hardest_alone check (not ('hardest' = any (usage_contexts)) or cardinality(usage_contexts) = 1);

-- The hardest set that a quiz asks; null: none. Earlier builds do not read it, and go on with such a quiz as with any of named questions.
alter table quizzes add column hardest_set text;
