/** The four numbers the score calculator starts from, and the address that holds them. */
import { moduleFacts } from '#core/exams/format.ts';
import { sections, type Section } from '#core/topics/topics.ts';
import { toolPatterns } from '#client/site-paths.ts';

/** Right answers in modules 1 and 2. */
export type ModuleCounts = readonly [moduleOne: number, moduleTwo: number];
export type Counts = Readonly<Record<Section, ModuleCounts>>;

/** Names of the four counts, in addresses and on the page. */
export const countKeys = { 'reading-writing': ['rw1', 'rw2'], math: ['m1', 'm2'] } as const satisfies Record<Section, readonly [string, string]>;

/** About two thirds right everywhere: where the sliders stand at first. */
const start: Counts = { 'reading-writing': [18, 18], math: [15, 15] };

/** The counts in an address; a missing or impossible one stands where it does at first. */
export function countsFrom(search: URLSearchParams): Counts {
  const one = (section: Section, index: 0 | 1): number => {
    const text = search.get(countKeys[section][index]) ?? '';
    const count = Number(text);
    return /^\d{1,2}$/.test(text) && count <= moduleFacts[section].questionCount ? count : start[section][index];
  };
  const both = (section: Section): ModuleCounts => [one(section, 0), one(section, 1)];
  return { 'reading-writing': both('reading-writing'), math: both('math') };
}

export const countsUrl = (counts: Counts): string =>
  new URLSearchParams(sections.flatMap((section) => countKeys[section].map((key, index) => [key, String(counts[section][index === 0 ? 0 : 1])]))).toString();

/** The page of these counts, as a path. */
export const urlWith = (counts: Counts): string => `${toolPatterns.scoreCalculator}?${countsUrl(counts)}`;
