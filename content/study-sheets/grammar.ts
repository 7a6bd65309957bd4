import type { StudySheet } from './sheet.ts';

export const grammarSheet: StudySheet = {
  id: 'grammar',
  title: 'Grammar rules',
  group: 'reading-writing',
  lead: 'About a dozen rules decide nearly every question about form. Find out which rule is asked by comparing what changes in the choices.',
  parts: [
    {
      heading: 'Verbs',
      entries: [
        {
          title: 'A sentence needs one',
          text: 'A verb with a subject, in a time. <i>Running, to run</i> and <i>having run</i> are not enough: “The team <i>running</i> the study” is not a sentence yet.',
          topicId: 10,
        },
        {
          title: 'Singular or plural',
          text: 'Find the subject and cross out what stands between: “The <i>list</i> of species <i>is</i> long.” Words after <i>of</i> do not count.',
          topicId: 10,
        },
        { title: 'Subject after the verb', text: '“Among the finds <i>was a bowl</i>.” Turn the sentence around to hear it.', topicId: 10 },
        { title: 'One, each, every', text: 'Singular: <i>each of the students has</i>. <i>Either</i> and <i>neither</i>, too.', topicId: 10 },
        {
          title: 'Time',
          text: 'Stay in the time of the verbs nearby, unless a word such as <i>by 1900, now</i> or <i>since</i> changes it. <i>Had done</i> is before another past event.',
          topicId: 10,
        },
      ],
    },
    {
      heading: 'Pronouns',
      entries: [
        {
          title: 'Number',
          text: '<i>It</i> and <i>its</i> for one thing, <i>they</i> and <i>their</i> for several. Ask which noun is meant, and count it.',
          topicId: 10,
        },
        { title: 'One clear noun', text: 'If <i>it</i> or <i>they</i> could mean two things, name the thing.', topicId: 10 },
        {
          title: 'Who, whom, whose',
          text: '<i>Who</i> does it; to <i>whom</i> it is done; <i>whose</i> shows who owns it. <i>Who’s</i> is “who is.”',
          topicId: 10,
        },
      ],
    },
    {
      heading: 'Nouns and apostrophes',
      entries: [
        {
          title: 'Plural or owner',
          text: '<i>Scientists</i>: several. <i>Scientist’s</i>: of one. <i>Scientists’</i>: of several. Ask: does something belong to them?',
          topicId: 10,
        },
        { title: 'Its, their, your', text: '<i>Its, their, your</i> show who owns it. <i>It’s, they’re, you’re</i> are short for two words.', topicId: 10 },
      ],
    },
    {
      heading: 'Where things stand',
      entries: [
        {
          title: 'Opening phrase',
          text: 'It describes the very next noun. “Built in 1890, <i>the bridge</i> …,” not “Built in 1890, <i>engineers</i> ….”',
          topicId: 10,
        },
        { title: 'Lists and pairs', text: 'Same form for each: “to measure, to sort, and to store,” and after <i>both … and</i>, too.', topicId: 10 },
        { title: 'Like with like', text: '“The fur of the fox is thicker than <i>that of the wolf</i>,” not “than the wolf.”', topicId: 10 },
      ],
    },
  ],
};
