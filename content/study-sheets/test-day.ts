import type { StudySheet } from './sheet.ts';

export const testDaySheet: StudySheet = {
  id: 'test-day',
  title: 'Test-day checklist',
  group: 'plan',
  lead: 'Print it and check things off. A calm morning is worth more than one last practice set.',
  parts: [
    {
      heading: 'The evening before',
      entries: [
        { title: '☐ Device', text: 'Charged, updated, test app installed, and you can sign in. If it is a school device, ask which cord to bring.' },
        { title: '☐ Ticket and ID', text: 'Admission ticket printed or where your test center asks for it, and a photo ID with the same name.' },
        { title: '☐ Bag', text: 'Device and cord, pen or pencil, water, a snack, a sweater. A calculator only if you prefer yours: one is built in.' },
        { title: '☐ The way there', text: 'Look up the address, the door, and how long it takes. Plan to arrive 15 minutes before the doors close.' },
        { title: '☐ Alarm', text: 'Two of them. Then stop working and go to bed at your usual time.' },
      ],
    },
    {
      heading: 'In the morning',
      entries: [
        { title: '☐ Breakfast', text: 'What you usually eat. Today is no day to try something new.' },
        { title: '☐ Warm up', text: 'Three questions you can do, one of them Math. Read half a page of anything.' },
        { title: '☐ Phone', text: 'Off, not silent, before you go in. Watches and earbuds go with it.' },
      ],
    },
    {
      heading: 'During the test',
      entries: [
        { title: '☐ First minute', text: 'Breathe out slowly. Read the first question twice. Then go at your pace.' },
        { title: '☐ Stuck', text: 'Cross out, choose, mark it, move on. There is no penalty for a wrong answer, so leave nothing blank.' },
        { title: '☐ Five minutes left', text: 'Fill every blank first. Then go back to what you marked.' },
        { title: '☐ Break', text: 'Stand up, eat, drink, look far away. Do not talk about the questions.' },
      ],
    },
    {
      heading: 'If something goes wrong',
      entries: [
        { title: 'The device freezes', text: 'Raise your hand at once. Answers are kept, and lost time is usually given back by the proctor.' },
        {
          title: 'A module went badly',
          text: 'It feels like that to almost everybody after a hard one. The next module starts fresh; give it your full attention.',
        },
      ],
    },
  ],
};
