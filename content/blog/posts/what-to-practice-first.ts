import type { ShippedPost } from '../post.ts';

export const whatToPracticeFirst: ShippedPost = {
  slug: 'what-to-practice-first',
  title: 'Weakest topic first is the worst plan we tested',
  description: 'Ten hours of simulated practice, four ways to choose what comes next. Ordering by points per minute won by a wide margin, for a simple reason.',
  publishedAt: '2026-11-22T11:30:00.000Z',
  body: `
You’ve taken an exam. 29 topics, some weak, some fine. What do you practice tonight? “The weakest” sounds obvious. We tested it.

## The experiment
2,000 simulated students take a first exam, then practice for ten hours in rounds of 12 questions. Every four rounds they look again at what to do next. A round raises its topic a little, and less each time it is repeated. Only the order differs.

~~~bars Points gained per hour
By points per minute | 4.99
In the order of a book | 3.50
At random | 3.07
Weakest first | 2.72
~~~

Weakest first lost even to chance.

## Why
The test doesn’t ask 29 topics equally. Words in Context comes up in almost every module; Circles may come up once in a whole test. And a question in some Math topics takes twice as long as one in Boundaries. A student whose weakest topics are rare, slow ones spends the evening where there is little to win.

So before we ask how weak you are, we multiply:

1. how many questions of this topic an exam asks,
2. times how much more often you’d get them right after a round,
3. times what a right answer is worth,
4. divided by the minutes a round takes *you*.

The second factor is largest in the middle. If you’re at 95 percent there is nothing left to gain; at 20 percent, one evening doesn’t change much.

## Where this is weak
The simulation assumes that a round raises every topic by the same step. If weak topics rise faster than strong ones, which may well be, weakest first does better than here. The advantage comes almost entirely from frequency and time, and those we know well.

## Without our app
Take your last exam. For each topic, count the questions you missed. Start with the topic with the most *missed questions*, not with the lowest percentage. That alone gets you most of the way.
`,
};
