import { describe, expect, it } from 'vitest';
import type { Response } from './result-view.ts';
import { changeSentence, changesSentence, orderSentence, returnsSentence } from './work-words.ts';
import { answerChanges, orderOf, workPattern, type WorkPattern } from './work-view.ts';

const response = (change: Partial<Response>): Response => ({
  questionId: 'q',
  position: 0,
  number: 1,
  topicId: 1,
  difficulty: 3,
  answer: 'D',
  correct: false,
  marked: false,
  pretest: false,
  timeSpentMs: 60_000,
  explained: true,
  ...change,
});
const opened = (atMs: number) => ({ atMs });
const answered = (atMs: number, answer: string | null, correct?: boolean) => ({ atMs, answer, ...(correct === undefined ? {} : { correct }) });

describe('one question', () => {
  it('says which answer was changed to which, when, and which of them is right', () => {
    const changed = response({ steps: [opened(0), answered(10_000, 'B', true), answered(50_000, 'D', false)] });
    expect(answerChanges(changed).map(changeSentence)).toEqual(['B to D after 40 s; B was right.']);
    const better = response({ steps: [answered(10_000, 'A', false), answered(130_000, 'C', true)] });
    expect(answerChanges(better).map(changeSentence)).toEqual(['A to C after 2 min; C is right.']);
    const neither = response({ steps: [answered(10_000, '-3', false), answered(20_000, '5', false)] });
    expect(answerChanges(neither).map(changeSentence)).toEqual(['−3 to 5 after 10 s; neither is right.']);
  });

  it('tells no key where the answers are not marked', () => {
    const untold = response({ answer: null, explained: false, steps: [answered(10_000, 'A'), answered(20_000, 'B'), answered(30_000, null)] });
    expect(answerChanges(untold).map(changeSentence)).toEqual(['A to B after 10 s.', 'B cleared after 10 s.']);
  });

  it('says where it stood in the order of its module', () => {
    const module = [opened(0), opened(65_000)].map((step, index) => response({ questionId: `q${index}`, steps: [step] }));
    const late = response({ questionId: 'q2', steps: [opened(130_000), opened(1_205_000), answered(1_210_000, 'A')] });
    const order = orderOf(late, [...module, late]);
    expect(order && orderSentence(order)).toBe('Opened 3rd of 3, at 2:10; again at 20:05.');
    expect(orderOf(response({}), module)).toBeNull();
  });
});

describe('the pattern of an exam', () => {
  const pattern = (change: Partial<WorkPattern>): WorkPattern => ({
    changed: { wrongToRight: 0, rightToWrong: 0, wrongToWrong: 0 },
    returned: 0,
    returnedRight: 0,
    leftOpen: 0,
    ...change,
  });

  it('counts changes by what came of them, and returns', () => {
    const found = workPattern([
      response({ correct: true, answer: 'C', steps: [answered(1_000, 'A', false), answered(9_000, 'C', true)] }),
      response({ steps: [opened(0), opened(90_000), answered(95_000, 'D', false)] }),
      response({ steps: [answered(1_000, 'B', true), answered(9_000, 'D', false)] }),
    ]);
    expect(found).toEqual({ changed: { wrongToRight: 1, rightToWrong: 1, wrongToWrong: 0 }, returned: 1, returnedRight: 0, leftOpen: 1 });
  });

  it('is silent about an exam that recorded nothing', () => {
    expect(workPattern([response({}), response({})])).toBeNull();
  });

  it('draws a conclusion from enough changes only', () => {
    expect(changesSentence(pattern({ changed: { wrongToRight: 1, rightToWrong: 0, wrongToWrong: 0 } }))).toBe('You changed 1 answer: 1 from wrong to right.');
    expect(changesSentence(pattern({ changed: { wrongToRight: 3, rightToWrong: 1, wrongToWrong: 1 } }))).toBe(
      'You changed 5 answers: 3 from wrong to right, 1 from right to wrong, and 1 from one wrong answer to another. Second looks paid off.',
    );
    expect(changesSentence(pattern({}))).toBe('You stayed with your first answers.');
  });

  it('says how returns ended', () => {
    expect(returnsSentence(pattern({ returned: 9, returnedRight: 5, leftOpen: 6 }))).toBe(
      'You came back to 9 questions, 6 of them left blank at first; 5 of 9 are right.',
    );
    expect(returnsSentence(pattern({ returned: 1, returnedRight: 1, leftOpen: 1 }))).toBe('You came back to 1 question, left blank at first; it is right.');
    expect(returnsSentence(pattern({}))).toBe('You worked straight through and did not go back to any.');
  });
});
