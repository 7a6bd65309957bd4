/**
 * Adds Math to the practice bank until each topic has enough: spread over all levels and archetypes,
 * freshly drawn, none that reads like a question of an exam. What is already frozen stays as it is.
 *
 *   npm run content:practice -- [--per-topic 10]
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { mathGenerators } from '#content/generators/math/registry.ts';
import { examQuestions } from '#content/items/exam-questions.ts';
import { practiceQuestions } from '#content/items/practice-questions.ts';
import { fingerprint, jaccard, mostAlike, shingles } from '#content/verify/gates/duplicates.ts';
import { choiceIds, type ChoiceId } from '#core/questions/choices.ts';
import type { Question } from '#core/questions/question.ts';
import { topics } from '#core/topics/topics.ts';
import { drawFresh } from './draw-fresh.ts';

const { values } = parseArgs({ options: { 'per-topic': { type: 'string', default: '10' } } });
const perTopic = Number(values['per-topic']);
const root = path.join(import.meta.dirname, '..');

const taken = examQuestions();
const existing = practiceQuestions().filter(({ provenance }) => provenance.kind === 'generated');
const known = new Set([...taken, ...existing].map(fingerprint));
const drawsPerLevel = 12;

/** Positions of the keys so far, over the whole bank: none may hold much more than a quarter. */
const keys: Record<ChoiceId, number> = { A: 0, B: 0, C: 0, D: 0 };
for (const question of existing) if (question.format === 'choice') keys[question.solution.key]++;

/** The penalty of adding this question: it grows with the chosen questions that share its level, archetype or key position. */
function crowding(question: Question, chosen: readonly Question[]): number {
  const sameLevel = chosen.filter(({ difficulty }) => difficulty === question.difficulty).length;
  const sameArchetype = chosen.filter(({ archetype }) => archetype === question.archetype).length;
  const keyShare = question.format === 'choice' ? keys[question.solution.key] - Math.min(...choiceIds.map((id) => keys[id])) : 0;
  return 100 * sameArchetype + 10 * sameLevel + keyShare;
}

function chooseFor(topicId: number): Question[] {
  const candidates = mathGenerators
    .filter((generator) => generator.topicId === topicId)
    .flatMap((generator) => generator.levels.flatMap((level) => drawFresh(generator, level, drawsPerLevel)))
    .filter((question) => !known.has(fingerprint(question)));
  const chosen = existing.filter((question) => question.topicId === topicId);
  const kept = [...taken.filter((question) => question.topicId === topicId), ...chosen].map(shingles);
  let open = candidates
    .map((question) => ({ question, own: shingles(question) }))
    .filter(({ own }) => kept.every((set) => jaccard(own, set) < mostAlike.inTopic));
  while (chosen.length < perTopic && open.length > 0) {
    const [first] = open.toSorted((a, b) => crowding(a.question, chosen) - crowding(b.question, chosen));
    if (!first) break;
    const { question, own } = first;
    chosen.push(question);
    if (question.format === 'choice') keys[question.solution.key]++;
    open = open.filter((other) => other !== first && jaccard(other.own, own) < mostAlike.inTopic);
  }
  return chosen;
}

const bank = topics.filter(({ section }) => section === 'math').map(({ id, name }) => ({ name, questions: chooseFor(id) }));
for (const { name, questions } of bank) {
  const spr = questions.filter(({ format }) => format === 'spr').length;
  console.log(
    `${name}: ${questions.length}, levels ${questions
      .map(({ difficulty }) => difficulty)
      .sort()
      .join('')}, ${spr} typed`,
  );
}
const frozen = bank.flatMap(({ questions }) => questions.toSorted((a, b) => a.difficulty - b.difficulty || (a.id < b.id ? -1 : 1)));
fs.writeFileSync(path.join(root, 'content/items/math/practice.json'), `[\n${frozen.map((question) => JSON.stringify(question)).join(',\n')}\n]\n`);
console.log(`${frozen.length} questions frozen; keys ${JSON.stringify(keys)}. Now: npm run content:release`);
