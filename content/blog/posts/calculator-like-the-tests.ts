import type { ShippedPost } from '../post.ts';

export const calculatorLikeTheTests: ShippedPost = {
  slug: 'calculator-like-the-tests',
  title: 'We wrote a graphing calculator. Use it for these five things.',
  description: 'Why ours reads the same input as the one in the test, and the kinds of questions where graphing is really the faster way.',
  publishedAt: '2026-11-22T10:40:00.000Z',
  body: `
The digital SAT has a graphing calculator built in, on every Math question. Students who know it well save minutes. So practice needs one that takes the same input: \`y1 ~ m x1 + b\` for a line of best fit, \`{x < 2: x^2, 3x}\` for a piecewise function, \`[1...10]\` for a list.

We looked at existing libraries first. One compiles formulas into code, another writes styles into the page; our security rules forbid both on every page, and the second alone weighs 227 kB compressed, more than everything else a screen starts with. So we wrote our own. It loads nothing from other companies, works offline, and can be tried [without an account](/calculator).

It also computes with fractions. 1/3 + 1/6 is 1/2, not 0.4999999.

## Does graphing help? We went through our Math
Of our 251 kinds of Math questions, 181 can be answered with the calculator. Their explanations come with a second solution, with the rows ready to try. Each was checked by a program that reads off the answer the way the student is told to.

Five groups are worth practicing first:

1. **An equation with one unknown.** Type each side as a graph; the answer is where they meet.
2. **Systems.** Type both equations, click the point. No crossing: no solution.
3. **Lines from points or a table.** Enter the points, fit a line, read slope and intercept.
4. **Quadratics and other curves.** Zeros, vertex, and crossings are marked.
5. **Mean and median.** Type the list once and let the calculator work on it.

## When not to
Often, typing takes longer than thinking: simple percents, ratios, angle chases, “what does the 12 mean in this equation?” A rule that works: if you can’t say within ten seconds what you’d type, don’t.
`,
};
