/**
 * Adds Math to the practice bank until each topic has enough: spread over all levels and archetypes, freshly drawn, past
 * every gate on single questions, and none that reads like a question of an exam. What is already frozen stays as it is, unless it
 * tells a story that an exam or an earlier question tells with other numbers.
 *
 *   npm run content:practice -- [--algebra 120] [--other 80] [--topics 19,20] [--draws 40] [--without CL-b/2,…] [--retire-earlier]
 *
 * `--algebra` is the number for each of topics 11–18, `--other` for each of 19–29. `--without` leaves out an archetype at a
 * level. `--topics` leaves every other topic as it is. `--retire-earlier` drops what earlier versions of the generators froze: students keep what they took of it.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import katex from 'katex';
import { drawingVersion } from '#content/generators/make-question.ts';
import { mathGenerators } from '#content/generators/math/registry.ts';
import { examQuestions } from '#content/items/exam-questions.ts';
import { hardestQuestions } from '#content/items/hardest-questions.ts';
import { practiceQuestions } from '#content/items/practice-questions.ts';
import { questionProblems } from '#content/verify/check-question.ts';
import { fingerprint, jaccard, mostAlike, repeatsStory, shingles, stemShingles } from '#content/verify/gates/duplicates.ts';
import { singleGateProblems } from '#content/verify/gates/single.ts';
import { mathResolvers } from '#content/verify/math/registry.ts';
import { choiceIds, type ChoiceId } from '#core/questions/choices.ts';
import type { Question } from '#core/questions/question.ts';
import { topics } from '#core/topics/topics.ts';
import { drawFresh } from './draw-fresh.ts';

const { values } = parseArgs({
  options: {
    algebra: { type: 'string', default: '120' },
    other: { type: 'string', default: '80' },
    topics: { type: 'string' },
    draws: { type: 'string', default: '40' },
    without: { type: 'string', default: '' },
    'retire-earlier': { type: 'boolean', default: false },
  },
});
const wanted = (topicId: number) => Number(topicId <= 18 ? values.algebra : values.other);
const named = values.topics?.split(',').map(Number);
const without = new Set(values.without.split(','));
const file = path.join(import.meta.dirname, '..', 'content/items/math/practice.json');

const isCurrent = ({ provenance, archetype }: Question) => {
  const generator = mathGenerators.find((each) => each.archetype === archetype);
  return generator !== undefined && provenance.kind === 'generated' && provenance.generatorVersion === drawingVersion(generator);
};
const taken = [...examQuestions(), ...hardestQuestions()];
/** Stems that are asked so far, by topic. */
const stems = new Map([...Map.groupBy(taken, ({ topicId }) => topicId)].map(([topicId, own]) => [topicId, own.map(stemShingles)]));
const isTold = (question: Question) => repeatsStory(question, stems.get(question.topicId) ?? []);
const remember = (question: Question) => stems.get(question.topicId)?.push(stemShingles(question));

const existing: Question[] = [];
for (const question of practiceQuestions()) {
  if (question.provenance.kind !== 'generated' || (values['retire-earlier'] && !isCurrent(question)) || isTold(question)) continue;
  existing.push(question);
  remember(question);
}
const known = new Set([...taken, ...existing].map(fingerprint));

/** Positions of the keys so far, over the whole bank: none may hold much more than a quarter. */
const keys: Record<ChoiceId, number> = { A: 0, B: 0, C: 0, D: 0 };
for (const question of existing) if (question.format === 'choice') keys[question.solution.key]++;

/** The penalty of adding this question: it grows with the chosen questions that share its level, archetype or key position. */
function crowding(question: Question, chosen: readonly Question[]): number {
  const sameLevel = chosen.filter(({ difficulty }) => difficulty === question.difficulty).length;
  const sameArchetype = chosen.filter(({ archetype }) => archetype === question.archetype).length;
  const sameCell = chosen.filter(({ archetype, difficulty }) => archetype === question.archetype && difficulty === question.difficulty).length;
  const keyShare = question.format === 'choice' ? keys[question.solution.key] - Math.min(...choiceIds.map((id) => keys[id])) : 0;
  return 100 * sameArchetype + 50 * sameCell + 10 * sameLevel + keyShare;
}

const renderLatex = (latex: string): void => void katex.renderToString(latex, { throwOnError: true, strict: 'error' });
const rejected = new Map<string, number>();

/** Whether a fresh draw may be shipped; what may not is counted by archetype. */
function isSound(question: Question): boolean {
  const resolver = mathResolvers[question.archetype];
  const problems = [...(resolver ? questionProblems(question, resolver, renderLatex) : ['no re-solver']), ...singleGateProblems(question)];
  const [first] = problems;
  if (first === undefined) return true;
  const kind = `${question.archetype}/${question.difficulty}: ${first.slice(0, 90)}`;
  rejected.set(kind, (rejected.get(kind) ?? 0) + 1);
  return false;
}

function chooseFor(topicId: number): Question[] {
  const chosen = existing.filter((question) => question.topicId === topicId);
  if (named && !named.includes(topicId)) return chosen;
  const kept = [...taken.filter((question) => question.topicId === topicId), ...chosen].map(shingles);
  let open = mathGenerators
    .filter((generator) => generator.topicId === topicId)
    .flatMap((generator) =>
      generator.levels.filter((level) => !without.has(`${generator.archetype}/${level}`)).flatMap((level) => drawFresh(generator, level, Number(values.draws))),
    )
    .filter((question) => !known.has(fingerprint(question)))
    .map((question) => ({ question, own: shingles(question) }))
    .filter(({ own }) => kept.every((set) => jaccard(own, set) < mostAlike.inTopic));
  while (chosen.length < wanted(topicId) && open.length > 0) {
    const first = open.reduce((best, each) => (crowding(each.question, chosen) < crowding(best.question, chosen) ? each : best));
    open = open.filter((other) => other !== first);
    const { question, own } = first;
    if (known.has(fingerprint(question)) || isTold(question) || !isSound(question)) continue;
    chosen.push(question);
    remember(question);
    known.add(fingerprint(question));
    if (question.format === 'choice') keys[question.solution.key]++;
    open = open.filter((other) => jaccard(other.own, own) < mostAlike.inTopic);
  }
  return chosen;
}

const bank = topics.filter(({ section }) => section === 'math').map(({ id, name }) => ({ id, name, questions: chooseFor(id) }));
for (const { id, name, questions } of bank) {
  const levels = [1, 2, 3, 4, 5].map((level) => questions.filter(({ difficulty }) => difficulty === level).length);
  const archetypes = new Set(questions.map(({ archetype }) => archetype)).size;
  const spr = questions.filter(({ format }) => format === 'spr').length;
  console.log(`${name}: ${questions.length} of ${wanted(id)}, levels ${levels.join(' ')}, ${archetypes} archetypes, ${spr} typed`);
}
for (const [kind, count] of rejected) console.log(`left out ${count}: ${kind}`);
const frozen = bank.flatMap(({ questions }) => questions.toSorted((a, b) => a.difficulty - b.difficulty || (a.id < b.id ? -1 : 1)));
fs.writeFileSync(file, `[\n${frozen.map((question) => JSON.stringify(question)).join(',\n')}\n]\n`);
console.log(`${frozen.length} questions frozen; keys ${JSON.stringify(keys)}. Now: npm run content:release`);
