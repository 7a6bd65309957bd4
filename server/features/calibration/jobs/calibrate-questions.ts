/** Every night: estimates how difficult each question is from its first answers, and keeps what it found as a run of its own. */
import * as z from 'zod';
import { dayMs } from '#core/day.ts';
import { minMsPerAnswer } from '#core/exams/pace.ts';
import { itemParameters, type ItemParameters } from '#core/exams/scoring.ts';
import { minPerPerson, minToEstimate, minToUse, onePersonMs } from '#core/learning/calibration-rules.ts';
import type { PersonAnswers } from '#core/learning/calibration.ts';
import { sections, topicById, type Section } from '#core/topics/topics.ts';
import type { Database } from '#server/database/database.ts';
import type { Task } from '#server/jobs/task.ts';
import { selectAnsweredVersions, selectAnswerers, selectFirstAnswers, type AnsweredVersionRow } from '../answers-store.ts';
import { estimate } from '../estimate.ts';
import { insertRun, pruneRuns, type Abilities, type FoundEstimate } from '../store.ts';

export const calibrateQuestionsPayload = z.object({});

/** Accounts read at once. */
const page = 100;
/** After so long, one run of a month is enough. */
const everyNightMs = 35 * dayMs;

interface SectionAnswers {
  readonly versions: AnsweredVersionRow[];
  readonly items: ItemParameters[];
  readonly people: PersonAnswers[];
}

const keyOf = (questionId: string, version: number) => `${questionId}@${version}`;

async function readAnswers(database: Database, signal: AbortSignal): Promise<Readonly<Record<Section, SectionAnswers>>> {
  const read: Record<Section, SectionAnswers> = { 'reading-writing': { versions: [], items: [], people: [] }, math: { versions: [], items: [], people: [] } };
  const places = new Map<string, { readonly section: Section; readonly item: number }>();
  // Answers to others, such as questions drawn for one quiz, are left out: there may be any number of these.
  for (const row of await selectAnsweredVersions(database, minToEstimate)) {
    const { section } = topicById(row.topic_id);
    places.set(keyOf(row.question_id, row.version), { section, item: read[section].items.length });
    read[section].versions.push(row);
    read[section].items.push(itemParameters(section, row.difficulty, row.format));
  }
  for (let after: string | null = null; ; ) {
    signal.throwIfAborted();
    const userIds: string[] = await selectAnswerers(database, after, page);
    after = userIds.at(-1) ?? null;
    if (after === null) return read;
    for (const { question_ids: ids, versions, correct } of await selectFirstAnswers(database, userIds, onePersonMs, minMsPerAnswer)) {
      const answers = ids.flatMap((id, index) => {
        const place = places.get(keyOf(id, versions[index] ?? 0));
        return place ? [{ ...place, right: correct[index] ?? false }] : [];
      });
      for (const section of sections) {
        const own = answers.filter((one) => one.section === section);
        if (own.length < minPerPerson) continue;
        read[section].people.push({ items: Uint32Array.from(own, ({ item }) => item), right: Uint8Array.from(own, ({ right }) => Number(right)) });
      }
    }
  }
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

export const calibrateQuestions = ({
  database,
  now,
}: {
  readonly database: Database;
  readonly now: () => number;
}): Task<z.output<typeof calibrateQuestionsPayload>> => ({
  payload: calibrateQuestionsPayload,
  // After the questions were measured.
  schedule: '53 4 * * *',
  run: async (_payload, { signal }) => {
    const answers = await readAnswers(database, signal);
    const abilities: Abilities[] = [];
    const estimates: FoundEstimate[] = [];
    let responses = 0;
    for (const section of sections) {
      const { versions, items, people } = answers[section];
      if (people.length === 0) continue;
      const found = await estimate({ items, people }, signal);
      abilities.push({ section, people: people.length, mean: rounded(found.mean, 3), deviation: rounded(found.deviation, 3) });
      for (const [index, one] of found.estimates.entries()) {
        responses += one.responses;
        const version = versions[index];
        if (!version || one.responses < minToEstimate) continue;
        estimates.push({
          question_id: version.question_id,
          question_version: version.version,
          responses: one.responses,
          label: items[index]?.b ?? 0,
          // In hundredths, so that scoring meets few different values.
          b: rounded(one.b, 2),
          se: rounded(one.se, 3),
        });
      }
    }
    if (estimates.length === 0) return;
    const spread = Math.sqrt(estimates.reduce((sum, { b, label }) => sum + (b - label) ** 2, 0) / estimates.length);
    const usable = estimates.filter((one) => one.responses >= minToUse).length;
    const time = now();
    await database.transaction(async (queryable) => {
      await insertRun(queryable, { usable, spread: rounded(spread, 4), responses, abilities, estimates }, new Date(time));
      await pruneRuns(queryable, new Date(time - everyNightMs));
    });
  },
});
