/**
 * Fresh Math: a question of an archetype and level that passes every gate a frozen one has passed, and neither repeats nor reads like a
 * question of an exam. Pure: the seeds come from the caller.
 */
import type { Difficulty, Question } from '#core/questions/question.ts';
import type { TopicId } from '#core/topics/topics.ts';
import { makeQuestion } from './generators/make-question.ts';
import { mathGenerators } from './generators/math/registry.ts';
import { examQuestions } from './items/exam-questions.ts';
import { practiceQuestions } from './items/practice-questions.ts';
import { questionProblems, type RenderLatex } from './verify/check-question.ts';
import { fingerprint, jaccard, mostAlike, shingles } from './verify/gates/duplicates.ts';
import { mathResolvers } from './verify/math/registry.ts';

/** What is wanted: of these topics and levels, and of these archetypes and skill tags if any are named. */
export interface Drawing {
  readonly topics: readonly TopicId[];
  readonly levels: readonly Difficulty[];
  readonly archetypes: readonly string[];
  readonly skills: readonly string[];
}

export interface QuestionSource {
  /**
   * The question of the first of these seeds that passes; null if none does. Where several archetypes and levels fit, each seed takes one.
   * The id can be computed from the seed: give the question another.
   */
  draw(wanted: Drawing, seeds: readonly number[]): Question | null;
}

export function questionSource(renderLatex: RenderLatex): QuestionSource {
  const examined = examQuestions().filter(({ topicId }) => topicId > 10);
  const texts = Map.groupBy(examined, ({ topicId }) => topicId);
  const shown = new Map([...texts].map(([topicId, questions]) => [topicId, questions.map(shingles)]));
  const frozen = new Set([...examined, ...practiceQuestions()].map(fingerprint));
  const passes = (question: Question): boolean => {
    const resolver = mathResolvers[question.archetype];
    if (!resolver || frozen.has(fingerprint(question))) return false;
    const own = shingles(question);
    if ((shown.get(question.topicId) ?? []).some((other) => jaccard(own, other) >= mostAlike.inTopic)) return false;
    return questionProblems(question, resolver, renderLatex).length === 0;
  };
  return {
    draw: ({ topics, levels, archetypes, skills }, seeds) => {
      const choices = mathGenerators
        .filter(({ topicId }) => topics.includes(topicId))
        .filter(({ archetype }) => archetypes.length === 0 || archetypes.includes(archetype))
        .filter(({ skillTags }) => skills.length === 0 || skillTags.some((tag) => skills.includes(tag)))
        .flatMap((generator) => generator.levels.filter((level) => levels.includes(level)).map((level) => ({ generator, level })));
      for (const seed of seeds) {
        const choice = choices[seed % choices.length];
        const question = choice && makeQuestion(choice.generator, seed, choice.level);
        if (question?.provenance.kind === 'generated' && passes(question)) return { ...question, provenance: { ...question.provenance, kind: 'drawn' } };
      }
      return null;
    },
  };
}
