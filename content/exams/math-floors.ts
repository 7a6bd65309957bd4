/** What the Math of a new practice exam has at least, beyond its recipes. Forms published before these floors are measured by nothing here. */
import { hasStory } from '#content/verify/gates/question-texts.ts';
import type { Question } from '#core/questions/question.ts';

const floors = { hardGeometry: 3, hardInContext: 3, hardInLongContext: 1, hardWithConstants: 3, ratesAndData: 1, shown: 3, graphChoices: 1 } as const;

/** Largest part of a form's Math archetypes that another form may have too. */
const maxShared = 0.5;
/** In how many harder modules one archetype may be asked as a hard question: whoever takes all exams would know its turn by the third. */
const maxModules = 2;

const wordsOfLongContext = 40;

export const isHard = ({ difficulty }: Pick<Question, 'difficulty'>): boolean => difficulty >= 4;
const isGeometry = ({ topicId }: Question) => topicId >= 26 && topicId <= 29;
const isRateOrData = ({ topicId }: Question) => topicId >= 19 && topicId <= 25;
const tellsStory = (question: Question, words?: number) => question.topicId < 26 && hasStory(question, words);
const hasConstants = ({ stem }: Question): boolean => /\bconstants?\b/.test(stem);
const asksWithGraphs = (question: Question): boolean => question.format === 'choice' && question.choices.some(({ figure }) => figure);
/** There is something to look at. */
const isShown = (question: Question): boolean => question.stimulus !== undefined || asksWithGraphs(question);

/** The Math of a form: all of it, and its harder module. */
export interface FormMath {
  readonly math: readonly Question[];
  readonly harder: readonly Question[];
}

const archetypesOf = (questions: readonly Question[]) => new Set(questions.map(({ archetype }) => archetype));

/** Archetypes that the other forms' harder modules ask as hard questions as often as may be. */
export function wornArchetypes(others: readonly FormMath[]): Set<string> {
  const hardElsewhere = others.flatMap(({ harder }) => [...archetypesOf(harder.filter(isHard))]);
  return new Set(hardElsewhere.filter((archetype) => hardElsewhere.filter((other) => other === archetype).length >= maxModules));
}

/** What a form's Math lacks beside the other forms, in sentences. */
export function floorProblems({ math, harder }: FormMath, others: readonly FormMath[]): string[] {
  const hard = harder.filter(isHard);
  const counts = [
    ['hard geometry questions in the harder module', hard.filter(isGeometry).length, floors.hardGeometry],
    ['hard questions in context in the harder module', hard.filter((question) => tellsStory(question)).length, floors.hardInContext],
    [
      'hard questions in a long context in the harder module',
      hard.filter((question) => tellsStory(question, wordsOfLongContext)).length,
      floors.hardInLongContext,
    ],
    ['hard questions with unknown constants in the harder module', hard.filter(hasConstants).length, floors.hardWithConstants],
    ['rates, units or statistics in the harder module', harder.filter(isRateOrData).length, floors.ratesAndData],
    ['questions with a figure, graph or table in the harder module', harder.filter(isShown).length, floors.shown],
    ['questions with graphs as choices', math.filter(asksWithGraphs).length, floors.graphChoices],
  ] as const;
  const own = archetypesOf(math);
  const shared = others.map((other) => [...archetypesOf(other.math)].filter((archetype) => own.has(archetype)).length / own.size);
  const wornOut = wornArchetypes(others);
  const worn = [...archetypesOf(hard)].filter((archetype) => wornOut.has(archetype));
  return [
    ...counts.flatMap(([what, found, least]) => (found < least ? [`${found} ${what}, at least ${least} are needed`] : [])),
    ...shared.flatMap((part) => (part > maxShared ? [`${Math.round(part * 100)} % of the archetypes are those of another form`] : [])),
    ...worn.map((archetype) => `${archetype} is a hard question of ${maxModules} other harder modules already`),
  ];
}
