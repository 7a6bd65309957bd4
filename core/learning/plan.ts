/**
 * What to do on which day until the exam. A pure function of what is true today: there is no plan to fall behind on. What was missed is
 * not added to later days; exams that were missed are placed again where they fit.
 */
import { moduleFacts, breakSeconds } from '../exams/format.ts';
import type { TopicId } from '../topics/topics.ts';
import { addDays, daysBetween, weekdayOf, type StudySettings } from './study-settings.ts';

export interface PlanFacts {
  /** Today where the student is. */
  readonly today: string;
  readonly settings: Pick<StudySettings, 'examDate' | 'minutes'>;
  /** Minutes studied today already. */
  readonly doneToday: number;
  /** The day of the last full practice exam; null if there was none. */
  readonly lastExamDay: string | null;
  /** Of a full practice exam that was begun, the module that comes next, from 1; null if none is under way. */
  readonly nextModule: number | null;
  /** Whether there are mistakes to redo. */
  readonly hasRedos: boolean;
  /** Topics with what a minute on each is worth, best first. */
  readonly topics: readonly { readonly topicId: TopicId; readonly worth: number }[];
}

export interface PlannedSession {
  readonly day: string;
  readonly kind: 'exam' | 'redo' | 'quiz' | 'rest';
  readonly minutes: number;
  /** Of a quiz. */
  readonly topicIds: readonly TopicId[];
  /** Of an exam: its modules, from 1, that are taken on this day. */
  readonly modules: readonly number[];
}

/** Days that are planned if there is no exam date, and at most. */
const horizon = { withoutDate: 28, most: 70 } as const;
/** Days from the end of one full exam to the beginning of the next, at least. */
export const examGapDays = 6;
/** Where full exams belong, in days before the test. */
const examsBefore = [7, 14, 21, 35, 49, 63] as const;
/** Without an exam date, and after so long without one. */
const usualExamGap = 14;
/** In the last weeks before the test exams come weekly: so many days before it and later. */
const weeklyDays = 21;

/** Days from one full exam to the next: so long that practice between them can show. */
export const examGap = (daysToExam: number | null): number => (daysToExam !== null && daysToExam <= weeklyDays ? examGapDays : usualExamGap);

/** The last days before the test are for rest and light work: a practice exam ends so many days before it. */
export const examFreeDays = 3;
/** How far an exam may be from where it belongs, and how many days it may take. */
const maxShiftDays = 3;
const maxExamDays = 4;

/** Minutes of the modules of a full exam; both sections on one day take the break as well. */
const moduleMinutes = ['reading-writing', 'reading-writing', 'math', 'math'].map((section) => moduleFacts[section as keyof typeof moduleFacts].timeLimit / 60);
const breakMinutes = breakSeconds / 60;
const minutesOf = (modules: readonly number[]): number =>
  modules.reduce((sum, module) => sum + (moduleMinutes[module - 1] ?? 0), 0) + (modules.includes(2) && modules.includes(3) ? breakMinutes : 0);

/** Minutes that surely have room for a full exam: on one day, or on each of as many days in a row as it has modules. */
export const minutesForExam = { oneDay: minutesOf([1, 2, 3, 4]), eachOfFourDays: Math.max(...moduleMinutes) } as const;

/** How the modules of an exam, from `first` on, are dealt out from this day on; null if they do not fit. */
function packExam(from: string, left: ReadonlyMap<string, number>, first = 1): { readonly day: string; readonly modules: number[] }[] | null {
  const parts: { day: string; modules: number[] }[] = [];
  let next = first;
  for (let offset = 0; offset < maxExamDays && next <= moduleMinutes.length; offset++) {
    const day = addDays(from, offset);
    const modules: number[] = [];
    while (next <= moduleMinutes.length && minutesOf([...modules, next]) <= (left.get(day) ?? 0)) modules.push(next++);
    if (modules.length > 0) parts.push({ day, modules });
    else if (offset === 0) return null;
  }
  return next > moduleMinutes.length ? parts : null;
}

/** Whether a full exam fits into these minutes per weekday, on one day or on a few in a row. */
export function fitsExam(minutes: StudySettings['minutes']): boolean {
  const anyDay = '2026-01-01';
  const days = Array.from({ length: 7 + maxExamDays }, (_, offset) => addDays(anyDay, offset));
  const left = new Map(days.map((day) => [day, minutes[weekdayOf(day)] ?? 0]));
  return days.slice(0, 7).some((day) => packExam(day, left) !== null);
}

/** Days on which full exams belong, in order. */
function examAnchors({ today, settings: { examDate }, lastExamDay, nextModule }: PlanFacts, last: string): string[] {
  const since = lastExamDay === null ? Infinity : daysBetween(lastExamDay, today);
  const overdue = since > usualExamGap && nextModule === null ? [today] : [];
  if (examDate === null) {
    const first = overdue[0] ?? addDays(lastExamDay ?? today, usualExamGap);
    const count = Math.floor(daysBetween(first, last) / usualExamGap) + 1;
    return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(first, index * usualExamGap));
  }
  return [...overdue, ...examsBefore.map((days) => addDays(examDate, -days)).filter((day) => day >= today && day <= last)].sort();
}

/** The rest of an exam that was begun, from the first day with time for its next module. */
function placeRest(first: number, days: readonly string[], latest: string, left: ReadonlyMap<string, number>) {
  for (const day of days) {
    const parts = packExam(day, left, first);
    const end = parts?.at(-1)?.day;
    if (parts && end !== undefined && end <= latest) return { parts, end };
  }
  return null;
}

/** The best place near an anchor: on the fewest days, then nearest, then earliest. */
function placeExam(anchor: string, earliest: string, latest: string, left: ReadonlyMap<string, number>) {
  const starts = Array.from({ length: 2 * maxShiftDays + 1 }, (_, index) => addDays(anchor, index - maxShiftDays)).filter(
    (day) => day >= earliest && day <= latest,
  );
  const places = starts.flatMap((day) => {
    const parts = packExam(day, left);
    const end = parts?.at(-1)?.day;
    return parts && end !== undefined && end <= latest ? [{ parts, end, off: Math.abs(daysBetween(anchor, day)) }] : [];
  });
  return places.toSorted((a, b) => a.parts.length - b.parts.length || a.off - b.off)[0] ?? null;
}

const toFive = (minutes: number): number => Math.round(minutes / 5) * 5;
/** A fifth of a day's practice goes to mistakes, at least 5 minutes and at most 20. */
const redoMinutes = (minutes: number): number => (minutes < 15 ? 0 : Math.min(20, Math.max(5, toFive(minutes / 5))));
const topicsPerQuiz = 3;
/** Topics that take turns. */
const topicsInTurn = 9;

/** The sessions of every day from today on, in order; days without time have none. */
export function studyPlan(facts: PlanFacts): PlannedSession[] {
  const { today, settings, doneToday, lastExamDay, hasRedos } = facts;
  const { examDate, minutes } = settings;
  const dayBefore = examDate === null ? null : addDays(examDate, -1);
  const end = dayBefore ?? addDays(today, horizon.withoutDate - 1);
  const last = [end, addDays(today, horizon.most - 1)].sort()[0] ?? end;
  const days = Array.from({ length: Math.max(0, daysBetween(today, last) + 1) }, (_, index) => addDays(today, index));
  const left = new Map(
    days.filter((day) => day !== dayBefore).map((day) => [day, Math.max(0, (minutes[weekdayOf(day)] ?? 0) - (day === today ? doneToday : 0))]),
  );
  const sessions: PlannedSession[] = [];
  const take = (session: PlannedSession) => {
    sessions.push(session);
    left.set(session.day, (left.get(session.day) ?? 0) - session.minutes);
  };
  const latestExam = examDate === null ? last : addDays(examDate, -examFreeDays);
  let previous = lastExamDay;
  const plan = (place: Pick<NonNullable<ReturnType<typeof placeExam>>, 'parts' | 'end'> | null) => {
    if (!place) return;
    for (const { day, modules } of place.parts) take({ day, kind: 'exam', minutes: minutesOf(modules), topicIds: [], modules });
    previous = place.end;
  };
  // What was begun is finished first, whenever the exam before it was.
  if (facts.nextModule !== null) plan(placeRest(facts.nextModule, days, latestExam, left));
  for (const anchor of examAnchors(facts, last)) {
    const earliest = [today, previous === null ? today : addDays(previous, examGapDays)].sort()[1] ?? today;
    plan(placeExam(anchor, earliest, latestExam, left));
  }
  const inTurn = facts.topics.slice(0, topicsInTurn);
  const total = inTurn.reduce((sum, { worth }) => sum + worth, 0);
  const given = new Map<TopicId, number>();
  for (const day of days) {
    if (day === dayBefore) {
      sessions.push({ day, kind: 'rest', minutes: 0, topicIds: [], modules: [] });
      continue;
    }
    const redo = hasRedos ? redoMinutes(left.get(day) ?? 0) : 0;
    if (redo > 0) take({ day, kind: 'redo', minutes: redo, topicIds: [], modules: [] });
    const quiz = left.get(day) ?? 0;
    if (quiz < 5 || inTurn.length === 0) continue;
    // Each topic gets minutes in proportion to its worth: those furthest behind come next.
    const behind = ({ topicId, worth }: (typeof inTurn)[number]) => (given.get(topicId) ?? 0) / (total > 0 ? Math.max(worth, total / 100) : 1);
    const topicIds = inTurn.toSorted((a, b) => behind(a) - behind(b)).slice(0, topicsPerQuiz);
    for (const { topicId } of topicIds) given.set(topicId, (given.get(topicId) ?? 0) + quiz / topicIds.length);
    take({ day, kind: 'quiz', minutes: quiz, topicIds: topicIds.map(({ topicId }) => topicId), modules: [] });
  }
  const kinds = ['exam', 'redo', 'quiz', 'rest'];
  return sessions.toSorted((a, b) => (a.day === b.day ? kinds.indexOf(a.kind) - kinds.indexOf(b.kind) : a.day < b.day ? -1 : 1));
}
