/** What the start page of a quiz says about it. Pure. */
import { explainsAtEnd, type QuizSpecification } from '#core/quizzes/specification.ts';
import { practiceMinutes } from '#core/quizzes/test-pace.ts';
import { topicName } from '#core/topics/topics.ts';
import { formatCount, formatDuration } from '#client/ui/format.ts';
import { allTopics, levelsText, topicsText } from './specification-words.ts';

/** More topics than this are counted. */
const named = 6;
const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** "Circles, Percentages, and Boundaries"; what has a name of its own is called by it: "all topics", "Algebra". */
function topicsInSentence(ids: readonly number[]): string {
  if (ids.length === allTopics.length) return 'all topics';
  const short = topicsText(ids);
  return /^\d+ topics$/.test(short) && ids.length <= named ? list.format(ids.map(topicName)) : short;
}

function contentText(specification: QuizSpecification, questions: number, kindTitles: readonly string[]): string {
  const { source, topics, levels } = specification;
  const count = formatCount(questions, 'question');
  if (source === 'smart')
    return topics.length === 1
      ? `${count} on ${topicsText(topics)}, at a level that suits you. Some may go back to what you missed before.`
      : `${count}, mixed from ${topicsInSentence(topics)}: more where you can gain the most, at a level that suits you.`;
  const inSentence = topicsInSentence(topics);
  const what = inSentence === 'all topics' ? 'All topics' : inSentence;
  return `${count}: ${what}. ${kindTitles.map((title) => `${title}. `).join('')}${levelsText(levels)}, easier ones first.`;
}

/** What a quiz of so many questions will be like, in sentences: its content, its time, when answers are explained, what is saved. */
export function introLines(specification: QuizSpecification, questions: number, kindTitles: readonly string[]): readonly string[] {
  const isTimed = specification.timing === 'test-pace';
  const atEnd = explainsAtEnd(specification);
  const duration = formatDuration(practiceMinutes(specification.topics, questions, atEnd) * 60_000);
  return [
    contentText(specification, questions, kindTitles),
    isTimed
      ? `You have about ${duration}. The clock runs at test pace and can’t be paused. When time is up, the quiz is submitted.`
      : `About ${duration}, with no clock.`,
    atEnd
      ? 'You can go back and change answers. Each one is explained after you submit.'
      : 'After each answer, you’ll see whether it is right and why each choice is right or wrong.',
    isTimed ? 'Answers are saved as you give them, even offline.' : 'You can stop anytime and pick up where you left off.',
  ];
}
