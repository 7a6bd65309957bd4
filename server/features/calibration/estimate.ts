/** Estimating in a thread of its own: with a million answers it takes seconds, which requests should not wait behind. */
import { Worker } from 'node:worker_threads';
import type { ItemParameters } from '#core/exams/scoring.ts';
import type { Calibration, PersonAnswers } from '#core/learning/calibration.ts';

export interface ToCalibrate {
  readonly items: readonly ItemParameters[];
  readonly people: readonly PersonAnswers[];
}

export function estimate(wanted: ToCalibrate, signal: AbortSignal): Promise<Calibration> {
  const worker = new Worker(new URL('./estimator.ts', import.meta.url), { workerData: wanted });
  return new Promise<Calibration>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('stopped')), { once: true });
    worker.on('message', (found: Calibration) => resolve(found));
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`the thread that estimates difficulties has ended with ${code}`)));
  }).finally(() => worker.terminate());
}
