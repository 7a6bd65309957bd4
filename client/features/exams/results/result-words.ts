/** The sentences of the results screens: what each number means, and no more than it can support. Pure. */
import { realChange } from '#core/exams/comparison.ts';
import type { ExamResult } from '#contract/exam-results.ts';
import { timeMultipliers, type TimeMultiplier } from '#core/exams/format.ts';
import type { ScoreBand } from '#core/exams/scoring.ts';
import { slotAt, slotName, type Shape, type Slot } from '#core/exams/shape.ts';
import { sectionNames } from '#core/topics/topics.ts';
import { formatDate, formatRange } from '#client/ui/format.ts';
import type { OutcomeCounts, Pace } from './result-view.ts';

type SectionResult = ExamResult['sections'][number];
type Comparison = NonNullable<ExamResult['comparison']>;

/** "48 s", "1 min 12 s", "2 min". */
export function durationText(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return `${seconds} s`;
  return seconds % 60 === 0 ? `${minutes} min` : `${minutes} min ${seconds % 60} s`;
}

/** The time used for a module, to the minute where that says enough: "24 min", but "17 s". */
export const timeUsedText = (ms: number): string => durationText(ms < 60_000 ? ms : Math.round(ms / 60_000) * 60_000);

/** A time within a module, "20:05". */
export function clockOf(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** "+40", "−20" with a real minus, "0". */
export const changeText = (change: number): string => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '0');

export const estimateText = ({ score, low, high }: ScoreBand): string => `About ${score} (${formatRange(low, high)}), an estimate`;

/** The rate is the simulated one, mislabeled questions included (docs/learning.md). */
export const rangeSentence = ({ low, high }: ScoreBand): string =>
  `About 2 times out of 3, a range like this holds your true score: what you would average over many exams like this one. Here it is ${low} to ${high}. One exam cannot be more exact than that.`;

/** Where the total stands in the nation. */
export function percentileSentence({ value, display }: NonNullable<ExamResult['percentile']>): string {
  if (display === '99+') return 'More than 99 out of 100 test takers nationwide score this or lower.';
  if (display === '1 or lower') return 'About 1 out of 100 test takers nationwide, or fewer, score this or lower.';
  return `About ${value} out of 100 test takers nationwide score this or lower.`;
}

/** What the second module of a section was, and what that means for the score; null if nothing was chosen. */
export function routeSentence({ route, section }: Pick<SectionResult, 'route' | 'section'>): { title: string; text: string } | null {
  if (route === null) return null;
  if (route === 'harder') {
    return {
      title: 'You took the harder second module',
      text: 'Your first module got you there. Questions in the harder module are worth more, so fewer right answers can mean a higher score, and you can reach the full 800.',
    };
  }
  return {
    title: 'You took the easier second module',
    text: `How you did on the first module decides this, and this module measures your current level best. With the easier module, estimates stop at about 600. To get the harder one, get more questions right in ${sectionNames[section]} module 1.`,
  };
}

/** "up 60 points" and whether that means anything. Without any real change, exams differ by as much as `realChange` about one time in three. */
export function comparisonSentence({ total, repeated }: Pick<Comparison, 'total' | 'repeated'>): string {
  if (total.change === 0) return 'The same estimate as on your last exam.';
  const size = `${Math.abs(total.change)} points ${total.change > 0 ? 'higher' : 'lower'} than your last exam`;
  const alone = `${size[0]?.toUpperCase() ?? ''}${size.slice(1)}`;
  if (!total.real) return `${alone}: within the normal ups and downs from one exam to the next.`;
  // Why, `repeatedSentence` says beside it.
  if (repeated && total.change > 0) return `${alone}. That says little about your progress.`;
  const chance = `By chance alone, two exams differ by ${realChange.total} points or more about one time in three.`;
  return total.change > 0
    ? `Probably real progress: ${size}. ${chance}`
    : `Probably a real change: ${size}. ${chance} A bad day can do that. The questions below show where the points went.`;
}

/** The same of a section, in a few words. */
export function changeVerdict({ change, real }: Comparison['total'], repeated: boolean): string {
  if (!real) return 'within the normal ups and downs';
  return repeated && change > 0 ? 'but you’d taken this exam before' : 'probably a real change';
}

export const repeatedSentence = 'You’d taken this exam before. Questions are easier the second time around, so this estimate is probably a little too high.';

type ModulePace = ExamResult['paces'][number];

/** Why a question that was left blank is not explained, and how to get there. */
export const unexplainedSentence = ({ workedMs, honestMs }: Pick<ModulePace, 'workedMs' | 'honestMs'>): string =>
  `You left this question blank and submitted the module after ${durationText(workedMs)}, so it is not explained yet. Every question you answer is explained, and blank ones are too once you have worked on the module for ${durationText(honestMs)} or until time is up. To see them, take this exam again.`;

/** That an exam with rushed modules does not count, and why; null if none was rushed. */
export function hurriedSentence(paces: ExamResult['paces'], shape: Shape): string | null {
  const hurried = paces.filter(({ pace }) => pace === 'hurried');
  if (hurried.length === 0) return null;
  const retake = 'You can take the exam again whenever you like: give each question some time, and you will see every explanation.';
  if (hurried.length === shape.length)
    return `This exam does not count toward your score today, your progress, or the rankings, because it was submitted faster than anyone could read its questions. That is also why they are not shown one by one. ${retake}`;
  const names = hurried.map(({ position, workedMs }) => `${slotName(shape, position)} (${durationText(workedMs)})`).join(' and ');
  return `This exam’s estimate does not count in your progress, because ${names} ${hurried.length === 1 ? 'was' : 'were'} submitted faster than anyone could read the questions. What you answered in the rest of the exam still counts. ${retake}`;
}

/** Modules submitted after their time from a device that was offline. */
export function lateSentence(late: ExamResult['lateModules'], shape: Shape): string | null {
  if (late.length === 0) return null;
  const names = late
    .map(({ position, lateMs }) => `${slotName(shape, position)} (${durationText(Math.max(60_000, Math.round(lateMs / 60_000) * 60_000))} late)`)
    .join(' and ');
  return `${names} arrived after the deadline from a device that was offline. ${late.length === 1 ? 'Its answers count' : 'Their answers count'}, but we could not check the time.`;
}

const modeNames = { practice: 'Practice mode', 'test-day': 'Test-day mode', unknown: '' } as const satisfies Record<ExamResult['mode'], string>;
const multiplierNames = { 1: 'standard time', 1.5: 'time and a half', 2: 'double time' } as const satisfies Record<TimeMultiplier, string>;

/** The day of a result, and the day its exam was begun if that was another. */
export function dayText({ completedAt, examDate }: Pick<ExamResult, 'completedAt' | 'examDate'>): string {
  const [begun, done] = [formatDate(examDate), formatDate(completedAt)];
  return begun === done ? done : `${done}, started ${begun}`;
}

/** "Practice mode, standard time". */
export const conditionsText = ({ mode, timeMultiplier }: Pick<ExamResult, 'mode' | 'timeMultiplier'>): string =>
  [
    modeNames[mode],
    timeMultipliers.flatMap((each) => (each === timeMultiplier ? [multiplierNames[each]] : []))[0] ?? `${timeMultiplier} times the standard time`,
  ]
    .filter(Boolean)
    .join(', ');

/** How time went in a module. The even pace is the time allowed divided equally among all questions. */
export function paceSentence(pace: Pace, { questionCount }: Pick<Slot, 'questionCount'>, allowedMs: number): string {
  const even = allowedMs / questionCount;
  const parts = [
    `Half of ${pace.sawAll ? 'your questions' : 'the questions you opened'} took ${durationText(pace.medianMs)} or less. An even split of the time would give each ${durationText(even)}.`,
  ];
  if (pace.longest.timeSpentMs > 2 * even) parts.push(`Question ${pace.longest.number} took the longest, ${durationText(pace.longest.timeSpentMs)}.`);
  if (pace.rightMs !== null && pace.missedMs !== null && pace.missedMs > 1.4 * pace.rightMs)
    parts.push('The questions you missed took much longer than the ones you got right. It can pay off to mark a hard question and come back to it.');
  if (pace.rightMs !== null && pace.missedMs !== null && pace.missedMs < 0.6 * pace.rightMs)
    parts.push('The questions you missed took much less time than the ones you got right. A second look may win you some points.');
  return parts.join(' ');
}

/** Why a section that is long enough has no score. */
export const blankSentence =
  'No estimate: fewer than half of its questions were answered, or a whole module was left blank. A score would show how much was left blank, not what you can do. Your answers are all here, but they do not count in trends or rankings.';

/** Why there is no total, and where to look instead. */
export function noTotalSentence({ sections: taken }: Pick<ExamResult, 'sections'>): string {
  const blank = taken.filter(({ noScore }) => noScore === 'blank').map(({ section }) => sectionNames[section]);
  if (blank.length > 0)
    return `No estimate this time: most of ${blank.join(' and ')} was left unanswered. A score would show how much was left blank, not what you can do.`;
  const scored = taken.filter(({ score }) => score !== null).map(({ section }) => sectionNames[section]);
  if (scored.length > 0) return `A total needs both sections. Your ${scored.join(' and ')} score is below.`;
  return 'A score from 200 to 800 needs a whole section, so this exam does not give one. It shows which questions and topics you know and which need work.';
}

const ordinals = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'] as const;

/** "First", "Second": a module in the table of its section. */
export function ordinalName(shape: Shape, position: number): string {
  const { section, stage, label } = slotAt(shape, position);
  if (label !== null) return label;
  return shape.filter((slot) => slot.section === section).length === 1 ? 'All questions' : (ordinals[stage - 1] ?? `Module ${stage}`);
}

/** What the module counts include besides scored questions; null if nothing. */
export function unscoredSentence(shape: Shape): string | null {
  const counts = new Set(shape.map(({ unscoredCount }) => unscoredCount));
  if ([...counts].every((each) => each === 0)) return null;
  if (counts.size === 1 && counts.has(2))
    return 'Each module has two unscored questions, as on the real test. They are included in the module counts above but not in your score.';
  return 'Some questions are unscored, as on the real test. They are included in the module counts above but not in your score.';
}

/** "98 questions: 34 right, 44 wrong, 20 without an answer." */
export function countsSentence({ right, wrong, omitted, all }: OutcomeCounts): string {
  const parts = [`${right} right`, `${wrong} wrong`, ...(omitted > 0 ? [`${omitted} without an answer`] : [])];
  return `${all} questions: ${new Intl.ListFormat('en-US', { type: 'unit' }).format(parts)}.`;
}

/** What there is to practice: misses are wrong and omitted questions, and those not explained yet cannot be practiced. */
export function missesSentence({ wrong, omitted }: OutcomeCounts, explained: number): string {
  const missed = wrong + omitted;
  const made = omitted === 0 ? '' : wrong === 0 ? ', all without an answer' : `: ${wrong} wrong and ${omitted} without an answer`;
  const some = explained < missed ? ` ${explained} of them ${explained === 1 ? 'is' : 'are'} explained and can be practiced.` : '';
  return `You missed ${missed === 1 ? '1 question' : `${missed} questions`}${made}.${some}`;
}

/** The end of a round of practice. */
export function tallySentence(right: number, tried: number, total: number): string {
  if (tried === 0) return 'You skipped all of them this time. They will be here when you come back.';
  const skipped = total - tried;
  return `${right} of ${tried} right this time${skipped > 0 ? `, ${skipped} skipped` : ''}.`;
}

/** A prediction beside the last full exam: whether the two differ by more than the prediction's range, and by more than exams do by chance. */
export function predictionSentence({ score, low, high }: ScoreBand, lastTotal: number): string {
  const last = `Your last full exam was ${lastTotal}`;
  if (lastTotal >= low && lastTotal <= high) return `${last}, within this range: the two agree.`;
  const side = lastTotal < low ? 'below' : 'above';
  if (Math.abs(score - lastTotal) < realChange.total) return `${last}, a little ${side} this range: within the normal ups and downs.`;
  return lastTotal < low
    ? `${last}, below this range: you have probably improved since then.`
    : `${last}, above this range. A bad day can do that; another exam will show.`;
}
