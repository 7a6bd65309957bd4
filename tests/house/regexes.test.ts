/** No regular expression of the product is slow on any input: 100,000 characters take at most 50 ms. */
import { ts } from '@ts-morph/common';
import { expect, test } from 'vitest';
import { processorMs } from '../support/processor-time.ts';
import { projectSources } from './module-graph.ts';

/** Inputs that make backtracking slow: long runs of one kind of character, and an end that does not match. */
const pieces = ['a', '0', ' ', '.', '-', '/', '@', 'a.', 'a-', '%2e', '\n', '<', '(', '\\', 'é'];
const longest = 100_000;
const limitMs = 50;

function expressionsIn(file: string, text: string): RegExp[] {
  const found: RegExp[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const [, pattern = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(node.text) ?? [];
      found.push(new RegExp(pattern, flags));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS));
  return found;
}

/** Processor time for a text of this length, ms; the best of three runs, because a machine with other work is slower even so. */
function timeOf(expression: RegExp, text: string): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3 && best > limitMs; round++) {
    const started = processorMs();
    expression.lastIndex = 0;
    expression.test(text);
    best = Math.min(best, processorMs() - started);
  }
  return best;
}

/** Whether it is too slow for some text. Texts grow step by step, so that a slow one is caught before it takes minutes. */
const isSlow = (expression: RegExp): boolean =>
  pieces.some((piece) => {
    for (let length = 100; length <= longest; length *= 10) if (timeOf(expression, `${piece.repeat(length / piece.length)}\u0001!`) > limitMs) return true;
    return false;
  });

/** Slow on long texts, but only ever given short ones. */
const bounded: Readonly<Record<string, string>> = {
  'core/accounts/name-in-mail.ts': 'names have eighty characters at most',
  'core/membership/coupons.ts': 'digits of an amount',
  'core/questions/spoken-math.ts': 'formulas of our own questions',
  'server/jobs/describe-error.ts': 'the first thousand characters of a message',
};

test('a slow one would be seen', () => expect([/a*a*!!/].map(isSlow)).toEqual([true]));

test('those of core, contract and server are fast', () => {
  const sources = [...projectSources()].filter(([file]) => /^(core|contract|server)\//.test(file) && !/\.test\./.test(file) && !bounded[file]);
  const all = sources.flatMap(([file, text]) => expressionsIn(file, text).map((expression) => ({ file, expression })));
  expect(all.length).toBeGreaterThan(50);
  expect(all.filter(({ expression }) => isSlow(expression)).map(({ file, expression }) => `${file}: ${expression}`)).toEqual([]);
});
