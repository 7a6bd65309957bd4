import { describe, expect, it } from 'vitest';
import { answerFits, isAnswered, isCorrect } from './check-answer.ts';
import type { Question } from './question.ts';

const shared = {
  id: 'sys-001',
  version: 1,
  topicId: 14,
  archetype: 'SYS-h',
  difficulty: 3,
  skillTags: ['systems'],
  stem: 'How many?',
  provenance: { kind: 'authored', setting: 'fictional', facts: [] },
} as const;
const steps = ['First step.', 'Second step.'];
const choice: Question = {
  ...shared,
  skillTags: ['systems'],
  provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  format: 'choice',
  choices: [
    { id: 'A', text: '1' },
    { id: 'B', text: '2' },
    { id: 'C', text: '3' },
    { id: 'D', text: '4' },
  ],
  solution: {
    key: 'C',
    steps,
    takeaway: 'Count the solutions.',
    choices: { A: { why: 'Too few here.' }, B: { why: 'Too few here.' }, C: { why: 'It is right.' }, D: { why: 'Too many here.' } },
  },
};
const spr: Question = {
  ...shared,
  skillTags: ['systems'],
  provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  format: 'spr',
  solution: { keys: ['2/3', '-1'], steps, takeaway: 'Solve by elimination.', mistakes: [] },
};

describe('isCorrect', () => {
  it.each([
    ['C', true],
    ['A', false],
    ['c', false],
    ['', false],
    [null, false],
    ['3', false],
  ] as const)('choice %j: %s', (answer, right) => expect(isCorrect(choice, answer)).toBe(right));
  it.each([
    ['2/3', true],
    ['.6667', true],
    ['-1', true],
    ['-1.0', true],
    ['.67', false],
    ['C', false],
    ['2/', false],
    ['', false],
    [null, false],
  ] as const)('entry %j: %s', (answer, right) => expect(isCorrect(spr, answer)).toBe(right));
});

describe('answerFits', () => {
  it.each([
    ['choice', 'A', true],
    ['choice', null, true],
    ['choice', '2', false],
    ['choice', '', false],
    ['choice', 'E', false],
    ['choice', 'AB', false],
  ] as const)('%s %j: %s', (format, answer, fits) => expect(answerFits(format, answer)).toBe(fits));
  it.each([
    ['2/', true],
    ['-', true],
    ['', true],
    [null, true],
    ['1/2/3', true],
    ['A', false],
    ['1234567', false],
    ['1-2', false],
    ['5%', false],
  ] as const)('spr %j: %s', (answer, fits) => expect(answerFits('spr', answer)).toBe(fits));
});

describe('isAnswered', () => {
  it.each([
    [null, false],
    ['', false],
    [' ', false],
    ['A', true],
    ['-', true],
  ] as const)('%j: %s', (answer, answered) => expect(isAnswered(answer)).toBe(answered));
});
