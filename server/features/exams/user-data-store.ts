/** What practice exams keep by user. */
import { pageOfExported, type ListRow } from '#server/user-data/export-page-store.ts';
import { ofAccounts, type UserData } from '#server/user-data/user-data.ts';

export const examUserData: UserData = {
  tables: [
    ofAccounts('exam_sessions', 'examSessions'),
    ofAccounts('exam_module_attempts', 'examSessions'),
    ofAccounts('exam_answers', 'answers'),
    ofAccounts('exam_results', 'results'),
    ofAccounts('practiced_misses', 'practicedMisses'),
    ofAccounts('timing_audit', 'timing'),
    ofAccounts('drawn_modules', { not: 'which questions were chosen for an exam; the answers to them are exported' }),
    ofAccounts('seen_modules', { not: 'which modules were shown in exams that were discarded or rushed; nothing the student wrote' }),
  ],
  exportLists: {
    examSessions: (queryable, userId, after) =>
      queryable.query<ListRow>(
        `with exported as (
           select jsonb_build_object(
               'id', e.id, 'practiceExamId', e.practice_exam_id, 'mode', e.mode, 'timeMultiplier', e.time_multiplier, 'status', e.status,
               'startedAt', e.started_at, 'updatedAt', e.updated_at,
               'modules', (select coalesce(jsonb_agg(jsonb_build_object('position', s.position, 'startedAt', s.started_at, 'submittedAt', s.submitted_at,
                             'allowedMs', s.allowed_ms, 'pausedMs', s.paused_ms, 'lateMs', s.late_ms) order by s.position), '[]')
                           from exam_module_attempts s where s.user_id = e.user_id and s.session_id = e.id)) as row, e.id, '' as key
           from exam_sessions e where e.user_id = $1
         ) ${pageOfExported}`,
        [userId, after.id, after.key],
      ),
    answers: (queryable, userId, after) =>
      queryable.query<ListRow>(
        `with exported as (
           select jsonb_build_object('sessionId', session_id, 'questionId', question_id, 'module', position, 'answer', answer, 'eliminated', eliminated,
               'marked', marked, 'annotations', annotations, 'timeSpentMs', time_spent_ms, 'device', device, 'savedAt', saved_at,
               'steps', (select coalesce(jsonb_agg(jsonb_build_object('atMs', left(step, 6)::int * 100,
                             'kind', case when step like '%=%' then 'answered' else 'opened' end, 'answer', nullif(split_part(step, '=', 2), '')) order by place desc), '[]')
                         from string_to_table(trail, ' ') with ordinality as steps (step, place) where step ~ '^[0-9]{6}')) as row,
             session_id as id, question_id as key
           from exam_answers where user_id = $1
         ) ${pageOfExported}`,
        [userId, after.id, after.key],
      ),
    results: (queryable, userId, after) =>
      queryable.query<ListRow>(
        `with exported as (
           select jsonb_build_object('id', id, 'sessionId', session_id, 'practiceExamId', practice_exam_id, 'examTitle', exam_title,
               'startedAt', started_at, 'completedAt', completed_at, 'mode', mode, 'timeMultiplier', time_multiplier,
               'total', total, 'totalLow', total_low, 'totalHigh', total_high, 'readingWriting', reading_writing,
               'readingWritingLow', reading_writing_low, 'readingWritingHigh', reading_writing_high,
               'math', math, 'mathLow', math_low, 'mathHigh', math_high, 'correct', correct, 'questions', questions,
               'facts', case when hurried then facts - 'questions' else facts end) as row,
             id, '' as key
           from exam_results where user_id = $1
         ) ${pageOfExported}`,
        [userId, after.id, after.key],
      ),
    practicedMisses: (queryable, userId, after) =>
      queryable.query<ListRow>(
        `with exported as (
           select jsonb_build_object('resultId', result_id, 'questionId', question_id, 'answer', answer, 'correct', correct, 'tries', tries,
               'timeSpentMs', time_spent_ms, 'practicedAt', practiced_at) as row, result_id as id, question_id as key
           from practiced_misses where user_id = $1
         ) ${pageOfExported}`,
        [userId, after.id, after.key],
      ),
    timing: (queryable, userId, after) =>
      queryable.query<ListRow>(
        `with exported as (
           select jsonb_build_object('id', id, 'sessionId', session_id, 'module', position, 'event', event, 'at', at,
               'detail', detail - 'adminId') as row, id, '' as key
           from timing_audit where user_id = $1
         ) ${pageOfExported}`,
        [userId, after.id, after.key],
      ),
  },
};
