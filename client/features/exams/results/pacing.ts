/** The pacing coach: what an exam's times say, in three sentences. Pure. */
import type { ExamResult } from '#contract/exam-results.ts';
import { slotName } from '#core/exams/shape.ts';
import { isAnswered } from '#core/questions/check-answer.ts';
import { formatCount } from '#client/ui/format.ts';
import type { Response } from './result-view.ts';
import { durationText } from './result-words.ts';

type Timed = Pick<ExamResult, 'shape' | 'sections' | 'responses'>;

interface PacedModule {
  readonly position: number;
  readonly name: string;
  /** All its time, and what is left of it, ms. */
  readonly allowedMs: number;
  readonly leftMs: number;
  /** An equal share of the time for each question, ms. */
  readonly evenMs: number;
  readonly responses: readonly Response[];
}

/** More than this many even shares of time is long, less than this much of one is hasty. */
const longShares = 2;
const hastyShare = 1 / 3;
/** So much time left is worth a second look; so little is none, ms. */
const spareMs = 3 * 60_000;
const noneMs = 45_000;

const modulesOf = ({ shape, sections, responses }: Timed): PacedModule[] =>
  sections
    .flatMap(({ modules }) => modules)
    .flatMap(({ position, allowedMs, timeSpentMs, questions }) => {
      const own = responses.filter((response) => response.position === position);
      if (own.length === 0 || timeSpentMs === 0) return [];
      return [
        { position, name: slotName(shape, position), allowedMs, leftMs: Math.max(0, allowedMs - timeSpentMs), evenMs: allowedMs / questions, responses: own },
      ];
    });

/** Blank questions at the end of a module. */
const blanksAtEnd = ({ responses }: PacedModule): number => responses.length - 1 - responses.findLastIndex(({ answer }) => isAnswered(answer));

/** "none are", "1 is", "3 are", "all are"; of one question "it is" or "none is". */
function are(count: number, of: number): string {
  const verb = count === 1 || of === 1 ? 'is' : 'are';
  if (count === 0) return `none ${verb}`;
  if (count < of) return `${count} ${verb}`;
  return of === 1 ? 'it is' : `all ${verb}`;
}

function timeLeft(modules: readonly PacedModule[]): string {
  const [ranOut] = modules.filter((module) => module.leftMs <= noneMs && blanksAtEnd(module) > 0).toSorted((a, b) => blanksAtEnd(b) - blanksAtEnd(a));
  if (ranOut) {
    const blanks = blanksAtEnd(ranOut);
    return `Time ran out in ${ranOut.name} with the last ${blanks === 1 ? 'question' : `${blanks} questions`} blank: a guess costs nothing, so use the last minute to answer every question.`;
  }
  const missed = ({ responses }: PacedModule) => responses.filter(({ correct }) => !correct).length;
  const [early] = modules.filter((module) => module.leftMs >= spareMs && missed(module) > 0).toSorted((a, b) => b.leftMs - a.leftMs);
  if (early)
    return `You left ${durationText(Math.floor(early.leftMs / 60_000) * 60_000)} unused in ${early.name} and missed ${formatCount(missed(early), 'question')} there: use any time left for a second look.`;
  return 'You used all your time without running out.';
}

function whereItWent(modules: readonly PacedModule[]): string {
  const long = modules.flatMap(({ evenMs, responses }) => responses.filter(({ timeSpentMs }) => timeSpentMs > longShares * evenMs));
  if (long.length === 0) return 'No question took more than twice its share of the time.';
  const right = long.filter(({ correct }) => correct).length;
  const spent = long.reduce((sum, { timeSpentMs }) => sum + timeSpentMs, 0);
  const fact = `${formatCount(long.length, 'question')} took more than twice an even share of the time, ${durationText(Math.round(spent / 60_000) * 60_000)} in all; ${are(right, long.length)} right`;
  return right * 2 < long.length ? `${fact}: mark questions like that, move on, and come back at the end.` : `${fact}, so that time was mostly well spent.`;
}

function haste(modules: readonly PacedModule[]): string {
  const hasty = modules.flatMap(({ evenMs, responses }) =>
    responses.filter(({ timeSpentMs, answer }) => isAnswered(answer) && timeSpentMs < hastyShare * evenMs),
  );
  if (hasty.length === 0) return 'None of your answers were rushed.';
  const wrong = hasty.filter(({ correct }) => !correct).length;
  const fact = `${formatCount(hasty.length, 'answer')} took less than a third of an even share of the time; ${are(wrong, hasty.length)} wrong`;
  return wrong * 3 >= hasty.length ? `${fact}: read the question again before you choose.` : `${fact}, so your quick answers hold up.`;
}

/** Time left, where time went, and haste: a sentence each. Null if no time was recorded. */
export function pacingCoach(result: Timed): readonly [string, string, string] | null {
  const modules = modulesOf(result);
  return modules.length === 0 ? null : [timeLeft(modules), whereItWent(modules), haste(modules)];
}
