/** The estimates of difficulty that scores and choices use now: those of the run that an administrator switched on, or none. */
import type { Logger } from 'pino';
import type { ItemParameters } from '#core/exams/scoring.ts';
import type { Attempt } from '#core/learning/attempt.ts';
import { minToUse } from '#core/learning/calibration-rules.ts';
import { onScaleOfLabels } from '#core/learning/calibration-scale.ts';
import type { Database } from '../database/database.ts';
import { withPriority } from '../database/priority.ts';
import { selectRunInUse, selectUsableEstimates } from './calibration-store.ts';
import { cachedOrStale } from '../cached.ts';

interface Versioned {
  readonly id: string;
  readonly version: number;
}

export interface CalibrationInUse {
  /** 0: none; every question has the difficulty of its level. */
  readonly run: number;
  /** What is estimated of this version; undefined where it keeps the values of its level. */
  parametersOf(question: Versioned): Partial<ItemParameters> | undefined;
  /** The same, as it is recorded with an answer. */
  knownOf(question: Versioned): Pick<Attempt, 'parametersVersion' | 'b'>;
}

const unknown = { parametersVersion: 0, b: null };
const noCalibration: CalibrationInUse = { run: 0, parametersOf: () => undefined, knownOf: () => unknown };

async function read(database: Database, run: number): Promise<CalibrationInUse> {
  const rows = await selectUsableEstimates(database, run, minToUse);
  const used = onScaleOfLabels(rows.map(({ is_math, ...row }) => ({ ...row, section: is_math ? ('math' as const) : ('reading-writing' as const) })));
  const found = new Map(used.map(({ question_id, question_version, b }) => [`${question_id}@${question_version}`, { b }]));
  const parametersOf = ({ id, version }: Versioned) => found.get(`${id}@${version}`);
  return {
    run,
    parametersOf,
    knownOf: (question) => {
      const known = parametersOf(question);
      return known ? { parametersVersion: run, b: known.b } : unknown;
    },
  };
}

interface Dependencies {
  readonly database: Database;
  readonly log: Pick<Logger, 'error'>;
  readonly now: () => number;
}

/**
 * In memory, read again when an administrator has switched. Never called inside a transaction (server/cached.ts). Submits wait for it, beside
 * whatever else asked first, so it is read with their urgency. Until the first read nothing is known: not even whether scores go by levels.
 */
export function createCalibrationInUse({ database, log, now }: Dependencies): () => Promise<CalibrationInUse> {
  const readAgain = async (known: CalibrationInUse | undefined): Promise<CalibrationInUse> => {
    const run = (await selectRunInUse(database))?.run ?? 0;
    // What a run found never changes.
    if (run === known?.run) return known;
    return run === 0 ? noCalibration : await read(database, run);
  };
  return cachedOrStale<CalibrationInUse>({
    read: (known) => withPriority('save', () => readAgain(known)),
    initial: undefined,
    log,
    label: 'the estimates of difficulty in use',
    now,
  });
}
