import { ExpressionError } from './expression-error.ts';
import type { Parser } from './parse.ts';
import type { Expression } from './syntax.ts';

/** What stands in brackets, the first of which is read already: [1, 2, 3], [1...10] or [1, 3...11]. */
export function parseList(parser: Parser): Expression {
  return parser.enclosed(']', () => {
    if (parser.isSign(']') || parser.done) return { type: 'list', items: [] };
    const items = [parser.expression()];
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
