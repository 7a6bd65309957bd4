import type { ShippedPost } from '../post.ts';

export const howSureIsAScore: ShippedPost = {
  slug: 'how-sure-is-a-score',
  title: 'How sure is a practice score?',
  description: 'After 10 answers we’re off by about 75 points a section, after 100 by about 30. The table behind every range you see on Ascent.',
  publishedAt: '2026-11-22T12:00:00.000Z',
  body: `
Every score on Ascent has a range next to it. This is where the ranges come from, and how often they hold.

## The experiment
We can’t know a student’s true ability. A simulation can, because it makes the students up. So we made a few hundred, gave each a true ability in every topic, let them answer random questions, and compared the score we’d have shown with the one they deserved.

~~~bars Average error of one section, Reading and Writing, in points (root mean square)
After 10 answers | 78
After 20 | 63
After 49 | 43
After 100 | 32
After 300 | 18
~~~

Math looks the same: 75, 56, 38, 28, 17. The first ten answers tell roughly whether you’re at 450 or 600. They can’t tell 560 from 600.

## Now the honest version
That simulation assumes that we know exactly how hard each question is. We don’t: our levels are judgments, not yet measured with students. So we ran it again with wrong labels, true difficulties scattered around them and the hardest levels easier than we say.

| answers | error, labels right | error, labels wrong | range holds, labels wrong |
|---|---:|---:|---:|
| 10 | 78 | 83 | 78% |
| 49 | 43 | 45 | 81% |
| 100 | 32 | 35 | 81% |
| 300 | 18 | 29 | 76% |

Two things follow. With few answers, wrong labels hardly matter: chance does all the damage. With many answers they start to matter, and scores come out 15 to 20 points too high on average. More practice doesn’t repair that. Only data from students will.

So next to a range we say “at least 2 times in 3,” because that held in every row of the table.

## And a full exam?
In the same kind of simulation, a full practice exam of 98 questions is off by 37 points in Reading and Writing, 40 in Math, and 55 in the total. The range of a section holds the truth about three times in four.

## What to do with this
- Don’t compare two scores that differ by less than their ranges. We don’t either: we call a change in the total of less than 70 points normal ups and downs, and a larger one only probably real, as chance makes one about one time in three.
- Ten questions are enough to decide what to practice tonight. They are not enough to decide where to apply.
- If you want a number for a college list, take a full exam in test-day mode, and read it as a range.

What this can’t show: how our scale compares with the real test’s. No student’s real score has been compared with ours yet.
`,
};
