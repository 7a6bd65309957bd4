-- The answer of a check that was recorded last, by the id its device made: sent again, it counts once.
alter table word_progress add column last_answer_id uuid;
