/** SQL of questions: identities and versions. */
import type { ShippedQuestion } from '#content/shipped-content.ts';
import { questionSchema, type Question } from '#core/questions/question.ts';
import type { Queryable } from '../database/database.ts';

interface Known {
  readonly origin: string | null;
  /** The version that says the same; null if none does. */
  readonly same: number | null;
  readonly newest: number;
}

/** What the database has of each shipped question, in the same order. */
async function selectKnown(queryable: Queryable, questions: readonly Question[]): Promise<Known[]> {
  const { rows } = await queryable.query<Known>(
    `select q.origin, coalesce(max(v.version), 0) as newest, min(v.version) filter (where v.body - 'version' = s.body - 'version') as same
     from unnest($1::text[], $2::jsonb[]) with ordinality as s (id, body, place)
     left join questions q on q.id = s.id left join question_versions v on v.question_id = s.id
     group by s.place, q.origin order by s.place`,
    [questions.map(({ id }) => id), questions.map((question) => JSON.stringify(question))],
  );
  return rows;
}

async function insertVersions(queryable: Queryable, questions: readonly Question[], release: number): Promise<void> {
  await queryable.query(
    `insert into question_versions (question_id, version, topic_id, archetype, difficulty, format, skill_tags, body, release)
     select s.body ->> 'id', (s.body ->> 'version')::integer, (s.body ->> 'topicId')::smallint, s.body ->> 'archetype', (s.body ->> 'difficulty')::smallint,
            s.body ->> 'format', array(select jsonb_array_elements_text(s.body -> 'skillTags')), s.body, $2
     from unnest($1::jsonb[]) as s (body)`,
    [questions.map((question) => JSON.stringify(question)), release],
  );
}

/**
 * Publishes what releases own in the shipped version and retires what is no longer shipped. A question that editors own
 * gets the shipped text as a version; they decide which one is current.
 */
export async function loadQuestions(queryable: Queryable, shipped: readonly ShippedQuestion[], release: number): Promise<void> {
  const known = await selectKnown(
    queryable,
    shipped.map(({ question }) => question),
  );
  const placed = shipped.flatMap(({ question, usageContexts }, index) => {
    const { origin, same, newest } = known[index] as Known;
    // An id that belongs to something created in this database is not ours to change.
    if (origin !== null && origin !== 'shipped') return [];
    const version = same ?? newest + 1;
    return [{ question: { ...question, version }, usageContexts: JSON.stringify(usageContexts), isNewId: origin === null, isNew: same === null }];
  });
  const added = placed.filter(({ isNewId }) => isNewId);
  // A question names its version before that version exists: the reference is checked when the transaction ends.
  await queryable.query(
    `insert into questions (id, origin, owner, status, current_version, usage_contexts)
     select s.id, 'shipped', 'release', 'published', s.version, array(select jsonb_array_elements_text(s.contexts))
     from unnest($1::text[], $2::integer[], $3::jsonb[]) as s (id, version, contexts)`,
    [added.map(({ question }) => question.id), added.map(({ question }) => question.version), added.map(({ usageContexts }) => usageContexts)],
  );
  await insertVersions(
    queryable,
    placed.filter(({ isNew }) => isNew).map(({ question }) => question),
    release,
  );
  const ids = placed.map(({ question }) => question.id);
  await queryable.query(
    `update questions q set status = 'published', current_version = s.version, usage_contexts = s.contexts, updated_at = now()
     from (select t.id, t.version, array(select jsonb_array_elements_text(t.contexts)) as contexts from unnest($1::text[], $2::integer[], $3::jsonb[]) as t (id, version, contexts)) as s
     where q.id = s.id and q.origin = 'shipped' and q.owner = 'release'
       and (q.status, q.current_version, q.usage_contexts) is distinct from ('published', s.version, s.contexts)`,
    [ids, placed.map(({ question }) => question.version), placed.map(({ usageContexts }) => usageContexts)],
  );
  await queryable.query(
    `update questions set status = 'retired', updated_at = now()
     where origin = 'shipped' and owner = 'release' and status <> 'retired' and id <> all ($1::text[])`,
    [ids],
  );
}

export interface PinnedQuestion {
  readonly id: string;
  readonly version: number;
}

/** Whole questions, keys included, in the versions asked for; retired ones too. */
export async function selectQuestions(queryable: Queryable, pinned: readonly PinnedQuestion[]): Promise<Question[]> {
  const { rows } = await queryable.query<{ body: unknown }>(
    'select v.body from question_versions v join unnest($1::text[], $2::integer[]) as t (id, version) on v.question_id = t.id and v.version = t.version',
    [pinned.map(({ id }) => id), pinned.map(({ version }) => version)],
  );
  return rows.map(({ body }) => questionSchema.parse(body));
}
