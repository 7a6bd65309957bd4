import type { ShippedPost } from '../post.ts';

export const whyMistakesComeBack: ShippedPost = {
  slug: 'why-mistakes-come-back',
  title: 'Your mistakes come back, with different numbers',
  description: 'Redoing the same question the next morning proves that you remember the answer. How an error log can test whether you learned something.',
  publishedAt: '2026-11-22T11:20:00.000Z',
  body: `
You miss a question, read the explanation, nod, and redo it. Right. Learned? Perhaps you only remember that it was C.

An error log is the oldest advice in test preparation, and most people give it up after a week, because it’s work and because redoing known answers is dull. Ours keeps itself. Four decisions make it useful.

## 1. Math comes back with other numbers
A missed Math question returns as another one of the same kind and level. We have 251 kinds, each with a program that draws new numbers and a second program that solves the result independently. When the bank has no fresh one, it’s drawn on the spot: when we tested this, 310 of the 311 kinds and levels we had then gave a usable question within 24 tries.

Reading questions can’t be redrawn. The same one comes back after a week at the earliest; before that you get a different one of its kind.

## 2. It comes back when you’re about to forget
The date comes from FSRS, an open algorithm for spaced repetition: the question is due when the chance that you still know it has fallen to 90 percent. Right again, and the gap grows. Wrong, and it shrinks.

## 3. A lucky guess counts as a miss
You can mark an answer as a guess. If it was right, it still goes into the log. It’s the most honest button in the app.

## 4. Two rights close it, but not two in one evening
An entry is closed after two right answers in a row, if the second came after a longer gap than the first. Answers less than 20 hours apart don’t count for this. Cramming feels like progress and mostly isn’t.

## With a test date
If you’ve set one, everything is due before it, spread over the last quarter of the time and at most over a week, so that not all of it lands on the last evening.

## With paper
Draw a line under a missed question. Write one of five words: misread, didn’t know, slip, guessed, time. Redo it in three days, then in ten. If the word is the same three times in a row, you know what to practice, and it may not be math.
`,
};
