/**
 * The 29 topics of the test. Ids, slugs, sections and categories are fixed: rows, links and
 * statistics refer to them by id. How they are shown can be changed (`showTopics`).
 */

export const sections = ['reading-writing', 'math'] as const;
export type Section = (typeof sections)[number];

export const sectionNames = {
  'reading-writing': 'Reading and Writing',
  math: 'Math',
} as const satisfies Record<Section, string>;

export type TopicColour = 'blue' | 'red' | 'yellow' | 'green';

export const mainCategories = {
  'information-ideas': { name: 'Information and Ideas', section: 'reading-writing', colour: 'blue' },
  'craft-structure': { name: 'Craft and Structure', section: 'reading-writing', colour: 'red' },
  'expression-of-ideas': { name: 'Expression of Ideas', section: 'reading-writing', colour: 'yellow' },
  'standard-english-conventions': { name: 'Standard English Conventions', section: 'reading-writing', colour: 'green' },
  algebra: { name: 'Algebra', section: 'math', colour: 'blue' },
  'advanced-math': { name: 'Advanced Math', section: 'math', colour: 'red' },
  'problem-solving-data-analysis': { name: 'Problem-Solving and Data Analysis', section: 'math', colour: 'yellow' },
  'geometry-trigonometry': { name: 'Geometry and Trigonometry', section: 'math', colour: 'green' },
} as const satisfies Record<string, { name: string; section: Section; colour: TopicColour }>;
export type MainCategory = keyof typeof mainCategories;

const topicTable = [
  [1, 'Central Ideas and Details', 'central-ideas-details', 'information-ideas'],
  [2, 'Inferences', 'inferences', 'information-ideas'],
  [3, 'Command of Evidence', 'command-of-evidence', 'information-ideas'],
  [4, 'Words in Context', 'words-in-context', 'craft-structure'],
  [5, 'Text Structure and Purpose', 'text-structure-purpose', 'craft-structure'],
  [6, 'Cross-Text Connections', 'cross-text-connections', 'craft-structure'],
  [7, 'Rhetorical Synthesis', 'rhetorical-synthesis', 'expression-of-ideas'],
  [8, 'Transitions', 'transitions', 'expression-of-ideas'],
  [9, 'Boundaries', 'boundaries', 'standard-english-conventions'],
  [10, 'Form, Structure, and Sense', 'form-structure-sense', 'standard-english-conventions'],
  [11, 'Linear Equations in One Variable', 'linear-equations-one-variable', 'algebra'],
  [12, 'Linear Functions', 'linear-functions', 'algebra'],
  [13, 'Linear Equations in Two Variables', 'linear-equations-two-variables', 'algebra'],
  [14, 'Systems of Linear Equations', 'systems-linear-equations', 'algebra'],
  [15, 'Linear Inequalities', 'linear-inequalities', 'algebra'],
  [16, 'Nonlinear Functions', 'nonlinear-functions', 'advanced-math'],
  [17, 'Nonlinear Equations', 'nonlinear-equations', 'advanced-math'],
  [18, 'Equivalent Expressions', 'equivalent-expressions', 'advanced-math'],
  [19, 'Ratios, Rates, and Proportions', 'ratios-rates-proportions', 'problem-solving-data-analysis'],
  [20, 'Percentages', 'percentages', 'problem-solving-data-analysis'],
  [21, 'One-Variable Data', 'one-variable-data', 'problem-solving-data-analysis'],
  [22, 'Two-Variable Data', 'two-variable-data', 'problem-solving-data-analysis'],
  [23, 'Probability', 'probability', 'problem-solving-data-analysis'],
  [24, 'Inference from Statistics', 'inference-statistics', 'problem-solving-data-analysis'],
  [25, 'Evaluating Statistical Claims', 'evaluating-statistical-claims', 'problem-solving-data-analysis'],
  [26, 'Area and Volume', 'area-volume', 'geometry-trigonometry'],
  [27, 'Lines, Angles, and Triangles', 'lines-angles-triangles', 'geometry-trigonometry'],
  [28, 'Right Triangles and Trigonometry', 'right-triangles-trigonometry', 'geometry-trigonometry'],
  [29, 'Circles', 'circles', 'geometry-trigonometry'],
] as const satisfies readonly (readonly [number, string, string, MainCategory])[];

export type TopicId = (typeof topicTable)[number][0];
type TopicSlug = (typeof topicTable)[number][2];

export interface Topic {
  readonly id: TopicId;
  readonly name: string;
  readonly slug: TopicSlug;
  readonly mainCategory: MainCategory;
  readonly section: Section;
  readonly colour: TopicColour;
  /** `section.main-category`, e.g. `math.algebra`. */
  readonly categoryPath: string;
}

const asShipped: readonly Topic[] = topicTable.map(([id, name, slug, mainCategory]) => {
  const { section, colour } = mainCategories[mainCategory];
  return { id, name, slug, mainCategory, section, colour, categoryPath: `${section}.${mainCategory}` };
});

const inOrder: Topic[] = [...asShipped];
const byId = new Map<number, Topic>();

/** All topics: in id order, unless an installation shows them in another. */
export const topics: readonly Topic[] = inOrder;

/** What an installation changed of how a topic is shown; null: as shipped. */
export interface TopicChange {
  readonly topicId: number;
  readonly name: string | null;
  readonly colour: TopicColour | null;
  /** Place among all topics; null: its id. */
  readonly position: number | null;
}

/**
 * Shows every topic as these changes say, from now on: names, colors and order on every screen come from here. Only the client calls it, at
 * its start; what is measured, drawn and scored goes by ids, sections and categories, which cannot be changed.
 */
export function showTopics(changes: readonly TopicChange[]): void {
  const changed = new Map(changes.map((change) => [change.topicId, change]));
  const placeOf = ({ id }: Topic) => changed.get(id)?.position ?? id;
  const shown = asShipped.map((topic): Topic => {
    const { name, colour } = changed.get(topic.id) ?? {};
    return { ...topic, name: name ?? topic.name, colour: colour ?? topic.colour };
  });
  inOrder.splice(0, inOrder.length, ...shown.toSorted((a, b) => placeOf(a) - placeOf(b) || a.id - b.id));
  for (const topic of shown) byId.set(topic.id, topic);
}
showTopics([]);

/** The name a topic is shipped with. */
export const shippedTopicName = (id: number): string => asShipped.find((topic) => topic.id === id)?.name ?? 'Unknown Subcategory';

export const isTopicId = (id: number): id is TopicId => byId.has(id);

/** The topic with this id; the type guarantees that there is one. */
export function topicById(id: TopicId): Topic {
  const topic = byId.get(id);
  if (!topic) throw new Error(`no topic ${id}`);
  return topic;
}

/** Display name of any numeric id; ids outside 1–29 read 'Unknown Subcategory'. */
export const topicName = (id: number): string => byId.get(id)?.name ?? 'Unknown Subcategory';

/** Color of any numeric id; ids outside 1–29 are gray. */
export const topicColour = (id: number): TopicColour | 'grey' => byId.get(id)?.colour ?? 'grey';

/** The ids of one topic or of a section’s topics; null where neither is asked for. */
export function topicIdsOf({ section, topicId }: { readonly section?: Section | undefined; readonly topicId?: number | undefined }): readonly number[] | null {
  if (topicId !== undefined) return [topicId];
  return section === undefined ? null : topics.filter((topic) => topic.section === section).map(({ id }) => id);
}
