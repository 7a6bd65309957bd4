import type { ShippedPost } from '../post.ts';

export const tooFewToTell: ShippedPost = {
  slug: 'too-few-to-tell',
  title: 'Why we say “too few to tell” so often',
  description: 'Two wrong out of four is 50 percent, and almost no information. What it takes before a pattern in your mistakes is more than chance.',
  publishedAt: '2026-11-22T11:00:00.000Z',
  body: `
An app that says “you’re weak at circles” after two questions sounds smart. It’s a coin flip with a label on it.

Somebody who gets 75 percent of circle questions right will miss both of two about once in sixteen tries, and at least two of four more than a quarter of the time. With 29 topics, everybody has a few such “weaknesses” by chance alone.

## Habits are harder still
On Plus, Ascent looks for patterns: wrong choices that share a cause, like dropping a minus sign or picking a cause where the text gives a correlation. We claim one only if you chose it at least twice in at least four chances, and more often than others do, with a certainty over 60 percent.

How often does that rule speak? We simulated 5,000 students per row, in a population where everyone shows the habit in one of six chances:

| student’s true rate | claimed after 4 chances | after 8 | after 20 |
|---|---:|---:|---:|
| 5%, hardly ever | 1% | 4% | 0% |
| 17%, like everybody | 13% | 28% | 15% |
| 33% | 40% | 64% | 63% |
| 50% | 69% | 87% | 86% |

After eight chances, a student who has the habit half of the time is found in 87 percent of cases. But read the second row: a perfectly ordinary student is told of a habit in about one case of five. That’s the price of speaking early, and it’s why the screen calls it a hint and shows the two questions behind it, so that you can judge for yourself.

A pattern also fades: three chances in a row without it, and it’s gone.

## A rule of thumb
For one topic, 12 to 20 questions begin to mean something. Below that, use the wrong answers as things to learn from, not as grades.
`,
};
