/** Figures from the recorded readings: first-pass results, agreement, recall of planted defects, levels, ratings. */
import type { Difficulty } from '#core/questions/question.ts';
import type { BatchItem } from '../items/batch.ts';
import { anchorLevel } from './anchors.ts';
import { judgedLevels } from './bradley-terry.ts';
import { defectKinds, type DefectKind, type Entry, type Finding, type Planted, type ReadingStep } from './record.ts';

export interface Share {
  readonly count: number;
  readonly of: number;
}

const share = <T>(list: readonly T[], test: (element: T) => boolean): Share => ({ count: list.filter(test).length, of: list.length });

/** Findings of a step by question. */
function findingsOf(entries: readonly Entry[], step: ReadingStep): Map<string, { pass: number; finding: Finding }[]> {
  const all = new Map<string, { pass: number; finding: Finding }[]>();
  for (const { pass, findings } of entries.filter((entry) => entry.step === step))
    for (const finding of findings) all.set(finding.id, [...(all.get(finding.id) ?? []), { pass, finding }]);
  return all;
}

/** What readers found the first time a question was read in this step. Later passes never change it. */
function firstFindings(entries: readonly Entry[], step: ReadingStep, ids: ReadonlySet<string>): Finding[] {
  return [...findingsOf(entries, step)]
    .filter(([id]) => ids.has(id))
    .flatMap(([, found]) => {
      const first = Math.min(...found.map(({ pass }) => pass));
      return found.filter(({ pass }) => pass === first).map(({ finding }) => finding);
    });
}

/** Share of first-pass answers that matched the key. */
export const firstShareRight = (entries: readonly Entry[], step: 'blind' | 'choices-only' | 'ablated', ids: ReadonlySet<string>): Share =>
  share(firstFindings(entries, step, ids), ({ right }) => right === true);

/** How often readers of the same pairs agree, and Cohen's κ, which corrects for chance. Null if no pair was judged twice. */
export function levelAgreement(entries: readonly Pick<Entry, 'pass' | 'step' | 'comparisons'>[]): (Share & { readonly kappa: number }) | null {
  const byPair = new Map<string, string[]>();
  for (const { pass, comparisons } of entries.filter((entry) => entry.step === 'levels'))
    for (const { harder, easier } of comparisons) {
      const pair = `${pass} ${[harder, easier].toSorted().join(' ')}`;
      byPair.set(pair, [...(byPair.get(pair) ?? []), harder]);
    }
  const twice = [...byPair].flatMap(([pair, [one, other]]) => (one !== undefined && other !== undefined ? [{ low: pair.split(' ')[1], one, other }] : []));
  if (twice.length === 0) return null;
  const agreed = share(twice, ({ one, other }) => one === other);
  const [first, second] = [share(twice, ({ low, one }) => one === low), share(twice, ({ low, other }) => other === low)].map(({ count, of }) => count / of);
  const chance = (first ?? 0) * (second ?? 0) + (1 - (first ?? 0)) * (1 - (second ?? 0));
  return { ...agreed, kappa: chance === 1 ? 1 : (agreed.count / agreed.of - chance) / (1 - chance) };
}

/**
 * Levels of all questions that were ever compared, on one scale. With `prints` (of the current texts by id), comparisons of
 * a text that has changed since are left out.
 */
export function levelsOf(entries: readonly Entry[], prints?: ReadonlyMap<string, string>): Map<string, Difficulty> {
  const comparisons = entries.flatMap((entry) => {
    const read = new Map(entry.findings.map(({ id, print }) => [id, print]));
    const counts = (id: string) => prints === undefined || anchorLevel(id) !== undefined || prints.get(id) === read.get(id);
    return entry.comparisons.filter(({ harder, easier }) => counts(harder) && counts(easier));
  });
  return judgedLevels(comparisons);
}

const notices: Readonly<Record<ReadingStep, (finding: Finding) => boolean>> = {
  blind: ({ right, note }) => right !== true || note !== undefined,
  attack: ({ survives, note }) => survives === true || note !== undefined,
  realism: ({ rating }) => (rating ?? 5) <= 3,
  // A correct guess means that the choices alone give the key away.
  'choices-only': ({ right }) => right === true,
  ablated: () => false,
  levels: () => false,
};

/** Planted defects that a reader noticed in a step meant to find them, by kind; only those given to a reader. */
export function recall(planted: Planted, entries: readonly Entry[]): Map<DefectKind, Share> {
  const levels = levelsOf(entries);
  const wasGiven = ({ kind, item }: Planted[number]) =>
    entries.some(({ step, findings }) => (defectKinds[kind] as readonly ReadingStep[]).includes(step) && findings.some(({ id }) => id === item.id));
  const given = planted.filter(wasGiven);
  const isFound = ({ kind, item }: Planted[number]): boolean =>
    kind === 'level off by two'
      ? Math.abs((levels.get(item.id) ?? item.level) - item.level) >= 2
      : defectKinds[kind].some((step) => firstFindings(entries, step, new Set([item.id])).some(notices[step]));
  return new Map(
    [...new Set(given.map(({ kind }) => kind))].map((kind) => [
      kind,
      share(
        given.filter((one) => one.kind === kind),
        isFound,
      ),
    ]),
  );
}

export interface ItemStatus {
  /** The level judged by readers; undefined until then. */
  readonly level: Difficulty | undefined;
  readonly ratings: readonly number[];
  /** Every blind solver of the current text chose the key. */
  readonly solved: boolean;
  readonly readers: Readonly<Record<ReadingStep, number>>;
  /** Guessers who saw only the choices and picked the key. */
  readonly guessed: Share;
  /** Solvers who found the key without the clue. */
  readonly solvedWithout: Share;
  /** What readers remarked, with the step. */
  readonly notes: readonly { readonly step: ReadingStep; readonly note: string }[];
  /** A wrong choice was defended successfully. */
  readonly contested: boolean;
}

/** What is known about the current text of a question; readings of an earlier text do not count. */
export function statusOf(item: Pick<BatchItem, 'id'>, print: string, entries: readonly Entry[], levels: ReadonlyMap<string, Difficulty>): ItemStatus {
  const current = entries.flatMap((entry) =>
    entry.findings.filter((finding) => finding.id === item.id && finding.print === print).map((finding) => ({ step: entry.step, finding })),
  );
  const of = (step: ReadingStep) => current.filter((found) => found.step === step).map(({ finding }) => finding);
  const blind = of('blind');
  return {
    level: levels.get(item.id),
    ratings: of('realism').flatMap(({ rating }) => rating ?? []),
    solved: blind.length > 0 && blind.every(({ right }) => right === true),
    guessed: share(of('choices-only'), ({ right }) => right === true),
    solvedWithout: share(of('ablated'), ({ right }) => right === true),
    notes: current.flatMap(({ step, finding: { note } }) => (note ? [{ step, note }] : [])),
    contested: of('attack').some(({ survives }) => survives === true),
    readers: {
      blind: blind.length,
      'choices-only': of('choices-only').length,
      ablated: of('ablated').length,
      attack: of('attack').length,
      levels: of('levels').length,
      realism: of('realism').length,
    },
  };
}

export const mean = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0) / Math.max(1, list.length);

/** What keeps a question from being published; empty if it passed its readers. */
export function notReady({ level, ratings, solved, contested, readers }: ItemStatus): string[] {
  return [
    ...(solved && readers.blind >= 2 ? [] : [readers.blind < 2 ? 'two blind solvers are missing' : 'a blind solver missed the key']),
    ...(readers.attack === 0 ? ['no key attack'] : []),
    ...(contested ? ['a wrong choice can be defended'] : []),
    ...(level === undefined ? ['the level is not judged'] : []),
    ...(ratings.length < 2 ? ['two realism raters are missing'] : mean(ratings) < 4 ? [`realism ${mean(ratings).toFixed(1)}`] : []),
  ];
}
