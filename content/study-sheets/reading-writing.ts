import type { StudySheet } from './sheet.ts';

export const readingWritingSheets: readonly StudySheet[] = [
  {
    id: 'punctuation',
    title: 'Punctuation and sentence boundaries',
    group: 'reading-writing',
    lead: 'Before you look at the choices, check what stands on each side of the blank: a full sentence, or only part of one.',
    parts: [
      {
        heading: 'Between two full sentences',
        entries: [
          {
            title: 'What works',
            text: 'A period. A semicolon. A comma plus <i>and, but, or, so, for, nor,</i> or <i>yet</i>. A colon or a dash, if the second sentence explains the first.',
          },
          {
            title: 'What doesn’t',
            text: 'A comma alone (a comma splice), or nothing at all (a run-on). <i>However, therefore, moreover,</i> and <i>then</i> don’t join sentences. They need a period or a semicolon before them: “It rained; however, we played.”',
          },
        ],
      },
      {
        heading: 'Colon, semicolon, dash',
        entries: [
          {
            title: 'Colon',
            text: 'What comes before it must be a full sentence. What comes after is a list, an explanation, or a quotation: “She packed three things: a map, a lamp, and a rope.”',
          },
          {
            title: 'Semicolon',
            text: 'It stands between two full sentences, or between the items of a list when the items have commas inside: “Lima, Peru; Oslo, Norway; and Accra, Ghana.”',
          },
          {
            title: 'Dash',
            text: 'One dash works like a colon, or sets off an extra remark at the end. Two dashes work like a pair of commas or parentheses. Don’t mix them: what a dash opens, a dash closes.',
          },
        ],
      },
      {
        heading: 'Commas',
        entries: [
          {
            title: 'Around what can be left out',
            text: 'Take the part out. If the sentence still tells you which one is meant, put commas on both sides: “My oldest brother, who lives in Quito, called.” If not, use none: “The student who won spoke first.”',
          },
          {
            title: 'Titles and names',
            text: '“The poet Ocean Vuong” needs no commas, because the name tells you which poet. “The book’s author, Ocean Vuong,” needs two, because the book has only one author.',
          },
          { title: 'After an opening', text: '“After the storm had passed, the crew set out.” Put a comma before the main clause begins.' },
          {
            title: 'Never',
            text: 'Don’t put a single comma between subject and verb, between verb and object, or before <i>that</i> in “She said that it was late.”',
          },
        ],
      },
      {
        heading: 'Form and agreement',
        entries: [
          {
            title: 'Subject and verb',
            text: 'Cross out what stands between them: “The box <i>of old letters</i> was found.” <i>Each, every, either,</i> and <i>neither</i> are singular.',
          },
          {
            title: 'Apostrophes',
            text: '<i>Its</i> shows possession; <i>it’s</i> is “it is” or “it has.” One owner: <i>the student’s</i>. More than one: <i>the students’</i>. A plain plural has no apostrophe.',
          },
          {
            title: 'Modifiers',
            text: 'An opening phrase must describe the noun right after the comma: “Walking home, <i>I</i> saw the comet,” not “Walking home, <i>the comet</i> appeared.”',
          },
          { title: 'Tense', text: 'Look at the verbs and time words nearby, and keep that tense unless a word shows that the time changes.' },
        ],
      },
    ],
  },
  {
    id: 'transitions',
    title: 'Transitions',
    group: 'reading-writing',
    lead: 'Cover the choices. Say in your own words how the second sentence relates to the first. Only then look at the choices.',
    parts: [
      {
        heading: 'Transitions by meaning',
        entries: [
          { title: 'Adding', text: 'Another point: <i>moreover, furthermore, in addition, also</i>. The same point, made stronger: <i>indeed, in fact</i>.' },
          { title: 'Similarity', text: '<i>similarly, likewise, in the same way</i>: a second case that is like the first.' },
          {
            title: 'Contrast',
            text: 'A difference: <i>however, by contrast, conversely, on the other hand</i>. True in spite of the first: <i>nevertheless, nonetheless, even so, still, that said</i>. One in place of the other: <i>instead, rather</i>.',
          },
          {
            title: 'Result',
            text: '<i>therefore, thus, as a result, consequently, accordingly, hence</i>: ask, “Does the first make the second happen, or make it true?” For a purpose: <i>to that end</i>.',
          },
          {
            title: 'Example and restatement',
            text: 'One case out of many: <i>for example, for instance</i>. The same thing in more detail: <i>specifically, in particular</i>. The same thing in other words: <i>that is, in other words</i>.',
          },
          {
            title: 'Time',
            text: 'In order: <i>first, next, then, finally</i>. After it: <i>afterward, subsequently</i>. Before it: <i>previously, earlier</i>. At the same time: <i>meanwhile</i>.',
          },
          {
            title: 'Concession',
            text: '<i>granted, admittedly, to be sure</i>: the writer admits a point for the other side, and a <i>but</i> usually follows.',
          },
          { title: 'Other possibilities', text: '<i>Otherwise</i>: what happens if the first does not. <i>Alternatively</i>: a second way to do it.' },
          {
            title: 'Summing up',
            text: '<i>in short, overall, in sum</i>: nothing new, just the point of it all. <i>Ultimately</i>: in the end, after everything.',
          },
        ],
      },
      {
        heading: 'Where it goes wrong',
        entries: [
          {
            title: 'Two choices, one meaning',
            text: 'If two choices do the same job, such as <i>therefore</i> and <i>consequently</i>, neither can be the one right answer.',
          },
          {
            title: 'The whole sentence',
            text: 'Compare what the sentences say, not single words in them. “Cold” in one and “warm” in the other does not always make a contrast.',
          },
          {
            title: '“However” in the middle',
            text: 'In “The trail, however, was closed,” the word still points back to the sentence <i>before</i>. Read that one again.',
          },
        ],
      },
    ],
  },
];
