import type { StudySheet } from './sheet.ts';

export const readingWritingSheets: readonly StudySheet[] = [
  {
    id: 'punctuation',
    title: 'Punctuation and sentence boundaries',
    group: 'reading-writing',
    lead: 'Before you look at the choices, find out what stands on each side of the mark: a full sentence or a part of one.',
    parts: [
      {
        heading: 'Between two full sentences',
        entries: [
          {
            title: 'What may stand there',
            text: 'A period. A semicolon. A comma together with <i>and, but, or, so, for, nor, yet</i>. A colon or dash, if the second explains the first.',
          },
          {
            title: 'What may not',
            text: 'A comma alone (comma splice), or nothing at all (run-on). <i>However, therefore, moreover</i> and <i>then</i> do not join sentences: “It rained; however, we played.”',
          },
        ],
      },
      {
        heading: 'Colon, semicolon, dash',
        entries: [
          {
            title: 'Colon',
            text: 'What comes before it must be a full sentence. After it: a list, an explanation, or a quotation. “She packed three things: a map, a lamp, and a rope.”',
          },
          {
            title: 'Semicolon',
            text: 'Full sentences on both sides, or the bigger divisions in a list that has commas inside: “Lima, Peru; Oslo, Norway; and Accra, Ghana.”',
          },
          {
            title: 'Dash',
            text: 'One dash works like a colon. Two dashes work like a pair of commas or brackets. Do not mix: a dash is closed by a dash, a comma by a comma.',
          },
        ],
      },
      {
        heading: 'Commas',
        entries: [
          {
            title: 'Around what can be left out',
            text: 'Take the part out. If the sentence still says which one is meant, it needs commas on both sides: “My oldest brother, who lives in Quito, called.” If not, it needs none: “The student who won spoke first.”',
          },
          {
            title: 'Titles and names',
            text: '“The poet Ocean Vuong” needs no commas, because the name tells which poet. “The book’s author, Ocean Vuong,” needs two, because there is only one.',
          },
          { title: 'After an opening', text: '“After the storm had passed, the crew set out.” Put a comma before the main sentence begins.' },
          { title: 'Never', text: 'Between subject and verb, between verb and object, or before <i>that</i> in “She said that it was late.”' },
        ],
      },
      {
        heading: 'Form and agreement',
        entries: [
          {
            title: 'Subject and verb',
            text: 'Cross out what stands between them: “The box <i>of old letters</i> was found.” <i>Each, every, either</i> and <i>neither</i> are singular.',
          },
          {
            title: 'Apostrophes',
            text: '<i>its</i> belongs to it; <i>it’s</i> is “it is.” One owner: the student’s. Several: the students’. A plain plural has no apostrophe.',
          },
          {
            title: 'Modifiers',
            text: 'An opening phrase describes the very next noun: “Walking home, <i>I</i> saw the comet,” not “Walking home, <i>the comet</i> appeared.”',
          },
          { title: 'Tense', text: 'Find the other verbs and time words nearby, and stay in their time unless a word says that it changes.' },
        ],
      },
    ],
  },
  {
    id: 'transitions',
    title: 'Transitions',
    group: 'reading-writing',
    lead: 'Cover the choices. Say in your own words how the second sentence relates to the first. Only then look for the word.',
    parts: [
      {
        heading: 'Transitions by meaning',
        entries: [
          { title: 'More of the same', text: '<i>moreover, furthermore, in addition, also</i>. To strengthen the same point: <i>indeed, in fact</i>.' },
          { title: 'Alike', text: '<i>similarly, likewise, in the same way</i>: a second case that behaves like the first.' },
          {
            title: 'Against',
            text: '<i>however, by contrast, on the other hand</i>. What happens in spite of it: <i>nevertheless, still, even so</i>. In place of it: <i>instead, rather</i>.',
          },
          { title: 'Result', text: '<i>therefore, thus, as a result, consequently, hence</i>: ask “does the first make the second happen, or make it true?”' },
          {
            title: 'Example, and putting it exactly',
            text: '<i>for example, for instance</i>; <i>specifically, in particular</i>; <i>that is, in other words</i>.',
          },
          { title: 'Time', text: '<i>first, next, subsequently, finally</i>; at the same time: <i>meanwhile</i>; up to now: <i>previously</i>.' },
          { title: 'Giving something up', text: '<i>granted, admittedly, to be sure</i>: the writer allows a point, and a <i>but</i> is coming.' },
          { title: 'Otherwise', text: '<i>otherwise, if not</i>: what follows if the first does not happen. <i>Alternatively</i>: a second way to do it.' },
          {
            title: 'To sum up',
            text: '<i>in short, overall, in sum</i>: nothing new, only the whole of it. <i>Ultimately</i>: in the end, after all of that.',
          },
        ],
      },
      {
        heading: 'Where it goes wrong',
        entries: [
          {
            title: 'Two words for one relation',
            text: 'If two choices mean the same, such as <i>therefore</i> and <i>consequently</i>, neither can be the only right one.',
          },
          {
            title: 'The whole sentence',
            text: 'Compare what the sentences say, not single words in them. “Cold” in one and “warm” in the other need not be a contrast of the two statements.',
          },
          { title: '“However” in the middle', text: '“The trail, however, was closed” relates to the sentence <i>before</i>. Read that one again.' },
        ],
      },
    ],
  },
];
