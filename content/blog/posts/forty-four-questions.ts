import type { ShippedPost } from '../post.ts';

export const fortyFourQuestions: ShippedPost = {
  slug: 'forty-four-questions',
  title: 'Can 44 questions replace 98?',
  description: 'We built a shorter exam that adapts as you go. On its own it missed our goal. Together with earlier practice it beat the full exam.',
  publishedAt: '2026-11-22T11:10:00.000Z',
  body: `
A full practice exam takes two and a quarter hours. Few people have that on a weeknight. So we built a predictive exam: 44 questions in 55 minutes, each stage chosen by what you’ve shown so far.

We wanted its error to be at most 10 percent larger than a full exam’s. Here is what we got, from 500 simulated students with our real question bank and with difficulties that scatter around our labels.

~~~bars Error of the total score, in points (root mean square)
Predictive exam alone, 55 minutes | 65
Full exam, 134 minutes | 52
60 earlier quiz answers per section, no exam | 57
Predictive exam with those answers | 46
~~~

## Goal missed, and something learned
Alone, the short exam’s error is 25 percent larger than the full one’s here, and 18 percent larger when we tried 4,000 students. Its Math reaches the goal, mostly because half of those questions are typed and can’t be guessed. Twenty-four Reading and Writing questions with four choices each can’t tell us more, however cleverly we choose them.

But look at the third bar. Sixty ordinary quiz answers in each section say nearly as much as a full exam. And the last: together with the short exam, they say clearly more, in 41 percent of the time.

So the result shows both ranges: the exam alone, and with everything you did before. The page says beforehand that the first is wider than a full exam’s.

## When to take which
- **Nothing yet on Ascent?** Take the full exam, or half of it.
- **A few weeks of quizzes behind you?** The predictive exam tells you the most for your time.
- **Two weeks before the test?** The full one again. It doesn’t just measure: it’s 134 minutes of sitting still.

A detail for the curious: after each stage we pick, for the part of the test that is furthest behind its share, one of the five most informative questions at random. At random, so that two students don’t get the same exam.
`,
};
