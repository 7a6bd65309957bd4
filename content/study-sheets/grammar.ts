import type { StudySheet } from './sheet.ts';

export const grammarSheet: StudySheet = {
  id: 'grammar',
  title: 'Grammar rules',
  group: 'reading-writing',
  lead: 'About a dozen rules decide nearly every question on form, structure, and sense. To find out which rule is being tested, look at what changes from choice to choice.',
  parts: [
    {
      heading: 'Verbs',
      entries: [
        {
          title: 'A sentence needs one',
          text: 'A subject and a verb that shows a tense. <i>Running, to run,</i> and <i>having run</i> are not enough: “The team <i>running</i> the study” is not a sentence yet.',
          topicId: 10,
        },
        {
          title: 'Singular or plural',
          text: 'Find the subject and cross out whatever comes between it and the verb: “The <i>list</i> of species <i>is</i> long.” The noun after <i>of</i> is usually not the subject.',
          topicId: 10,
        },
        {
          title: 'Subject after the verb',
          text: '“Among the finds <i>was a bowl</i>.” Turn the sentence around to check: “A bowl was among the finds.”',
          topicId: 10,
        },
        {
          title: 'One, each, every',
          text: 'These are singular: <i>each of the students has</i>. So are <i>either</i> and <i>neither</i> before <i>of</i>.',
          topicId: 10,
        },
        {
          title: 'Tense',
          text: 'Keep the tense of the verbs nearby unless a word such as <i>by 1900, now,</i> or <i>since</i> changes the time. Use <i>had done</i> for what happened before another past event.',
          topicId: 10,
        },
      ],
    },
    {
      heading: 'Pronouns',
      entries: [
        {
          title: 'Number',
          text: '<i>It</i> and <i>its</i> for one thing, <i>they</i> and <i>their</i> for more than one. Find the noun the pronoun stands for, and ask whether it is singular or plural.',
          topicId: 10,
        },
        { title: 'One clear noun', text: 'If <i>it</i> or <i>they</i> could refer to two things, choose the answer that names the thing.', topicId: 10 },
        {
          title: 'Who, whom, whose',
          text: '<i>Who</i> goes with “he did it,” <i>whom</i> with “for him,” and <i>whose</i> with “his.” <i>Who’s</i> is “who is” or “who has.”',
          topicId: 10,
        },
      ],
    },
    {
      heading: 'Nouns and apostrophes',
      entries: [
        {
          title: 'Plural or owner',
          text: '<i>Scientists</i>: more than one. <i>Scientist’s</i>: belonging to one. <i>Scientists’</i>: belonging to more than one. Ask whether the next noun belongs to them.',
          topicId: 10,
        },
        {
          title: 'Its, their, your',
          text: '<i>Its, their,</i> and <i>your</i> show possession. <i>It’s, they’re,</i> and <i>you’re</i> are short for two words. <i>There</i> is a place, or begins “there is.”',
          topicId: 10,
        },
      ],
    },
    {
      heading: 'Sentence structure',
      entries: [
        {
          title: 'Opening phrase',
          text: 'It must describe the noun right after the comma: “Built in 1890, <i>the bridge</i> is still in use,” not “Built in 1890, <i>engineers</i> still praise the bridge.”',
          topicId: 10,
        },
        {
          title: 'Lists and pairs',
          text: 'Use the same form for each item: “to measure, to sort, and to store.” The same goes for pairs such as <i>both … and</i>.',
          topicId: 10,
        },
        {
          title: 'Like with like',
          text: 'Compare fur with fur: “The fox’s fur is thicker than <i>that of the wolf</i>,” not “than the wolf.” The test asks this less often.',
          topicId: 10,
        },
      ],
    },
  ],
};
