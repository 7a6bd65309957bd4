import type { ShippedPost } from '../post.ts';

export const secondModule: ShippedPost = {
  slug: 'second-module',
  title: 'One more right answer in module 1: worth 90 points, or nothing?',
  description: 'We ran our scoring model across the line between the easier and the harder second module. The answer isn’t the one you’ll find on forums.',
  publishedAt: '2026-11-22T10:30:00.000Z',
  body: `
On the digital SAT, module 1 decides whether your module 2 is easier or harder. The exact rule isn’t published. Forums turn this into drama: one slip, and you’re capped. We can at least say what happens in our model, where the line is 17 of 27 in Reading and Writing and 14 of 22 in Math.

## Across the line with the same module 2

~~~bars Estimated Reading and Writing score with 20 right in module 2
16 right in module 1, so the easier module 2 | 520
17 right in module 1, so the harder module 2 | 610
~~~

Ninety points for one answer? No. Twenty right in the *harder* module is a much better performance than twenty right in the easier one. That’s what the 90 points measure.

## Across the line with the same ability
A student on the line who’d get 20 right in the easier module might get 14 in the harder one.

| module 1 | module 2 | estimate | range |
|---|---|---:|---|
| 16 right | 20 of 27, easier | 520 | 480–550 |
| 17 right | 14 of 27, harder | 540 | 500–580 |

The ranges overlap almost completely. The score depends on which questions you got right and how hard they were, so the path matters little to somebody who belongs near the line.

## The cap is real, and it rarely binds
With every question of the easier module right, the estimate is 600 in Reading and Writing (16 + 27) and 590 in Math (13 + 22). To get above that, you need the harder one. But someone who could score 700 gets well over 17 right in module 1; they aren’t near the line in the first place.

## What to do
- Take care in module 1, because its early questions are easy points, not because of a cliff.
- Never try to work out which module you’re in. Harder-looking questions are a good sign, and a bad moment to count.
- Try your own numbers in the [score calculator](/score-calculator). It shows both routes.

These are our model’s numbers, from typical forms and our own line. The real test’s differ.
`,
};
