/**
 * SQL of the data export. Columns are named one by one: nothing leaves that would tell a student in
 * the middle of an exam which route they are on or which answers are right.
 */
import type { ExportPart } from '#contract/account-settings.ts';
import type { Queryable } from '../../database/database.ts';

const pageSize = 1000;
const start = { id: '00000000-0000-0000-0000-000000000000', key: '' };

/** Each part: a row as JSON, and the two columns that order it. */
const parts = {
  account: `
    select jsonb_build_object(
        'id', u.id, 'name', u.name, 'email', u.email, 'emailVerified', u.email_verified, 'membershipTier', u.membership_tier,
        'membershipStartDate', u.membership_start_date, 'membershipEndDate', u.membership_end_date, 'createdAt', u.created_at,
        'membershipChanges', (select coalesce(jsonb_agg(jsonb_build_object('kind', m.kind, 'previousTier', m.previous_tier, 'tier', m.tier,
                               'endDate', m.end_date, 'months', m.months, 'reason', m.reason, 'changedAt', m.changed_at) order by m.id), '[]')
                             from membership_changes m where m.user_id = u.id),
        'coupons', (select coalesce(jsonb_agg(jsonb_build_object('code', r.code, 'tier', r.tier, 'state', r.state, 'reservedAt', r.reserved_at,
                      'usedAt', r.used_at) order by r.id), '[]') from coupon_redemptions r where r.user_id = u.id),
        'subscriptions', (select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'tier', b.tier, 'status', b.status, 'startedAt', b.started_at,
                           'periodEnd', b.period_end, 'endsAt', b.ends_at) order by b.started_at), '[]') from subscriptions b where b.user_id = u.id),
        'payments', (select coalesce(jsonb_agg(jsonb_build_object('tier', p.tier, 'months', p.months, 'amountCents', p.amount_cents,
                      'refundedCents', p.refunded_cents, 'currency', p.currency, 'paidAt', p.paid_at, 'receiptUrl', p.receipt_url) order by p.paid_at), '[]')
                     from payments p where p.user_id = u.id),
        'sessions', (select coalesce(jsonb_agg(jsonb_build_object('createdAt', s.created_at, 'expiresAt', s.expires_at, 'ipAddress', s.ip_address,
                       'userAgent', s.user_agent) order by s.id), '[]') from sessions s where s.user_id = u.id),
        'identities', (select coalesce(jsonb_agg(jsonb_build_object('provider', i.provider, 'issuer', i.issuer, 'subject', i.subject, 'email', i.email,
                         'connectedAt', i.connected_at, 'lastUsedAt', i.last_used_at) order by i.provider), '[]') from user_identities i where i.user_id = u.id),
        'twoStepVerification', (select jsonb_build_object('onSince', f.confirmed_at, 'backupCodesLeft',
                                  (select count(*) from backup_codes b where b.user_id = f.user_id and b.used_at is null))
                                from two_factor_secrets f where f.user_id = u.id and f.confirmed_at is not null),
        'trustedDevices', (select coalesce(jsonb_agg(jsonb_build_object('userAgent', d.user_agent, 'createdAt', d.created_at,
                             'expiresAt', d.expires_at) order by d.id), '[]') from trusted_devices d where d.user_id = u.id),
        'phone', (select jsonb_build_object('number', p.number, 'verifiedAt', p.verified_at) from phones p where p.user_id = u.id),
        'stats', (select jsonb_build_object('questionsAttempted', t.total_questions, 'questionsCorrect', t.correct_total, 'lastUpdated', t.last_updated)
                  from user_stats t where t.user_id = u.id),
        'topicStats', (select coalesce(jsonb_agg(jsonb_build_object('topicId', t.topic_id, 'questionsAttempted', t.questions_attempted,
                         'questionsCorrect', t.questions_correct, 'lastAttemptedAt', t.last_attempted_at) order by t.topic_id), '[]')
                       from topic_stats t where t.user_id = u.id)) as row, u.id, '' as key
    from users u where u.id = $1`,
  examSessions: `
    select jsonb_build_object(
        'id', e.id, 'practiceExamId', e.practice_exam_id, 'mode', e.mode, 'timeMultiplier', e.time_multiplier, 'status', e.status,
        'startedAt', e.started_at, 'updatedAt', e.updated_at,
        'modules', (select coalesce(jsonb_agg(jsonb_build_object('position', s.position, 'startedAt', s.started_at, 'submittedAt', s.submitted_at,
                      'allowedMs', s.allowed_ms, 'pausedMs', s.paused_ms, 'lateMs', s.late_ms) order by s.position), '[]')
                    from exam_module_attempts s where s.user_id = e.user_id and s.session_id = e.id)) as row, e.id, '' as key
    from exam_sessions e where e.user_id = $1`,
  answers: `
    select jsonb_build_object('sessionId', session_id, 'questionId', question_id, 'module', position, 'answer', answer, 'eliminated', eliminated,
        'marked', marked, 'annotations', annotations, 'timeSpentMs', time_spent_ms, 'device', device, 'savedAt', saved_at) as row,
      session_id as id, question_id as key
    from exam_answers where user_id = $1`,
  results: `
    select jsonb_build_object('id', id, 'sessionId', session_id, 'practiceExamId', practice_exam_id, 'examTitle', exam_title, 'startedAt', started_at,
        'completedAt', completed_at, 'mode', mode, 'timeMultiplier', time_multiplier, 'total', total, 'totalLow', total_low, 'totalHigh', total_high,
        'readingWriting', reading_writing, 'readingWritingLow', reading_writing_low, 'readingWritingHigh', reading_writing_high,
        'math', math, 'mathLow', math_low, 'mathHigh', math_high, 'correct', correct, 'questions', questions, 'facts', facts) as row, id, '' as key
    from exam_results where user_id = $1`,
  responses: `
    select jsonb_build_object('resultId', id, 'questionId', question_id, 'questionVersion', question_version, 'module', position, 'number', number,
        'answer', answer, 'correct', correct, 'marked', marked, 'eliminated', eliminated, 'timeSpentMs', time_spent_ms, 'createdAt', attempted_at) as row,
      id, question_id as key
    from question_attempts where user_id = $1 and context in ('test-day-exam', 'practice-exam', 'predictive-exam')`,
  attempts: `
    select jsonb_build_object('id', id, 'context', context, 'questionId', question_id, 'questionVersion', question_version, 'topicId', topic_id,
        'archetype', archetype, 'skillTags', skill_tags, 'quizId', quiz_id, 'answer', answer, 'correct', correct, 'misconception', misconception,
        'guessed', guessed, 'firstSeen', first_seen, 'timeSpentMs', time_spent_ms, 'attemptedAt', attempted_at) as row, id, question_id as key
    from question_attempts where user_id = $1 and answer is not null`,
  topicHistory: `
    select jsonb_build_object('topicId', topic_id, 'sourceId', source_id, 'attemptedAt', attempted_at, 'questionsAttempted', questions_attempted,
        'questionsCorrect', questions_correct) as row, source_id as id, lpad(topic_id::text, 2, '0') as key
    from topic_history where user_id = $1`,
  reviewItems: `
    select jsonb_build_object('skillTag', skill_tag, 'dueAt', due_at, 'wrongCount', wrong_count, 'lastSeen', last_seen) as row, user_id as id, skill_tag as key
    from review_items where user_id = $1`,
  quizzes: `
    select jsonb_build_object('id', z.id, 'specification', z.specification, 'startedAt', z.started_at, 'completedAt', z.completed_at,
        'questions', (select coalesce(jsonb_agg(jsonb_build_object('questionId', q.question_id, 'questionVersion', q.question_version, 'topicId', q.topic_id,
                        'answer', a.answer, 'correct', a.correct, 'timeSpentMs', a.time_spent_ms, 'answeredAt', a.attempted_at) order by q.position), '[]')
                      from quiz_questions q left join question_attempts a on a.user_id = q.user_id and a.id = q.attempt_id
                      where q.user_id = z.user_id and q.quiz_id = z.id)) as row, z.id, '' as key
    from quizzes z where z.user_id = $1`,
  timing: `
    select jsonb_build_object('id', id, 'sessionId', session_id, 'module', position, 'event', event, 'at', at, 'detail', detail - 'adminId') as row,
      id, '' as key
    from timing_audit where user_id = $1`,
} as const satisfies Record<ExportPart, string>;

type Json = string | number | boolean | null | { [key: string]: Json } | Json[];
export type ExportedRow = Record<string, Json>;

/** One page of a part, after `cursor`; `nextCursor` is null on the last one. */
export async function selectExportPage(
  queryable: Queryable,
  userId: string,
  part: ExportPart,
  cursor: string | undefined,
): Promise<{ rows: ExportedRow[]; nextCursor: string | null }> {
  const [id = start.id, key = start.key] = cursor?.split('~') ?? [];
  const { rows } = await queryable.query<{ row: ExportedRow; id: string; key: string }>(
    `select row, id, key from (${parts[part]}) as all_rows where (id, key) > ($2::uuid, $3::text) order by id, key limit ${pageSize + 1}`,
    [userId, id, key],
  );
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return { rows: page.map(({ row }) => row), nextCursor: rows.length > pageSize && last ? `${last.id}~${last.key}` : null };
}
