/** Of what a student compares with the choices. */
import type { Question } from '#core/questions/question.ts';
import { choicesOf } from './read-rows.ts';

export function expectThat(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

/** Which choices pass must be the key alone. */
export function onlyKey(question: Question, passes: (text: string, index: number) => boolean): void {
  const { texts, key } = choicesOf(question);
  const right = texts.flatMap((text, index) => (passes(text, index) ? [index] : []));
  expectThat(right.length === 1 && right[0] === key, `choices ${right.join(', ')} pass, the key is ${key}: ${texts[key]}`);
}
