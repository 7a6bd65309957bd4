import type { StudySheet } from './sheet.ts';

export const testDaySheet: StudySheet = {
  id: 'test-day',
  title: 'Test-day checklist',
  group: 'plan',
  lead: 'Print it and check things off. Your admission ticket and your test center have the last word on times and rules. A calm morning is worth more than one last practice set.',
  parts: [
    {
      heading: 'The evening before',
      entries: [
        {
          title: '☐ Device',
          text: 'Charged and updated, with the test app installed and its exam setup finished. If you are borrowing one from your school, take it home with its charger.',
        },
        {
          title: '☐ Ticket and ID',
          text: 'Your admission ticket (the app gives it to you after exam setup), best printed, because your phone will be put away. And a photo ID with the same name, the card itself.',
        },
        {
          title: '☐ Bag',
          text: 'Device, charger, pens or pencils, water, a snack, and a sweater. Bring your own calculator only if you prefer it: one is built in, and models that do algebra (CAS) are not allowed.',
        },
        {
          title: '☐ The way there',
          text: 'Look up the address, the entrance, and how long it takes. Doors usually open at 7:45 and close at 8:00; the ticket has your time. Nobody is let in late, so plan to be there when they open.',
        },
        { title: '☐ Alarm', text: 'Set two. Then stop working and go to bed at your usual time.' },
      ],
    },
    {
      heading: 'In the morning',
      entries: [
        { title: '☐ Breakfast', text: 'Eat what you usually eat. Today is no day to try something new.' },
        { title: '☐ Warm up', text: 'Do three questions you know you can do, at least one of them Math. Read half a page of anything.' },
        {
          title: '☐ Phone',
          text: 'Turn it off, not just to silent, before you go in. Keep it off, even during the break. Smartwatches and earbuds get put away with it.',
        },
      ],
    },
    {
      heading: 'During the test',
      entries: [
        { title: '☐ First minute', text: 'Breathe out slowly. Read the first question twice. Then go at your own pace.' },
        {
          title: '☐ Stuck',
          text: 'Cross out what is wrong, pick an answer, mark it for review, and move on. A wrong answer costs nothing, so leave nothing blank.',
        },
        { title: '☐ Five minutes left', text: 'Answer every blank first. Then go back to what you marked.' },
        {
          title: '☐ Break',
          text: 'Ten minutes between the two sections. Leave the device open. Stand up, eat, drink, and look far away. Don’t talk about the questions.',
        },
      ],
    },
    {
      heading: 'If something goes wrong',
      entries: [
        { title: 'Your device freezes', text: 'Raise your hand right away. Your answers are saved on the device, and the proctor can help you get back in.' },
        {
          title: 'A module went badly',
          text: 'It feels that way to almost everyone after a hard one. The next module has new questions and a fresh clock. Give it your full attention.',
        },
      ],
    },
  ],
};
