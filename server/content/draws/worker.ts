/** A thread that draws questions: drawing and checking one takes some milliseconds of computing, which requests should not wait behind. */
import { randomBytes, randomInt } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import katex from 'katex';
import { questionSource } from '#content/draw-question.ts';
import { idFromBytes, randomIdBytes } from '#core/random-id.ts';
import type { DrawerReply, DrawerRequest, DrawerTask } from './tasks.ts';

/** Seeds tried for one question: most pass at once; of some archetypes many read too much like a question of an exam. */
const tries = 24;

const source = questionSource((latex) => {
  katex.renderToString(latex, { throwOnError: true, strict: 'error' });
});

/** Lets questions that students wait for come in between. */
const pause = () => new Promise<void>((resolve) => setImmediate(resolve));

async function answerTo(task: DrawerTask): Promise<unknown> {
  switch (task.kind) {
    case 'draw': {
      const seeds = Array.from({ length: tries }, () => randomInt(2 ** 31));
      const question = source.draw(task.wanted, seeds);
      return question && { ...question, id: idFromBytes('q', randomBytes(randomIdBytes)) };
    }
    case 'inspect':
      return source.inspect(task.cell, task.seed);
    case 'variety':
      return source.variety(
        task.cell,
        Array.from({ length: task.seeds }, (_, index) => index + 1),
        pause,
      );
    case 'archetypes':
      return source.archetypes;
  }
}

parentPort?.on('message', ({ id, task }: DrawerRequest) => {
  const send = (answer: DrawerReply) => parentPort?.postMessage(answer);
  // A generator that throws fails its own task, and nobody else's who waits.
  answerTo(task).then(
    (answer) => send({ id, answer }),
    (error: unknown) => send({ id, answer: null, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
