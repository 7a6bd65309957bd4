/** The beginnings of questions, for lists that would otherwise show nothing but ids. */
import { excerptOf } from '#core/questions/excerpt.ts';
import { questionSchema } from '#core/questions/question.ts';
import type { Queryable } from '#server/database/database.ts';
import { selectBodies } from '../store.ts';

interface Version {
  readonly question_id: string;
  readonly question_version: number;
}

/** What each of these versions begins with. */
export async function excerptsOf(queryable: Queryable, versions: readonly Version[]): Promise<(version: Version) => string> {
  const found = await selectBodies(queryable, versions);
  const excerpts = new Map(found.map(({ question_id, version, body }) => [`${question_id} ${version}`, excerptOf(questionSchema.parse(body))]));
  return ({ question_id, question_version }) => excerpts.get(`${question_id} ${question_version}`) ?? '';
}
