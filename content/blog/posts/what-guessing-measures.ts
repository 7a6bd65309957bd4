import type { ShippedPost } from '../post.ts';

export const whatGuessingMeasures: ShippedPost = {
  slug: 'what-guessing-measures',
  title: 'A guesser who never sees the passage gets 85 percent right',
  description: 'We wanted questions that nobody can guess from the four choices alone. Then we tried the same trick on released questions of the test itself.',
  publishedAt: '2026-11-22T11:50:00.000Z',
  body: `
A good reading question shouldn’t be answerable without reading. So we set ourselves a limit: somebody who sees only the four choices, with no passage and no question, may be right at most 45 percent of the time.

Our questions failed it badly. In one batch the guesser found 94 percent of the keys. Before rewriting everything, we asked a question we should have asked first: what does such a guesser find on the real test?

## The measurement
We took 60 released reading questions at random, from 167 whose choices are statements of six words or more, in a public research collection. The guesser, a language model that knows a lot about the world, saw the four choices and nothing else.

~~~bars Right answers on 60 released questions
Chance | 25%
Choices alone | 85%
Choices and question, no passage | 93%
~~~

Leaving out eleven questions that it thought it recognized: 40 of 49, about the same.

So our limit didn’t describe the test. It described choices that say nothing about their text. And the guesser wasn’t finding bad writing: it knew what the study had found and how the novel ended.

## What we measure now
A student doesn’t know all that. What a student can exploit is the *writing*: the longest choice, the most cautious one, the one that shares most words with the others. So we built a second guesser, a small program that sees only such traits. It learns from nine tenths of the questions and guesses the rest.

~~~bars What style alone gives away
Chance | 25%
Released questions of the test | 31%
Our practice questions, when we wrote this | 31%
~~~

Ours may reach 38 percent, which is what a sample of this size allows. Our first 124 questions reached 40. Most of it came from keys that shared more words with the other choices than those shared with each other.

More questions have joined since, and they give away a little more: on November 30, 2026, the program was right on 37 percent of ours. That’s under our limit, but no longer as low as on the test.

## What you can take from it
- Tricks like “never the longest” gain a few percent at best. That holds for the test’s questions and for ours.
- Knowing about the world does help. Reading about science, history, and art for pleasure is test preparation, just slow.
- If two choices look right, go back to the text. That’s where the other 69 percent are.

Where this is weak: the released questions are from the earlier, longer test, and a model may have met them before.
`,
};
