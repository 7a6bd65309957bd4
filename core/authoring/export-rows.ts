/** A question as a row that can be imported again. Figures, tables and named mistakes have no columns: such a row says what it can. */
import { choiceIds } from '../questions/choices.ts';
import type { Question, Stimulus } from '../questions/question.ts';
import type { ImportField, ImportRow } from './import-rows.ts';

function passageOf(stimulus: Stimulus | undefined): string {
  if (!stimulus) return '';
  if (stimulus.kind === 'notes') return [stimulus.intro, ...stimulus.notes].join('\n\n');
  if (stimulus.kind === 'pair') return `Text 1\n\n${stimulus.text1}\n\nText 2\n\n${stimulus.text2}`;
  return stimulus.text ?? '';
}

export function rowFromQuestion(question: Question): ImportRow {
  const shared = {
    id: question.id,
    topic: String(question.topicId),
    level: String(question.difficulty),
    archetype: question.archetype,
    skills: question.skillTags.join(', '),
    passage: passageOf(question.stimulus),
    question: question.stem,
    steps: question.solution.steps.join('\n'),
    takeaway: question.solution.takeaway,
  };
  if (question.format === 'spr') return { ...shared, answer: question.solution.keys.join('; ') };
  const { choices, solution } = question;
  const cells = choiceIds.flatMap((id, index): [ImportField, string][] => [
    [`choice${id}`, choices[index]?.text ?? ''],
    [`why${id}`, solution.choices[id].why],
  ]);
  return { ...shared, answer: solution.key, ...Object.fromEntries(cells) };
}
