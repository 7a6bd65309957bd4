/**
 * The predictive exam: a short exam whose questions are chosen for one student, stage by stage, from what is believed of them and what
 * they have answered so far.
 *
 * A question is chosen as in Kingsbury, G. G. & Zara, A. R. (1989), Procedures for selecting items for computerized adaptive tests,
 * Applied Measurement in Education 2, 359–375: the part of the content that is furthest behind its share comes next, and in it one of the
 * most informative questions, at random. Information is averaged over the belief rather than taken at its mean, because at the start the
 * mean may be far off (van der Linden, W. J. (1998), Bayesian item selection criteria for adaptive testing, Psychometrika 63, 201–216).
 */
import type { Difficulty, Question } from '../questions/question.ts';
import { repeatAfterMs } from '../quizzes/select-questions.ts';
import type { Random } from '../random.ts';
import { topicById, topics, type MainCategory, type Section, type TopicId } from '../topics/topics.ts';
import { sectionShare } from './blueprint.ts';
import { grid, itemParameters, probabilityRight, type Ability, type ItemParameters } from './scoring.ts';
import { slotTitle, type DefinedSlot } from './shape.ts';

export const predictiveTitle = 'Predictive exam';

/** Kept with its results: the posterior over section and topics (core/learning/abilities.ts), on the scale of a typical form. */
export const predictiveScoringVersion = 'topics-3pl-1';

/** Questions of each stage of a section, and the standard time of one in seconds. Short stages first: they find the level that later ones measure at. */
export const predictiveFormat: Readonly<
  Record<Section, { readonly stages: readonly number[]; readonly seconds: number; readonly calculatorAllowed: boolean }>
> = {
  'reading-writing': { stages: [3, 5, 7, 9], seconds: 65, calculatorAllowed: false },
  math: { stages: [2, 4, 6, 8], seconds: 87, calculatorAllowed: true },
};

const order: readonly Section[] = ['reading-writing', 'math'];

/** The shape of a session: every stage is filled, under the name `nameOf` gives it, when it is begun. */
export function predictiveShape(nameOf: (position: number) => string): DefinedSlot[] {
  const slots: DefinedSlot[] = [];
  for (const section of order) {
    const { stages, seconds, calculatorAllowed } = predictiveFormat[section];
    for (const [index, questions] of stages.entries()) {
      const position = slots.length;
      slots.push({
        position,
        section,
        stage: index + 1,
        label: null,
        questionCount: questions,
        unscoredCount: 0,
        timeLimit: questions * seconds,
        calculatorAllowed,
        breakBefore: 0,
        adaptive: true,
        carriesTime: true,
        modules: [{ moduleId: nameOf(position), route: 'base' }],
        routedBy: null,
      });
    }
  }
  return slots.map((slot) => ({ ...slot, label: slotTitle(slots, slot.position).replace('Module', 'Stage') }));
}

/** Whether a question seen then (ms since 1970; undefined: never) may be asked again. */
export const rested = (seenAt: number | undefined, now: number): boolean => seenAt === undefined || seenAt < now - repeatAfterMs;

/** Whether there are enough of these questions for every stage. */
export const isEnough = (pool: readonly Pick<Candidate, 'topicId'>[]): boolean =>
  order.every((section) => {
    const wanted = predictiveFormat[section].stages.reduce((sum, questions) => sum + questions, 0);
    return pool.filter(({ topicId }) => topicById(topicId).section === section).length >= wanted;
  });

/** What choosing needs of a question. */
export interface Candidate {
  readonly id: string;
  readonly topicId: TopicId;
  readonly difficulty: Difficulty;
  readonly format: Question['format'];
  readonly archetype: string;
  /** What is known of it from answers; where absent, the values of its level. */
  readonly parameters?: Partial<ItemParameters> | undefined;
}

export interface StageChoice<Q extends Candidate> {
  readonly section: Section;
  readonly count: number;
  /** What is believed of the student in this section, answers of earlier stages included. */
  readonly belief: Ability;
  /** Questions of the section in earlier stages. */
  readonly asked: readonly Candidate[];
  /** May be asked: of either section, without those asked. */
  readonly pool: readonly Q[];
  readonly random: Random;
}

/** Of so many most informative questions one is taken at random, so that two students do not get the same exam. */
const bestOf = 5;
/** Share of typed answers among Math questions: twice that of the test, as an answer that nobody can guess says half as much again. */
const typedShare = 0.5;

/** Fisher information of an item at an ability. */
export function information(item: ItemParameters, theta: number): number {
  const p = probabilityRight(item, theta);
  return item.a ** 2 * ((1 - p) / p) * ((p - item.c) / (1 - item.c)) ** 2;
}

/** Information averaged over a normal belief. */
function expectedInformation(belief: Ability): (item: ItemParameters) => number {
  const weights = grid.map((theta) => Math.exp(-((theta - belief.theta) ** 2) / (2 * Math.max(belief.se, 0.05) ** 2)));
  const known = new Map<ItemParameters, number>();
  return (item) => {
    const value = known.get(item) ?? grid.reduce((sum, theta, index) => sum + (weights[index] ?? 0) * information(item, theta), 0);
    known.set(item, value);
    return value;
  };
}

/** How far a part with this share is behind, if one more question is asked. */
const behind = (share: number, given: number, asked: number): number => share * (asked + 1) - given;

const categoryOf = ({ topicId }: Candidate): MainCategory => topicById(topicId).mainCategory;
const topicShares: ReadonlyMap<TopicId, number> = new Map(topics.map(({ id }) => [id, sectionShare(id)]));
const topicShare = (topicId: TopicId): number => topicShares.get(topicId) ?? 0;
const categoryShares = new Map<MainCategory, number>();
for (const { id, mainCategory } of topics) categoryShares.set(mainCategory, (categoryShares.get(mainCategory) ?? 0) + topicShare(id));

/**
 * The questions of a stage: as many as wanted, or all that fit if fewer. Parts of the content stay within one question of their share,
 * topics within one and a half, typed answers within one, as long as the pool has such questions; none is chosen twice.
 */
export function chooseStage<Q extends Candidate>({ section, count, belief, asked, pool, random }: StageChoice<Q>): Q[] {
  const worth = expectedInformation(belief);
  const chosen: Q[] = [];
  const open = new Set(pool.filter(({ topicId }) => topicById(topicId).section === section));
  while (chosen.length < count && open.size > 0) {
    const given: readonly Candidate[] = [...asked, ...chosen];
    const left = random.shuffle([...open]);
    const lag = (category: MainCategory) => behind(categoryShares.get(category) ?? 0, given.filter((one) => categoryOf(one) === category).length, given.length);
    const category = [...new Set(left.map(categoryOf))].toSorted((a, b) => lag(b) - lag(a))[0];
    const inCategory = left.filter((one) => categoryOf(one) === category);
    const typed = given.filter(({ format }) => format === 'spr').length;
    const keeps = [
      ({ format }: Q) => section !== 'math' || (format === 'spr' ? behind(typedShare, typed, given.length) > 0 : behind(typedShare, typed, given.length) < 1),
      ({ topicId }: Q) => behind(topicShare(topicId), given.filter((one) => one.topicId === topicId).length, given.length) > -0.5,
      ({ archetype }: Q) => !given.some((one) => one.archetype === archetype),
    ];
    // A wish that nothing left can fulfill is given up, the least important one first.
    let fitting = inCategory;
    for (const keep of keeps) {
      const kept = fitting.filter(keep);
      if (kept.length > 0) fitting = kept;
    }
    const item = ({ difficulty, format, parameters }: Q) => itemParameters(section, difficulty, format, parameters);
    const best = fitting.toSorted((a, b) => worth(item(b)) - worth(item(a))).slice(0, bestOf);
    const next = random.pick(best);
    open.delete(next);
    chosen.push(next);
  }
  return chosen;
}
