-- The last sign of life in a module whose clock pauses by itself (core/exams/clock.ts, afterSilence): when its player last reached the
-- server, to within 20 seconds. Null where the clock runs in any case: on a test day, and in modules begun before this.
alter table exam_module_attempts add column alive_at timestamptz;
