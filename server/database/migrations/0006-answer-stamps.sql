-- The change that last set the answer has a stamp of its own, so that a mark made elsewhere never undoes it (core/exams/answer-state.ts).
alter table exam_answers add column answer_seq integer not null default 0, add column answer_device text not null default '' collate "C";
update exam_answers set answer_seq = seq, answer_device = device;
alter table exam_answers alter column answer_seq drop default, alter column answer_device drop default;
