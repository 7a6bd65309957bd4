/** The thread that reads one large file of questions, some at a time, each time it is asked for more. */
import { parentPort, workerData } from 'node:worker_threads';
import { partsOf } from './parts.ts';
import type { ReadSettings } from './read-questions.ts';

const source = partsOf(workerData as ReadSettings);
const send = () => {
  const { value, done } = source.next();
  if (!done) parentPort?.postMessage(value);
};
parentPort?.on('message', send);
send();
