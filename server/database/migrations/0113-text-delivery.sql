-- When the text gateway took the message: until then the code is on its way through the job queue.
alter table phone_codes add column delivered_at timestamptz;
update phone_codes set delivered_at = sent_at;
