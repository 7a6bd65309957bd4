import type { ShippedPost } from '../post.ts';

export const howWeCheck: ShippedPost = {
  slug: 'how-we-check-a-question',
  title: 'How we check a question, and what nobody has checked',
  description: 'Gates, second solvers, blind readers, and planted defects, with what they found. And a list of what all of this can’t show.',
  publishedAt: '2026-11-22T12:10:00.000Z',
  body: `
A practice question with a wrong key does more harm than no question: you “learn” the mistake. Here is what a question goes through on Ascent before you see it.

## Math: solved twice by different programs
Each of our 251 kinds of Math question has a program that draws it and another that solves it again, from what the student sees, sharing nothing with the first but exact arithmetic. If they disagree, the question is dropped. The solvers themselves are tested with broken questions: the key moved, swapped, off by one. Of 121 solvers in use then, none let a wrong key pass.

Does it find anything? Yes. It stopped a change to how tables were drawn in one kind, where question and solution no longer agreed.

## Reading and Writing: blind readers
Questions are written from sourced facts and public-domain texts. Then fresh readers, who see no key, solve them. In twelve batches with 468 questions and two solvers each:

~~~bars Blind answers that agreed with the key, of 936
Agreed | 934
Did not | 2
~~~

To know whether such readers would notice a bad question, we plant defects: two right choices, none, a contradiction. In these batches they found 42 of 44.

A question is published only if both solvers got it right, nobody can defend a wrong choice, and raters find it realistic. When we wrote this, in November 2026, 513 were in the exams and the practice bank. Others wait or are thrown away: most of those set in invented everyday scenes were rated too far from the test.

## Rules that every question meets
Choices of similar length. Numbers in order. No choice that only says “a digit went wrong.” Each wrong choice comes from an error people really make. No “all of the above.” Explanations never call anything obvious, and every equation in them is checked by evaluating both sides.

And the key isn’t “the one most like the others”: over 60,000 fresh draws of Math, that trick is right 23 percent of the time. Chance is 25.

## What nobody has checked
- **Difficulty.** Levels are judgments until enough students have answered.
- **Whether it predicts the real test.** Nobody’s real score has been compared.
- **Agreement isn’t truth.** Readers of the same kind share habits, and can share a blind spot.

If you find a mistake, press “Report a problem” below the explanation. A person reads it.
`,
};
