import type { ShippedPost } from '../post.ts';

export const blankAnswers: ShippedPost = {
  slug: 'blank-answers',
  title: 'The double click that scored a section 200',
  description: 'One extra click submitted a module with 24 of 27 questions blank. What we changed, and what it says about blanks on the real test.',
  publishedAt: '2026-11-22T10:50:00.000Z',
  body: `
In testing, somebody double-clicked the last Next of a module. The second click submitted it, with 24 of 27 questions blank. The section was scored 200. The total went into the trend, and every later comparison started from there.

Nothing was broken. Every part did what it was built to do. That’s the worst kind of bug, so here is what we changed.

## Submitting is hard to do by accident
- The button is armed only after six tenths of a second, and the second half of a double click is ignored.
- A held Enter key counts as one press.
- If anything is blank, a dialog names the questions before it lets you go on.

## Blanks don’t make a score
A blank counts as wrong, as it should for somebody who ran out of time. But where *most* answers are blank, the score would be made of the blanks. So a section gets no estimate if fewer than half of its questions were answered, or if one of its modules wasn’t touched at all. Its answers are kept, explained, and left out of every average.

Half is far below what slow workers leave out. A module without a single answer isn’t slow work; it’s an accident, or an exam given up. Both are fine. Neither is a measurement.

## On the real test
There, nobody asks twice, and blanks stay blank. There’s no penalty for a wrong answer, so:

1. First pass: answer what you can within about a minute. Mark the rest.
2. Second pass: the marked ones, easiest first.
3. **Last minute: put something in every blank.** One of four guesses is right by chance. Five blanks are worth one and a quarter right answers on average, which you’ve already paid for.

Practice step 3. Under pressure people skip it, and it’s the cheapest minute of the test.
`,
};
