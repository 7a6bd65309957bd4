/** Beginnings of new questions. What stands in square brackets is to be replaced: a draft that still has some cannot be published. */
import { choiceIds } from '../questions/choices.ts';
import type { Question, Stimulus } from '../questions/question.ts';
import type { TopicId } from '../topics/topics.ts';

export const templateNames = ['passage', 'pair', 'notes', 'table', 'math-choice', 'math-entry'] as const;
export type TemplateName = (typeof templateNames)[number];

const stimuli: Readonly<Partial<Record<TemplateName, Stimulus>>> = {
  passage: { kind: 'prose', text: '[The passage, 25 to 150 words]' },
  pair: { kind: 'pair', text1: '[The first text]', text2: '[The second text]' },
  notes: {
    kind: 'notes',
    intro: 'While researching a topic, a student has taken the following notes:',
    notes: ['[First note]', '[Second note]', '[Third note]'],
  },
  table: { kind: 'table', table: { caption: '[Title of the table]', columns: ['[Column]', '[Column]'], rows: [['[Row]', '[Value]']] } },
};

/** A topic and an archetype of the kind each template is mostly used for. */
const places: Readonly<Record<TemplateName, { readonly topicId: TopicId; readonly archetype: string }>> = {
  passage: { topicId: 1, archetype: 'CID-a' },
  pair: { topicId: 6, archetype: 'CTC-a' },
  notes: { topicId: 7, archetype: 'SYN-a' },
  table: { topicId: 3, archetype: 'COE-a' },
  'math-choice': { topicId: 11, archetype: 'LE1-a' },
  'math-entry': { topicId: 11, archetype: 'LE1-a' },
};

/** A sound question that says nothing yet. */
export function questionFromTemplate(name: TemplateName, id: string): Question {
  const stimulus = stimuli[name];
  const shared = {
    id,
    version: 1,
    ...places[name],
    difficulty: 3 as const,
    skillTags: ['to-be-named'],
    ...(stimulus && { stimulus }),
    stem: '[What is asked]',
    provenance: { kind: 'authored' as const, setting: 'fictional' as const, facts: [] },
  };
  const told = { steps: ['[The first step]', '[The second step]'], takeaway: '[What to remember next time]' };
  if (name === 'math-entry') return { ...shared, format: 'spr', solution: { ...told, keys: ['1'], mistakes: [] } };
  const why = { why: '[Why it is right or wrong]' };
  return {
    ...shared,
    format: 'choice',
    choices: choiceIds.map((letter) => ({ id: letter, text: `[Choice ${letter}]` })),
    solution: { ...told, key: 'A', choices: { A: why, B: why, C: why, D: why } },
  };
}

/** Pieces of a template that are still there. */
export const templateLeft = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.match(/\[(The |First|Second|Third|Title|Column|Row|Value|Choice |What |Why )[^\]]*\]/g) ?? []);
