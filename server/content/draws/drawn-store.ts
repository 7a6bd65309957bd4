/** SQL of questions drawn on demand. */
import type { Question } from '#core/questions/question.ts';
import type { Queryable } from '#server/database/database.ts';

/**
 * Publishes drawn questions for practice, for everybody; those with numbers that the bank or another of them has already are left out.
 * Returns the ids of the others.
 */
export async function insertDrawn(queryable: Queryable, questions: readonly Question[]): Promise<ReadonlySet<string>> {
  const { rows } = await queryable.query<{ question_id: string }>(
    `with sent as (
       select distinct on (s.body ->> 'archetype', s.body ->> 'difficulty', s.body #> '{provenance,parameters}') s.body
       from unnest($1::jsonb[]) as s (body)
       where not exists (
         select 1 from question_versions v
         where v.archetype = s.body ->> 'archetype' and v.difficulty = (s.body ->> 'difficulty')::smallint
           and v.body #> '{provenance,parameters}' = s.body #> '{provenance,parameters}')),
     named as (
       insert into questions (id, origin, owner, status, current_version, usage_contexts)
       select body ->> 'id', 'generated', 'editors', 'published', 1, '{practice}' from sent)
     insert into question_versions (question_id, version, topic_id, archetype, difficulty, format, skill_tags, body)
     select body ->> 'id', 1, (body ->> 'topicId')::smallint, body ->> 'archetype', (body ->> 'difficulty')::smallint, body ->> 'format',
       array(select jsonb_array_elements_text(body -> 'skillTags')), body
     from sent returning question_id`,
    [questions.map((question) => JSON.stringify(question))],
  );
  return new Set(rows.map(({ question_id }) => question_id));
}
