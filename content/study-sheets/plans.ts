import type { StudySheet } from './sheet.ts';

export const planSheets: readonly StudySheet[] = [
  {
    id: 'pacing',
    title: 'Pacing plans for both sections',
    group: 'plan',
    lead: 'Two passes: first everything you can do, then the rest. There is no penalty for a wrong answer, so leave nothing blank.',
    parts: [
      {
        heading: 'Reading and Writing: 27 questions in 32 minutes, twice',
        entries: [
          {
            title: 'Average',
            text: '71 seconds a question. Questions of a kind come together: words in context and texts first, then grammar, transitions and notes.',
          },
          {
            title: 'Checkpoints',
            text: 'After 8 minutes about question 7; after 16 minutes about question 14; after 24 minutes about question 21. Being two questions behind is nothing to worry about.',
          },
          {
            title: 'Where to gain time',
            text: 'Grammar and transitions often take 30 to 45 seconds. Some people do these first; practice it both ways before you decide.',
          },
          { title: 'When you are stuck', text: 'After 90 seconds cross out what is surely wrong, choose, mark the question, and move on.' },
        ],
      },
      {
        heading: 'Math: 22 questions in 35 minutes, twice',
        entries: [
          {
            title: 'Average',
            text: '95 seconds a question. They tend to become harder toward the end, so the first ten should leave you time for the last six.',
          },
          {
            title: 'Checkpoints',
            text: 'Question 8 after about 10 minutes, question 15 after about 21 minutes, then 14 minutes for the last seven and for a second look.',
          },
          {
            title: 'The calculator',
            text: 'Graph both sides of an equation and read the crossing; make a table for a function. For one step of arithmetic it is slower than you are.',
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
    lead: 'Nothing new this week. Make what you know reliable, and arrive rested.',
    parts: [
      {
        heading: 'Day by day',
        entries: [
          {
            title: 'Seven to five days before',
            text: 'One full practice exam at the hour of the real test. The day after, go over every question you missed until you can say in one sentence why the key is right.',
          },
          { title: 'Four and three days before', text: 'Two or three weak topics, ten questions each. Read the formula and punctuation sheets once, slowly.' },
          {
            title: 'Two days before',
            text: 'One timed module of each section. Check that the test app is installed, the device charges, and you can sign in.',
          },
          { title: 'The day before', text: 'Look through your notes for at most an hour. Pack. Stop by the evening and go to bed at your usual time.' },
        ],
      },
      {
        heading: 'Every day of this week',
        entries: [
          { title: 'Wake up early', text: 'Get up at the hour of test day, so that the early start is nothing new.' },
          { title: 'A little, at the same hour', text: 'Ten questions on the clock, at the hour of the test if you can. Keep the rhythm; do not cram.' },
          { title: 'Read your mistakes', text: 'Go through your error log. For each one, say in a sentence what you will do differently.' },
          { title: 'Print the checklist', text: 'The test-day checklist says what to pack and what to do in the morning.' },
        ],
      },
    ],
  },
];
