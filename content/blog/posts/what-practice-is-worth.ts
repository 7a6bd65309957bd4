import type { ShippedPost } from '../post.ts';

export const whatPracticeIsWorth: ShippedPost = {
  slug: 'what-practice-is-worth',
  title: 'What are 6, or 20, hours of practice worth?',
  description: 'The best-known figures say 90 and 115 points. Most of that isn’t from practice. How we turn a newspaper number into a cautious plan.',
  publishedAt: '2026-11-22T11:40:00.000Z',
  body: `
“Practice 20 hours and gain 115 points” is a sentence you can find everywhere. It has a source, and the source says more than the sentence does.

## The figures
In 2017 the College Board reported how about 250,000 students’ scores changed from one test to the next, by hours spent on a free online course (C. Gewertz, “College Board Reports Score Gains From Free SAT Practice,” *Education Week*, May 8, 2017).

~~~bars Average gain between two tests, in points
Students who didn’t use the course | 60
6 to 8 hours | 90
20 to 22 hours | 115
~~~

The first bar is the one that gets lost. Students who didn’t use the course gained 60 points: they were older, had been to more school, and had seen the test once. So students who used the course gained 30 points more than the others with 6 to 8 hours, and 55 more with 20 to 22.

## And even that isn’t proof
Nobody assigned students to practice. People who spend 20 free hours on a course differ from those who don’t: more motivated, perhaps with more time and quieter rooms. Some of the 55 points are theirs, not the course’s. And it was a different course, for the earlier paper test.

## What we do with it
Our study plan says how likely a target is. It needs some curve, so it uses this one, with the 60 points left out: gain = 31 × ln(1 + hours ÷ 4.3).

| hours | expected gain beyond no practice |
|---:|---:|
| 2 | 12 |
| 7 | 30 |
| 20 | 54 |
| 40 | 72 |

The curve flattens. The first hours are worth several times the last ones. Around it, the plan assumes that one student’s gain varies by about 40 points, and a test score by about 48. So a “likely” target is never a promise, and the sentence next to it says that it is an average from another course.

## For you
- Six hours is a real plan: two weekends.
- If you have 40 hours, spend part of them sleeping before the test.
- Anyone who promises you points either has better data than the test’s maker or is making them up.
`,
};
