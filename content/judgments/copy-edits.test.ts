import { describe, expect, it } from 'vitest';
import { carryOver, unsolvedEdits, type CopyEdit } from './copy-edits.ts';
import type { Entry } from './record.ts';

const [first, second, third] = ['a'.repeat(16), 'b'.repeat(16), 'c'.repeat(16)] as const;
const entry = (step: Entry['step'], text: string, right?: boolean): Entry => ({
  pass: 1,
  sheet: `${step}-1`,
  step,
  recorded: '2026-11-23',
  findings: [{ id: 'q-1', print: text, ...(right !== undefined && { right }) }],
  comparisons: [],
  seal: '0'.repeat(64),
});
const edit = (from: string, to: string): CopyEdit => ({ id: 'q-1', from, to });
const printsAfter = (edits: readonly CopyEdit[], text: string) =>
  carryOver([entry('realism', text)], edits).flatMap(({ findings }) => findings.map(({ print }) => print));

describe('readings of a copyedited question', () => {
  it('count for the text it has become, over several edits', () => expect(printsAfter([edit(first, second), edit(second, third)], first)).toEqual([third]));
  it('stay with a text that was rewritten otherwise', () => expect(printsAfter([edit(second, third)], first)).toEqual([first]));
  it('are not carried to another question', () => expect(printsAfter([{ ...edit(first, second), id: 'q-2' }], first)).toEqual([first]));
  it('end when an edit restores an earlier text', () => expect([first, second]).toContain(printsAfter([edit(first, second), edit(second, first)], first)[0]));
});

describe('an edited text', () => {
  const prints = new Map([['q-1', second]]);
  it('is unsolved although its former text was solved', () =>
    expect(unsolvedEdits([entry('blind', first, true)], [edit(first, second)], prints)).toEqual(['q-1']));
  it('is unsolved while its solver missed the key', () =>
    expect(unsolvedEdits([entry('blind', second, false)], [edit(first, second)], prints)).toEqual(['q-1']));
  it('is solved by a reader of the edited text', () => expect(unsolvedEdits([entry('blind', second, true)], [edit(first, second)], prints)).toEqual([]));
  it('need not be solved once another text has replaced it', () => expect(unsolvedEdits([], [edit(first, second)], new Map([['q-1', third]]))).toEqual([]));
});
