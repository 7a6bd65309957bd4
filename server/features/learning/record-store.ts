/** SQL of recording: two statements in one flight, the first of which makes recordings for one student wait for each other. */
import type { Attempt, AttemptContext } from '#core/learning/attempt.ts';
import { evidenceLevels, evidenceWeight } from '#core/learning/evidence.ts';
import type { RecordingTally } from '#core/learning/tally.ts';
import type { Tally } from '#core/progress/accuracy.ts';
import { minAnswersForAccuracyRank } from '#core/progress/ranking.ts';
import { spreadOf, type LoggedError } from '#core/review/error-log.ts';
import { firstRedo } from '#core/review/redo-schedule.ts';
import type { Queryable } from '#server/database/database.ts';
import { errorColumns, toLogged, type ErrorRow } from '../review/store.ts';

export interface Recording {
  readonly userId: string;
  /** For an exam the id of its result, otherwise a new UUIDv7. */
  readonly id: string;
  readonly context: AttemptContext;
  /** The quiz the answers were given in. */
  readonly quizId: string | null;
  readonly at: Date;
  readonly attempts: readonly Attempt[];
}

/** Adds to the totals and locks them to the end of the transaction; returns the new totals. */
export async function addToTotals(queryable: Queryable, userId: string, { questions, correct }: Tally, at: Date): Promise<Tally & { isRanked: boolean }> {
  const { rows } = await queryable.query<{ total_questions: number; correct_total: number; is_ranked: boolean }>(
    `insert into user_stats as kept (user_id, total_questions, correct_total, last_updated) values ($1, $2, $3, $4)
     on conflict (user_id) do update set total_questions = kept.total_questions + excluded.total_questions,
       correct_total = kept.correct_total + excluded.correct_total, last_updated = greatest(kept.last_updated, excluded.last_updated)
     returning total_questions, correct_total, is_ranked`,
    [userId, questions, correct, at],
  );
  const [row] = rows;
  if (!row) throw new Error('totals were neither inserted nor updated');
  return { questions: row.total_questions, correct: row.correct_total, isRanked: row.is_ranked };
}

/**
 * Makes recordings for this student wait to the end of the transaction, after one in progress: it has read what it is going to write. To be
 * called before anything else changes what recordings change.
 */
export async function holdRecordings(queryable: Queryable, userId: string): Promise<void> {
  await queryable.query('select 1 from user_stats where user_id = $1 for no key update', [userId]);
}

export interface CountedRecording extends Recording {
  /** What the attempts add; already added to the totals. */
  readonly tally: RecordingTally;
  /** Per attempt: whether it begins an entry of the error log unless there is one (core/review/error-log.ts). */
  readonly begins: readonly boolean[];
}

/** What is left at the later of two moments of a weight as it was at the earlier: `fade` of core/learning/evidence.ts, whose half-life is 60 days, 5,184,000 s. */
const keptFaded = 'power(0.5::float8, least(200, extract(epoch from greatest(kept.as_of, excluded.as_of) - kept.as_of)::float8 / 5184000))';
const addedFaded = 'power(0.5::float8, least(200, extract(epoch from greatest(kept.as_of, excluded.as_of) - excluded.as_of)::float8 / 5184000))';

/** Sets the evidence that is `kept` to its sum with `excluded`, of each as much as is left of it; the same in whatever order it comes. */
export const addEvidence = `right_weight = kept.right_weight * ${keptFaded} + excluded.right_weight * ${addedFaded},
      wrong_weight = kept.wrong_weight * ${keptFaded} + excluded.wrong_weight * ${addedFaded},
      questions = kept.questions + excluded.questions, as_of = greatest(kept.as_of, excluded.as_of)`;

/** What the statement needs to know about an attempt besides. */
interface Beside {
  readonly evidence: ReturnType<typeof evidenceLevels>;
  /** The same recording has an earlier attempt at this question. */
  readonly isRepeat: boolean;
  readonly begins: boolean;
}

/** What is sent of each attempt, by the column of `sent` that it becomes. */
const sentValues: Readonly<Record<string, (attempt: Attempt, beside: Beside) => string | number | boolean | null>> = {
  question_id: ({ questionId }) => questionId,
  question_version: ({ questionVersion }) => questionVersion,
  topic_id: ({ topicId }) => topicId,
  archetype: ({ archetype }) => archetype,
  skill_tags: ({ skillTags }) => skillTags.join(','),
  difficulty: ({ difficulty }) => difficulty,
  position: ({ position }) => position,
  number: ({ number }) => number,
  answer: ({ answer }) => answer,
  correct: ({ correct }) => correct,
  misconception: ({ misconception }) => misconception,
  pretest: ({ pretest }) => pretest,
  marked: ({ marked }) => marked,
  guessed: ({ guessed }) => guessed,
  eliminated: ({ eliminated }) => eliminated,
  time_spent_ms: ({ timeSpentMs }) => timeSpentMs,
  measured: ({ measured }) => measured,
  parameters_version: ({ parametersVersion }) => parametersVersion,
  is_spr: ({ format }) => format === 'spr',
  evidence_level: (_attempt, { evidence }) => evidence.lower,
  upper_share: (_attempt, { evidence }) => evidence.upperShare,
  spread: ({ questionId }) => spreadOf(questionId),
  is_repeat: (_attempt, { isRepeat }) => isRepeat,
  begins: (_attempt, { begins }) => begins,
};

/** What is sent once: $1, $2 and so on. The columns of `sent` follow. */
const parameters = [
  'userId',
  'id',
  'quizId',
  'at',
  'context',
  'weight',
  'questions',
  'correct',
  'topicIds',
  'topicQuestions',
  'topicCorrect',
  'answeredIds',
  'stability',
  'redoDifficulty',
  'dueAt',
  'minForAccuracy',
] as const;
type Parameter = (typeof parameters)[number];

const statement = `
  -- As a list of columns: a table function would first store each of them apart.
  with sent as (
    select
      unnest($17::text[]) as question_id, unnest($18::integer[]) as question_version, unnest($19::smallint[]) as topic_id,
      unnest($20::text[]) as archetype, unnest($21::text[]) as skill_tags, unnest($22::smallint[]) as difficulty,
      unnest($23::smallint[]) as position, unnest($24::smallint[]) as number, unnest($25::text[]) as answer, unnest($26::boolean[]) as correct,
      unnest($27::text[]) as misconception, unnest($28::boolean[]) as pretest, unnest($29::boolean[]) as marked, unnest($30::boolean[]) as guessed,
      unnest($31::text[]) as eliminated, unnest($32::integer[]) as time_spent_ms, unnest($33::boolean[]) as measured,
      unnest($34::integer[]) as parameters_version, unnest($35::boolean[]) as is_spr, unnest($36::smallint[]) as evidence_level,
      unnest($37::float8[]) as upper_share, unnest($38::real[]) as spread, unnest($39::boolean[]) as is_repeat, unnest($40::boolean[]) as begins),
  -- What was seen before; a question of an exam that was seen, too. The list goes through the index once, a look for each question as often.
  seen_before as materialized (
    select question_id from question_attempts where user_id = $1 and question_id = any($17::text[])
    union all
    select mq.question_id from seen_modules m join exam_module_questions mq on mq.module_id = m.module_id where m.user_id = $1
    union all
    select unnest(d.question_ids) from seen_modules m join drawn_modules d on d.user_id = m.user_id and d.session_id = m.session_id and d.position = m.position
    where m.user_id = $1),
  judged as (select *, not is_repeat and question_id not in (select question_id from seen_before) as first_seen from sent),
  attempts as (
    insert into question_attempts (user_id, id, quiz_id, attempted_at, context, question_id, question_version, topic_id, archetype, skill_tags, difficulty,
      position, number, answer, correct, misconception, pretest, marked, guessed, eliminated, time_spent_ms, first_seen, counted, measured, parameters_version)
    select $1::uuid, $2::uuid, $3::uuid, $4::timestamptz, $5::text, question_id, question_version, topic_id, archetype, string_to_array(skill_tags, ','), difficulty,
      position, number, answer, correct, misconception, pretest, marked, guessed, eliminated, time_spent_ms, first_seen,
      first_seen and measured and $5 <> 'guest', measured, parameters_version from judged),
  -- What is there is added to and the rest inserted, without a conflict clause, which makes every row 50 % more expensive: whoever adds to
  -- what this student has learned holds the totals.
  evidence as materialized (
    select *, (topic_id, level, is_spr) in (select topic_id, difficulty, is_spr from topic_evidence where user_id = $1 and topic_id = any($19::smallint[])) as is_there
    from (
      select topic_id, level, is_spr, $6::float8 * coalesce(sum(share) filter (where correct), 0) as right_weight,
        $6::float8 * coalesce(sum(share) filter (where not correct), 0) as wrong_weight, count(*) filter (where is_nearer) as questions, $4::timestamptz as as_of
      from (
        select topic_id, is_spr, correct, evidence_level as level, 1 - upper_share as share, upper_share <= 0.5 as is_nearer
        from judged where first_seen and measured and upper_share < 1
        union all
        select topic_id, is_spr, correct, (evidence_level + 1)::smallint, upper_share, upper_share > 0.5 from judged where first_seen and measured and upper_share > 0
      ) as part group by topic_id, level, is_spr) as added),
  more_evidence as (
    update topic_evidence as kept set ${addEvidence} from evidence as excluded
    where excluded.is_there and kept.user_id = $1 and kept.topic_id = excluded.topic_id and kept.difficulty = excluded.level and kept.is_spr = excluded.is_spr),
  new_evidence as (
    insert into topic_evidence (user_id, topic_id, difficulty, is_spr, right_weight, wrong_weight, questions, as_of)
    select $1, topic_id, level, is_spr, right_weight, wrong_weight, questions, as_of from evidence where not is_there),
  topics as materialized (select * from unnest($9::smallint[], $10::integer[], $11::integer[]) as t (topic_id, questions, correct)),
  topic_totals as (
    insert into topic_stats as kept (user_id, topic_id, questions_attempted, questions_correct, last_attempted_at)
    select $1, topic_id, questions, correct, $4 from topics
    on conflict (user_id, topic_id) do update set questions_attempted = kept.questions_attempted + excluded.questions_attempted,
      questions_correct = kept.questions_correct + excluded.questions_correct,
      last_attempted_at = greatest(kept.last_attempted_at, excluded.last_attempted_at)),
  history as (
    insert into topic_history as kept (user_id, topic_id, source_id, attempted_at, questions_attempted, questions_correct)
    select $1, topic_id, coalesce($3, $2), $4, questions, correct from topics
    on conflict (user_id, topic_id, source_id) do update set attempted_at = greatest(kept.attempted_at, excluded.attempted_at),
      questions_attempted = kept.questions_attempted + excluded.questions_attempted, questions_correct = kept.questions_correct + excluded.questions_correct),
  review as (
    insert into review_items as kept (user_id, skill_tag, due_at, wrong_count, last_seen)
    select $1, skill_tag, $4, count(*), $4 from sent cross join lateral (select distinct unnest(string_to_array(skill_tags, ','))) as t (skill_tag)
    -- Worth reviewing in any case, measured or not.
    where not correct and answer is not null
      -- The flag and its default: core/feature-flags.ts.
      and exists (select 1 from config where name = 'featureFlags' and value -> 'useRepairEngine' = 'true')
    group by skill_tag
    on conflict (user_id, skill_tag) do update set due_at = excluded.due_at, wrong_count = kept.wrong_count + excluded.wrong_count, last_seen = excluded.last_seen),
  -- The values are those of rankedValues (core/progress/ranking.ts), rounded as JavaScript does.
  changes as (
    insert into statistics_changes (user_id, id, attempt_id, questions_before, questions_after, accuracy_before, accuracy_after)
    select $1, $2, $2, before.questions, after.questions, before.accuracy, after.accuracy
    from user_stats s
      cross join lateral (select s.total_questions - $7::integer as total_questions, s.correct_total - $8::integer as correct_total) as b
      cross join lateral (select case when s.is_ranked and b.total_questions > 0 then b.total_questions end as questions,
        case when s.is_ranked and b.total_questions >= $16::integer then floor(b.correct_total::float8 / b.total_questions * 100 + 0.5)::integer end as accuracy) as before
      cross join lateral (select case when s.is_ranked and s.total_questions > 0 then s.total_questions end as questions,
        case when s.is_ranked and s.total_questions >= $16::integer then floor(s.correct_total::float8 / s.total_questions * 100 + 0.5)::integer end as accuracy) as after
    where s.user_id = $1 and $5 <> 'guest'),
  logged as materialized (select ${errorColumns} from error_log where user_id = $1 and question_id = any($12::text[])),
  -- Without a conflict clause, which makes every row 50 % more expensive: whoever adds entries for this student holds the totals.
  entered as (
    insert into error_log (user_id, question_id, question_version, topic_id, archetype, difficulty, context, answer, correct, misconception,
      first_missed_at, missed_at, misses, cause, stability, redo_difficulty, due_at, seen_at, redos, lapses, spread)
    select $1, question_id, question_version, topic_id, archetype, difficulty, $5, answer, correct, misconception,
      $4, $4, 1, case when guessed then 'guessed' end, $13, $14, $15, $4, 0, 0, spread
    from sent where begins and not exists (select 1 from logged where logged.question_id = sent.question_id))
  select * from logged`;

/** The columns as the statement names them, in the order of their parameters: a value cannot come into another's place. */
const sentInOrder = Array.from(statement.matchAll(/unnest\(\$\d+::\w+\[\]\) as (\w+)/g), ([, column = '']) => {
  const valueOf = sentValues[column];
  if (!valueOf) throw new Error(`nothing is sent as ${column}`);
  return valueOf;
});

/** Per attempt: whether the same recording has an earlier one at the same question. */
function repeats(attempts: Recording['attempts']): boolean[] {
  const asked = new Set<string>();
  return attempts.map(({ questionId }) => {
    const known = asked.has(questionId);
    asked.add(questionId);
    return known;
  });
}

/** Returns the entries of the error log that these answers may change, as they were before. */
export async function insertRecording(queryable: Queryable, recording: CountedRecording): Promise<LoggedError[]> {
  const { userId, id, quizId, at, context, attempts, tally, begins } = recording;
  const { topics } = tally;
  const first = firstRedo(at.getTime());
  const values: Readonly<Record<Parameter, unknown>> = {
    userId,
    id,
    quizId,
    at,
    context,
    weight: evidenceWeight[context],
    questions: tally.questions,
    correct: tally.correct,
    topicIds: topics.map(({ topicId }) => topicId),
    topicQuestions: topics.map(({ questions }) => questions),
    topicCorrect: topics.map(({ correct }) => correct),
    answeredIds: attempts.flatMap(({ questionId, redoOf, answer }) => (answer === null ? [] : [questionId, ...(redoOf === null ? [] : [redoOf])])),
    stability: first.stability,
    redoDifficulty: first.difficultyOfRedo,
    dueAt: new Date(first.dueAt),
    minForAccuracy: minAnswersForAccuracyRank,
  };
  const repeated = repeats(attempts);
  const sent = attempts.map((attempt, index): readonly [Attempt, Beside] => {
    const evidence = evidenceLevels(attempt.difficulty, attempt.b);
    return [attempt, { evidence, isRepeat: repeated[index] === true, begins: begins[index] === true }];
  });
  const columns = sentInOrder.map((valueOf) => sent.map(([attempt, beside]) => valueOf(attempt, beside)));
  const { rows } = await queryable.query<ErrorRow>(statement, [...parameters.map((name) => values[name]), ...columns]);
  return toLogged(rows);
}
