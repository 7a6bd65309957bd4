/** Two sound questions that tests break in one place at a time. */
import type { ChoiceQuestion, SprQuestion } from '#core/questions/question.ts';

const text =
  'A gardener planted two rows of beans in the same bed on the same day. The first row was watered every evening, and the second row was watered every morning. By the end of June the plants of the second row stood nearly twice as tall. The gardener noted that the evening water had cooled the soil overnight, when young beans need warmth most.';

export const writtenQuestion: ChoiceQuestion = {
  id: 'cid-901',
  version: 1,
  topicId: 1,
  archetype: 'CID-a',
  difficulty: 1,
  skillTags: ['detail'],
  stimulus: { kind: 'prose', text },
  stem: 'According to the text, why did the second row of beans grow taller?',
  provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  format: 'choice',
  choices: [
    { id: 'A', text: 'Its soil stayed warmer during the night than that of the first row.' },
    { id: 'B', text: 'Its seeds were planted several days before those of the first row.' },
    { id: 'C', text: 'Its plants received twice as much water as those of the first row.' },
    { id: 'D', text: 'Its plants stood in a sunnier bed than the plants of the first row.' },
  ],
  solution: {
    key: 'A',
    steps: [
      'Find the sentence that gives a reason: evening water cooled the soil overnight.',
      'The second row was watered in the morning, so its soil stayed warm at night.',
      'The answer is A.',
    ],
    takeaway: 'A detail question is answered by one sentence of the text, in other words.',
    choices: {
      A: { why: 'Evening water “had cooled the soil overnight,” and the second row had none.' },
      B: { why: 'Both rows were planted “on the same day.”', misconception: 'REV' },
      C: { why: '“Twice” is said of the height, not of the water.', misconception: 'ECHO' },
      D: { why: 'Both rows stood “in the same bed.”', misconception: 'OUTSIDE' },
    },
  },
};

export const typedQuestion: SprQuestion = {
  id: 'math-901',
  version: 1,
  topicId: 11,
  archetype: 'LE1-b',
  difficulty: 1,
  skillTags: ['linear-equations'],
  stimulus: {
    kind: 'figure',
    figure: {
      width: 200,
      height: 120,
      title: 'A bar of two parts',
      alt: 'A horizontal bar divided into two parts. The left part is labeled x and the right part is labeled 12.',
      shapes: [
        {
          type: 'polygon',
          points: [
            [20, 40],
            [180, 40],
            [180, 80],
            [20, 80],
          ],
          stroke: 'ink',
        },
        { type: 'text', at: [60, 65], text: 'x', anchor: 'middle' },
        { type: 'text', at: [140, 65], text: '12', anchor: 'middle' },
      ],
    },
  },
  stem: 'The whole bar shown has a length of \\(30\\). What is the value of \\(x\\)?',
  provenance: { kind: 'generated', generator: 'LE1-b', generatorVersion: 1, seed: 1, parameters: { whole: 30, part: 12 } },
  format: 'spr',
  solution: {
    keys: ['18'],
    steps: ['The parts add up to the whole: \\(x+12=30\\).', 'Subtract \\(12\\) from both sides: \\(x=30-12=18\\).', 'The answer is 18.'],
    takeaway: 'A missing part is the whole minus the other part.',
    mistakes: [{ entry: '42', misconception: 'SIGN', why: 'This adds the part to the whole.' }],
  },
};
