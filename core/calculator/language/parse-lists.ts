import { ExpressionError } from './expression-error.ts';
import type { Parser } from './parse.ts';
import { isCondition, type Condition, type Expression } from './syntax.ts';

/** What stands in brackets, the first of which is read already: [1, 2, 3], [1...10] or [1, 3...11]. */
export function parseList(parser: Parser): Expression {
  return parser.enclosed(']', () => {
    if (parser.isSign(']') || parser.done) return { type: 'list', items: [] };
    const items = [parser.expression()];
    const [first] = items;
    if (first && parser.take('for')) return parseEach(parser, first);
    for (;;) {
      // [1, 2, ..., 10] is as clear as [1, 2...10].
      const comma = parser.take(',');
      if (parser.take('...')) {
        parser.take(',');
        const [from, second, more] = items;
        if (!from || more) throw new ExpressionError('A range begins with one or two numbers: [1...10] or [1, 3...11].');
        return { type: 'range', from, second: second ?? null, to: parser.expression() };
      }
      if (!comma) return { type: 'list', items };
      items.push(parser.expression());
    }
  });
}

/** n=[1...4] of [n^2 for n=[1...4]]. */
function parseEach(parser: Parser, of: Expression): Expression {
  const name = parser.takeName();
  if (name === null || !parser.takeEquals()) throw new ExpressionError('After “for” comes a letter and its list: [n^2 for n=[1...4]].');
  const list = parser.expression();
  if (parser.isSign(',')) throw new ExpressionError('A list with “for” can have only one letter: [n^2 for n=[1...4]].');
  return { type: 'each', name, list, of };
}

/** Which items of a list, after the first bracket: L[2], L[L > 3], L[2...4] or L[1, 3]. */
export function parseItem(parser: Parser): Expression | Condition {
  return parser.enclosed(']', () => {
    const first = parser.conditionOrExpression();
    if (isCondition(first)) return first;
    if (parser.take('...')) return { type: 'range', from: first, second: null, to: parser.expression() };
    const items = [first];
    while (parser.take(',')) items.push(parser.expression());
    return items.length === 1 ? first : { type: 'list', items };
  });
}
