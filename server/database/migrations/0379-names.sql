-- The field's names: what a student notes about a question, and the tasks that notify, with the jobs that wait for them.
alter table kept_questions rename to question_notes;
alter table question_notes rename constraint kept_questions_pkey to question_notes_pkey;
update graphile_worker._private_tasks set identifier = 'notify-renewals' where identifier = 'tell-renewals';
update graphile_worker._private_tasks set identifier = 'notify-reporters' where identifier = 'tell-reporters';
update graphile_worker._private_known_crontabs set identifier = 'notify-renewals' where identifier = 'tell-renewals';
update scheduled_task_runs set task = 'notify-renewals' where task = 'tell-renewals';
