/** The written questions of the exams, and those asked elsewhere, as the rules on what forms may share see them. */
import { publishedQuestions } from '../items/published.ts';
import { writtenText, type WrittenForm, type WrittenText } from './apart.ts';

/** By question id; what is asked outside of exams is `outside`. `claimsOf` says which claims a question tells, where that matters. */
export function publishedTexts(claimsOf: ReadonlyMap<string, string> = new Map()): {
  readonly byId: ReadonlyMap<string, WrittenText>;
  readonly outside: readonly WrittenText[];
} {
  const published = publishedQuestions().map((one) => ({ use: one.use, text: { ...writtenText(one), claims: claimsOf.get(one.question.id) } }));
  return {
    byId: new Map(published.map(({ text }) => [text.id, text])),
    outside: published.filter(({ use }) => !use.startsWith('exam')).map(({ text }) => text),
  };
}

interface Form {
  readonly number: number;
  readonly modules: readonly { readonly questionIds: readonly string[] }[];
}

/** A form's written questions. */
export const writtenForm = ({ number, modules }: Form, byId: ReadonlyMap<string, WrittenText>): WrittenForm => ({
  number,
  texts: modules.flatMap(({ questionIds }) => questionIds).flatMap((id) => byId.get(id) ?? []),
});
