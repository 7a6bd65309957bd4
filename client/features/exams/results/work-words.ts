/** The sentences about how a student went about an exam. Pure. */
import { formatCount } from '#client/ui/format.ts';
import { clockOf, durationText } from './result-words.ts';
import type { Order, ShownChange, WorkPattern } from './work-view.ts';

const shown = (answer: string): string => answer.replace('-', '−');

/** "B to D after 40 s; B was right." */
export function changeSentence({ from, to, afterMs, fromRight, toRight }: ShownChange): string {
  const change = to === null ? `${shown(from)} cleared after ${durationText(afterMs)}` : `${shown(from)} to ${shown(to)} after ${durationText(afterMs)}`;
  if (fromRight === undefined) return `${change}.`;
  if (fromRight) return `${change}; ${shown(from)} was right.`;
  if (to !== null && toRight) return `${change}; ${shown(to)} is right.`;
  return to === null ? `${change}.` : `${change}; neither is right.`;
}

const ordinal = (n: number): string => {
  const ending = n % 100 >= 11 && n % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return `${n}${ending}`;
};

/** "Opened 3rd of 27, at 2:10; again at 20:05 and 28:40." */
export function orderSentence({ rank, of, visits }: Order): string {
  const [first = 0, ...again] = visits;
  const times = again.map(clockOf);
  const listed = times.length > 3 ? `${times.slice(0, 3).join(', ')} and ${times.length - 3} more times` : new Intl.ListFormat('en-US').format(times);
  return `Opened ${ordinal(rank)} of ${of}, at ${clockOf(first)}${again.length > 0 ? `; again at ${listed}` : ''}.`;
}

/** Fewer changed answers than this say nothing about whether changing helps. */
const tellingChanges = 4;

/** What came of the changes of answers over the exam. */
export function changesSentence({ changed: { wrongToRight, rightToWrong, wrongToWrong } }: WorkPattern): string {
  const all = wrongToRight + rightToWrong + wrongToWrong;
  if (all === 0) return 'You stayed with your first answers.';
  const parts = [
    wrongToRight > 0 ? `${wrongToRight} from wrong to right` : '',
    rightToWrong > 0 ? `${rightToWrong} from right to wrong` : '',
    wrongToWrong > 0 ? `${wrongToWrong} from one wrong answer to another` : '',
  ].filter(Boolean);
  const counted = `You changed ${formatCount(all, 'answer')}: ${new Intl.ListFormat('en-US').format(parts)}.`;
  if (all < tellingChanges) return counted;
  if (wrongToRight > rightToWrong) return `${counted} Second looks paid off.`;
  if (rightToWrong > wrongToRight) return `${counted} Change an answer only when you can say what was wrong with the first.`;
  return `${counted} They came out even.`;
}

/** Returns to questions over the exam. */
export function returnsSentence({ returned, returnedRight, leftOpen }: WorkPattern): string {
  if (returned === 0) return 'You worked straight through and did not go back to any.';
  const open =
    leftOpen === 0
      ? ''
      : leftOpen === returned
        ? returned === 1
          ? ', left blank at first'
          : ', all left blank at first'
        : `, ${leftOpen} of them left blank at first`;
  return `You came back to ${formatCount(returned, 'question')}${open}; ${returnedRight === returned ? (returned === 1 ? 'it is' : 'all are') : `${returnedRight} of ${returned} ${returnedRight === 1 ? 'is' : 'are'}`} right.`;
}
