import { describe, expect, it } from 'vitest';
import { afterCheck, checkedSection, checkQuery } from './section-check.ts';
import { checkMinutes } from './test-pace.ts';
import { quizSpecificationSchema } from './specification.ts';

describe('the check of a section', () => {
  it('takes as long as the test gives its questions', () => {
    expect([checkMinutes('reading-writing'), checkMinutes('math')]).toEqual([12, 16]);
  });
});

const least = 10;
const after = (reading: number, math: number) =>
  afterCheck('math', {
    least,
    answers: [
      { section: 'reading-writing', questions: reading },
      { section: 'math', questions: math },
    ],
  });

describe('after the check of Math', () => {
  it('the estimate is offered once both sections have enough answers', () => {
    expect(after(10, 10)).toEqual({ kind: 'estimate' });
  });
  it('a section that was not begun is next, whatever was left blank here', () => {
    expect(after(0, 10)).toEqual({ kind: 'check', section: 'reading-writing', missing: 0 });
    expect(after(0, 9)).toEqual({ kind: 'check', section: 'reading-writing', missing: 1 });
  });
  it('a blank answer in either check leaves no estimate, and nobody is sent to a check that was just taken', () => {
    expect(after(10, 9)).toEqual({ kind: 'more', section: 'math', missing: 1 });
    expect(after(8, 10)).toEqual({ kind: 'more', section: 'reading-writing', missing: 2 });
  });
  it('nobody with months of answers is shown a first estimate', () => {
    expect(after(150, 150)).toBeNull();
    expect(after(0, 150)).toBeNull();
  });
});

describe('a quiz', () => {
  const { topics, ...rest } = checkQuery('math');
  const check = quizSpecificationSchema.parse({ ...rest, topics: topics.split('.').map(Number) });
  it('is the check of a section with every level and no clock only', () => {
    expect(checkedSection(check)).toBe('math');
    expect(checkedSection({ ...check, levels: [4, 5] })).toBeNull();
    expect(checkedSection({ ...check, timing: 'test-pace' })).toBeNull();
    expect(checkedSection({ ...check, topics: check.topics.slice(1) })).toBeNull();
  });
});
