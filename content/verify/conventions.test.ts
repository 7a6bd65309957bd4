import { describe, expect, it } from 'vitest';
import type { AuthoredItem } from '../items/authored.ts';
import { boundaryProblems, conventionsProblems, formProblems, synthesisProblems } from './conventions.ts';

const item = (topicId: 7 | 9 | 10, stimulus: AuthoredItem['stimulus'], texts: readonly [string, string, string, string]): AuthoredItem => {
  const wrong = (text: string) => ({ text, misconception: 'RUNON' as const, why: '' });
  return {
    id: 'q-0123456789abcdef',
    topicId,
    archetype: { 7: 'SYN-c', 9: 'BOU-c', 10: 'FSS-b' }[topicId],
    difficulty: 2,
    skillTags: [],
    stimulus,
    stem: '',
    correct: { text: texts[0], why: '' },
    distractors: [wrong(texts[1]), wrong(texts[2]), wrong(texts[3])],
    steps: [],
    takeaway: '',
    provenance: { kind: 'authored', setting: 'factual', facts: [] },
  };
};
const boundary = item(9, { kind: 'prose', text: 'When melting snow fills the ______ banks disappear.' }, [
  'river, its',
  'river its',
  'river. Its',
  'river and its',
]);
const form = item(10, { kind: 'prose', text: 'The collection of racing canoes ______ in an old barn.' }, [
  'is stored',
  'are stored',
  'were stored',
  'have been stored',
]);
const synthesis = item(
  7,
  {
    kind: 'notes',
    intro: 'While researching a topic, a student has taken the following notes:',
    notes: ['The kakapo is a large parrot that lives only in New Zealand.', 'The kiwi is a bird that lives only in New Zealand.', 'Stoats prey on both.'],
  },
  [
    'Like the kakapo, the kiwi has an enemy in the stoat.',
    'Like the kakapo, the kiwi lives only in New Zealand.',
    'The kakapo is a large parrot.',
    'The kiwi is a bird that lives only in New Zealand.',
  ],
);
const withChoices = (question: AuthoredItem, texts: readonly [string, string, string, string]): AuthoredItem => {
  const [first, second, third] = question.distractors;
  return {
    ...question,
    correct: { ...question.correct, text: texts[0] },
    distractors: [
      { ...first, text: texts[1] },
      { ...second, text: texts[2] },
      { ...third, text: texts[3] },
    ],
  };
};

describe('questions on notes, boundaries and forms', () => {
  it('pass when their choices differ only in what is tested', () => {
    expect([boundary, form, synthesis].flatMap(conventionsProblems)).toEqual([]);
  });
  it.each<[string, readonly [string, string, string, string]]>([
    ['a changed word', ['day. Growers', 'day, farmers', 'day growers', 'day growers,']],
    ['changed order', ['day. Growers', 'growers, day', 'day growers', 'day growers,']],
    ['two joining words', ['day, and growers', 'day, but growers', 'day growers', 'day growers,']],
    ['a period beside a semicolon', ['day. Growers', 'day; growers', 'day growers', 'day growers,']],
    ['a repeated choice', ['day. Growers', 'day growers', 'day growers', 'day growers,']],
  ])('notices %s in a boundaries question', (_name, texts) => {
    expect(boundaryProblems(withChoices(boundary, texts))).not.toEqual([]);
  });

  it('allows one joining word in a boundaries question', () => {
    expect(boundaryProblems(withChoices(boundary, ['day. Growers', 'day, growers', 'day, but growers', 'day growers']))).toEqual([]);
  });

  it('notices a different word in a form question', () => {
    expect(formProblems(withChoices(form, ['turns its head', 'turn its head', 'turning its head', 'bends its head']))).toHaveLength(3);
    expect(formProblems(withChoices(form, ['made it', 'makes it', 'making it', 'having made it']))).toEqual([]);
  });

  it('notices a name and a number that the notes lack', () => {
    const [key, second, third] = [synthesis.correct.text, synthesis.distractors[0].text, synthesis.distractors[1].text];
    expect(synthesisProblems(withChoices(synthesis, [key, second, third, 'The weka of New Zealand and Australia lives for 15 years.']))).toEqual([
      'not in the notes: Australia',
      'not in the notes: 15',
    ]);
    expect(synthesisProblems({ ...synthesis, stimulus: { kind: 'prose', text: 'No notes here.' } })).toEqual(['the stimulus has no notes']);
  });

  it('says when it has no check', () => {
    expect(conventionsProblems({ ...synthesis, topicId: 8 })).toEqual(['no check for topic 8']);
  });
});
