/** The sentences of a quiz's results. Pure. */
import { topicName } from '#core/topics/topics.ts';
import { formatCount, formatTimeSpent } from '#client/ui/format.ts';

interface TopicTally {
  readonly topicId: number;
  readonly correct: number;
  readonly answered: number;
}

const missedIn = ({ correct, answered }: TopicTally): number => answered - correct;

/** The topic most worth another round: most missed here, then lowest accuracy. Null if nothing that was answered was wrong. */
export function weakest<Topic extends TopicTally>(topics: readonly Topic[]): Topic | null {
  const [first] = topics
    .filter((topic) => missedIn(topic) > 0)
    .toSorted((a, b) => missedIn(b) - missedIn(a) || a.correct / a.answered - b.correct / b.answered);
  return first ?? null;
}

/** "5 answers in 2 minutes, 24 seconds each. 3 questions left blank." */
export function answersText(answered: number, questions: number, timeSpentMs: number): string {
  if (answered === 0) return 'You left every question blank.';
  const time = timeSpentMs < 500 ? '' : ` in ${formatTimeSpent(timeSpentMs)}`;
  const seconds = Math.round(timeSpentMs / 1000 / answered);
  const each = answered > 1 && seconds > 0 ? `, ${formatCount(seconds, 'second')} each` : '';
  const blank = questions - answered;
  return `${formatCount(answered, 'answer')}${time}${each}.${blank > 0 ? ` ${formatCount(blank, 'question')} left blank.` : ''}`;
}

/** How this topic compares with the others of the quiz. */
function comparedText(topic: TopicTally, topics: readonly TopicTally[]): string {
  if (topics.length === 1) return ' in this quiz';
  const level = topics.filter((other) => other !== topic && missedIn(other) === missedIn(topic)).length;
  return level === 0 ? ' there, more than in any other topic in this quiz' : ` there, and as many in ${formatCount(level, 'other topic')} in this quiz`;
}

interface Outcome {
  readonly topics: readonly TopicTally[];
  readonly answered: number;
  readonly questions: number;
}

/** What comes next, and why. A question that was left open is neither right nor missed. */
export function nextWords({ topics, answered, questions }: Outcome): { readonly title: string; readonly text: string } {
  const topic = weakest(topics);
  const open = questions - answered;
  if (topic) {
    const missed = `You missed ${formatCount(missedIn(topic), 'question')}${comparedText(topic, topics)}.`;
    const stillOpen = open > 0 ? ` ${formatCount(open, 'question is', 'questions are')} unanswered.` : '';
    return { title: `See why, then practice ${topicName(topic.topicId)}`, text: `${missed}${stillOpen} The explanations are below.` };
  }
  if (open > 0)
    return {
      title: `Answer the ${formatCount(open, 'question')} you left blank`,
      text: `${answered > 0 ? 'What you answered was right. ' : ''}You’ll see ${open === 1 ? 'the explanation' : 'the explanations'} once you answer. A good guess is fine.`,
    };
  return { title: 'Try something new', text: 'You got everything right. A mixed quiz can find what still needs work.' };
}
