-- Processes of the version before run beside the new ones while they are replaced, and name the table as it was called. To be dropped with the next release.
create view kept_questions as select * from question_notes;
