-- When a question was opened and how its answer changed (core/exams/trail.ts). Compared as a text: the greater is the later.
alter table exam_answers add column trail text not null default '' collate "C";
