/** Rows of a file as concepts. A cell with several parts has each on a line of its own. */
import { topics } from '../topics/topics.ts';

export const conceptColumns = [
  'id',
  'topic',
  'title',
  'idea',
  'signal',
  'how',
  'text',
  'stem',
  'steps',
  'answer',
  'claims',
  'wrong choice',
  'misconception',
  'why',
  'archetypes',
  'related',
] as const;
type ConceptColumn = (typeof conceptColumns)[number];

export type ConceptRow = Readonly<Partial<Record<ConceptColumn, string>>>;

const lines = (text = ''): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);

/** By number, slug or name; 0 for none. */
function topicIdOf(text = ''): number {
  const wanted = text.trim().toLowerCase();
  return topics.find(({ id, slug, name }) => String(id) === wanted || slug === wanted || name.toLowerCase() === wanted)?.id ?? 0;
}

/** The body of a concept, not checked yet: what is missing is left empty, for the checks to find. */
export function conceptOfRow(row: ConceptRow): Readonly<Record<string, unknown>> {
  const plain = (column: ConceptColumn) => row[column]?.trim() ?? '';
  return {
    id: plain('id'),
    topicId: topicIdOf(row.topic),
    title: plain('title'),
    idea: plain('idea'),
    signal: plain('signal'),
    how: lines(row.how),
    example: { ...(plain('text') && { text: plain('text') }), stem: plain('stem'), steps: lines(row.steps), answer: plain('answer') },
    // Words of the example that decide, where nothing can be computed.
    check: plain('text') ? { evidence: lines(row.claims) } : { claims: lines(row.claims) },
    mistake: { choice: plain('wrong choice'), code: plain('misconception'), why: plain('why') },
    archetypes: plain('archetypes')
      .split(/[\s,;]+/)
      .filter(Boolean),
    related: plain('related')
      .split(/[\s,;]+/)
      .filter(Boolean),
  };
}

const columnsByPath: Readonly<Record<string, ConceptColumn>> = {
  topicId: 'topic',
  'example.text': 'text',
  'example.stem': 'stem',
  'example.steps': 'steps',
  'example.answer': 'answer',
  check: 'claims',
  'mistake.choice': 'wrong choice',
  'mistake.code': 'misconception',
  'mistake.why': 'why',
};

/** The column that a place in a concept comes from. */
export function columnOf(path: string): string {
  const found = Object.entries(columnsByPath).find(([start]) => path === start || path.startsWith(`${start}.`));
  return found?.[1] ?? (path.split('.')[0] || 'row');
}

/** What a row needs to know of a concept. */
export interface WholeConcept {
  readonly id: string;
  readonly topicId: number;
  readonly title: string;
  readonly idea: string;
  readonly signal: string;
  readonly how: readonly string[];
  readonly example: { readonly text?: string | undefined; readonly stem: string; readonly steps: readonly string[]; readonly answer: string };
  readonly check: object;
  readonly mistake: { readonly choice: string; readonly code: string; readonly why: string };
  readonly archetypes: readonly string[];
  readonly related: readonly string[];
}

const sayable = new Set(['text', 'stem', 'steps', 'answer']);

/** The concept as a row that can be imported again; null where a row cannot say all of it: a figure, a table, or values at which it is checked. */
export function rowOfConcept(concept: WholeConcept): ConceptRow | null {
  const { example, check, mistake } = concept;
  const [claims, ...more] = Object.entries(check);
  if ('figure' in concept || !Object.keys(example).every((key) => sayable.has(key)) || more.length > 0) return null;
  if (claims?.[0] !== (example.text === undefined ? 'claims' : 'evidence') || !Array.isArray(claims[1])) return null;
  return {
    id: concept.id,
    topic: String(concept.topicId),
    title: concept.title,
    idea: concept.idea,
    signal: concept.signal,
    how: concept.how.join('\n'),
    ...(example.text !== undefined && { text: example.text }),
    stem: example.stem,
    steps: example.steps.join('\n'),
    answer: example.answer,
    claims: claims[1].map(String).join('\n'),
    'wrong choice': mistake.choice,
    misconception: mistake.code,
    why: mistake.why,
    archetypes: concept.archetypes.join(' '),
    related: concept.related.join(' '),
  };
}
