/** The first check of a new student: ten questions over a section, explained when they are submitted. */
import { difficulties } from '../questions/question.ts';
import { sections, topics, type Section, type TopicId } from '../topics/topics.ts';

export const checkLength = 10;
export const topicsOf = (section: Section): TopicId[] => topics.flatMap((topic) => (topic.section === section ? [topic.id] : []));

/** What the check of a section asks for, as a query. */
export const checkQuery = (section: Section) => ({ source: 'topics', topics: topicsOf(section).join('.'), length: checkLength, mode: 'at-end' });

interface Asked {
  readonly source: string;
  readonly topics: readonly number[];
  readonly levels: readonly number[];
  readonly length: number;
  readonly timing: string;
  readonly mode: string;
}

/** The section that a quiz was the check of; null if it was another quiz. */
export function checkedSection({ source, topics: asked, levels, length, timing, mode }: Asked): Section | null {
  if (source !== 'topics' || length !== checkLength || levels.length !== difficulties.length || timing !== 'untimed' || mode !== 'at-end') return null;
  return sections.find((section) => topicsOf(section).join() === asked.join()) ?? null;
}

const otherSection = (section: Section): Section => (section === 'math' ? 'reading-writing' : 'math');

/** What the answers so far amount to. */
export interface Checked {
  readonly answers: readonly { readonly section: Section; readonly questions: number }[];
  /** Answers a section needs for an estimate. */
  readonly least: number;
}

/** After more answers than two checks give with room to spare, an estimate is no longer the first one. */
const maxAnswersOfNew = 40;

export type AfterCheck =
  | { readonly kind: 'estimate' }
  /** The other section was not begun; `missing`: answers that the checked one still needs. */
  | { readonly kind: 'check'; readonly section: Section; readonly missing: number }
  /** Both were begun, and this one has too few answers: some were left blank, or not new. */
  | { readonly kind: 'more'; readonly section: Section; readonly missing: number };

/** What comes after the check of a section; null for a student who has long had an estimate. */
export function afterCheck(checked: Section, { answers, least }: Checked): AfterCheck | null {
  const given = (section: Section) => answers.find((one) => one.section === section)?.questions ?? 0;
  const missing = (section: Section) => Math.max(0, least - given(section));
  const other = otherSection(checked);
  if (given(checked) + given(other) > maxAnswersOfNew) return null;
  if (given(other) === 0) return { kind: 'check', section: other, missing: missing(checked) };
  const short = [checked, other].find((section) => missing(section) > 0);
  return short === undefined ? { kind: 'estimate' } : { kind: 'more', section: short, missing: missing(short) };
}
