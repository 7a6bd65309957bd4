import { expect, test } from 'vitest';
import { annotationLimit, type Annotation } from '#core/exams/answer-state.ts';
import type { ShownQuestion } from '#core/questions/learner-view.ts';
import { annotationsHandle } from './use-annotations.ts';

const question = {
  id: 'q1',
  format: 'choice',
  stimulus: { kind: 'pair', text1: 'Rain fell on the hill.', text2: 'Nobody moved for an hour.' },
  stem: 'Which claim do both make?',
  choices: [],
} as const satisfies ShownQuestion;
const pink = { colour: 'pink', underline: 'none' } as const;

function handleWith(annotations: readonly Annotation[]) {
  const saved: Annotation[][] = [];
  return {
    saved,
    handle: annotationsHandle(
      question,
      annotations,
      (next) => saved.push(next),
      () => undefined,
    ),
  };
}

test('a selection through several texts is saved as one change, a mark in each', () => {
  const { handle, saved } = handleWith([]);
  const first = handle.add(
    [
      { target: 'stimulus', start: 13, end: 22 },
      { target: 'stimulus2', start: 0, end: 25 },
      { target: 'stem', start: 0, end: 5 },
    ],
    pink,
  );
  expect(first).toMatchObject({ target: 'stimulus', start: 13 });
  expect(saved).toHaveLength(1);
  expect(saved[0]?.map(({ target, start, end, colour }) => `${target} ${start}–${end} ${colour}`).sort()).toEqual([
    'stem 0–5 pink',
    'stimulus 13–22 pink',
    'stimulus2 0–25 pink',
  ]);
});

test('of a selection that would be more than a question may have, nothing is saved', () => {
  const full = Array.from(
    { length: annotationLimit - 1 },
    (_, index): Annotation => ({ id: `n${index}`, target: 'stem', start: index, end: index + 1, ...pink }),
  );
  const { handle, saved } = handleWith(full);
  const spans = [
    { target: 'stimulus', start: 0, end: 4 },
    { target: 'stimulus2', start: 0, end: 6 },
  ] as const;
  expect(handle.add(spans, pink)).toBeNull();
  expect(saved).toEqual([]);
  expect(handle.add(spans.slice(0, 1), pink)).not.toBeNull();
});
