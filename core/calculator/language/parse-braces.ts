import { ExpressionError } from './expression-error.ts';
import type { Parser } from './parse.ts';
import { isCondition, type Branch, type Expression } from './syntax.ts';

/**
 * What stands in braces, the first of which is read already: pieces {x < 2: x^2, 3x}, the domain of
 * a row {0 < x < 3}, or, as LaTeX writes it, just an expression.
 */
export function parseBraces(parser: Parser): Expression {
  return parser.enclosed('}', () => {
    const branches: Branch[] = [];
    do {
      const found = parser.conditionOrExpression();
      if (isCondition(found)) {
        branches.push({ when: found, value: parser.take(':') ? parser.expression() : null });
        continue;
      }
      if (parser.isSign(':')) throw new ExpressionError('Before a colon comes a condition: {x < 2: x^2, 3x}.');
      if (parser.isSign(','))
        throw new ExpressionError('In braces, each value but the last needs a condition: {x < 2: x^2, 3x}. A list has brackets: [1, 2, 3].');
      return branches.length === 0 ? found : { type: 'piecewise', branches, otherwise: found };
    } while (parser.take(','));
    return { type: 'piecewise', branches, otherwise: null };
  });
}
