import type { StudySheet } from './sheet.ts';

export const planSheets: readonly StudySheet[] = [
  {
    id: 'pacing',
    title: 'Pacing plans for both sections',
    group: 'plan',
    lead: 'Go through each module twice: first everything you can do, then the rest. A wrong answer costs nothing, so leave nothing blank.',
    parts: [
      {
        heading: 'Reading and Writing: 27 questions in 32 minutes, twice',
        entries: [
          {
            title: 'Average',
            text: '71 seconds a question. Questions of one kind come together: words in context, structure, and paired texts; then main ideas, evidence, and inferences; then grammar; then transitions and notes.',
          },
          {
            title: 'Checkpoints',
            text: 'After 8 minutes, about question 7; after 16 minutes, question 14; after 24 minutes, question 21. Two questions behind is nothing to worry about.',
          },
          {
            title: 'Where to gain time',
            text: 'Many students need only 30 to 45 seconds for grammar and transitions. Some do those first. Practice both ways before you decide.',
          },
          { title: 'When you are stuck', text: 'After 90 seconds, cross out what is surely wrong, pick an answer, mark the question for review, and move on.' },
        ],
      },
      {
        heading: 'Math: 22 questions in 35 minutes, twice',
        entries: [
          {
            title: 'Average',
            text: '95 seconds a question. They get harder toward the end, so work fast enough on the first ten to have time left for the last six.',
          },
          {
            title: 'Checkpoints',
            text: 'After about 10 minutes, question 8; after about 21 minutes, question 15. That leaves 14 minutes for the last seven and a second look.',
          },
          {
            title: 'The calculator',
            text: 'Graph both sides of an equation and read where they cross, or make a table for a function. For one step of arithmetic, your head is faster.',
          },
          { title: 'Before you move on', text: 'Read the last line of the question again: <i>x</i> or \\(2x\\)? Radius or diameter? Minutes or hours?' },
        ],
      },
    ],
  },
  {
    id: 'last-week',
    title: 'The last week before the test',
    group: 'plan',
    lead: 'Learn nothing new this week. Make what you know reliable, and arrive rested.',
    parts: [
      {
        heading: 'Day by day',
        entries: [
          {
            title: 'Seven to five days before',
            text: 'Take one full practice exam at the hour of the real test. The next day, go over every question you missed until you can say in one sentence why the right answer is right.',
          },
          {
            title: 'Four and three days before',
            text: 'Practice two or three weak topics, ten questions each. Read the formula sheet and the punctuation sheet once, slowly.',
          },
          {
            title: 'Two days before',
            text: 'Do one timed module of each section. Update the test app, log in, and finish its exam setup if you haven’t yet: it opens a few days before the test and gives you your admission ticket.',
          },
          {
            title: 'The day before',
            text: 'Look through your notes for an hour at most. Pack your bag and charge your device. Stop by evening, and go to bed at your usual time.',
          },
        ],
      },
      {
        heading: 'Every day of this week',
        entries: [
          { title: 'Wake up early', text: 'Get up when you will on test day, so that the early start is nothing new.' },
          { title: 'A little, at the same hour', text: 'Ten timed questions, at the hour of the test if you can. Keep the rhythm; don’t cram.' },
          { title: 'Read your mistakes', text: 'Go through your error log. For each mistake, say in a sentence what you’ll do differently.' },
          { title: 'Print the checklist', text: 'The test-day checklist says what to pack and what to do in the morning.' },
        ],
      },
    ],
  },
];
