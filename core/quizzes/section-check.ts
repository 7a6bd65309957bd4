/** The first check of a new student: ten questions over a section, explained when they are submitted. */
import { sections, topics, type Section } from '../topics/topics.ts';

const checkLength = 10;
const topicsOf = (section: Section): number[] => topics.flatMap((topic) => (topic.section === section ? [topic.id] : []));

/** What the check of a section asks for, as a query. */
export const checkQuery = (section: Section) => ({ source: 'topics', topics: topicsOf(section).join('.'), length: checkLength, mode: 'at-end' });

interface Asked {
  readonly source: string;
  readonly topics: readonly number[];
  readonly length: number;
  readonly mode: string;
}

/** The section that a quiz was the check of; null if it was another quiz. */
export function checkedSection({ source, topics: asked, length, mode }: Asked): Section | null {
  if (source !== 'topics' || length !== checkLength || mode !== 'at-end') return null;
  return sections.find((section) => topicsOf(section).join() === asked.join()) ?? null;
}

export const otherSection = (section: Section): Section => (section === 'math' ? 'reading-writing' : 'math');
