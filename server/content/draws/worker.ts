/** A thread that draws questions: drawing and checking one takes some milliseconds of computing, which requests should not wait behind. */
import { randomBytes, randomInt } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import katex from 'katex';
import { questionSource, type Drawing } from '#content/draw-question.ts';
import { idFromBytes, randomIdBytes } from '#core/random-id.ts';

/** Seeds tried for one question: most pass at once; of some archetypes many read too much like a question of an exam. */
const tries = 24;

const source = questionSource((latex) => {
  katex.renderToString(latex, { throwOnError: true, strict: 'error' });
});

parentPort?.on('message', ({ id, wanted }: { readonly id: number; readonly wanted: Drawing }) => {
  const question = source.draw(
    wanted,
    Array.from({ length: tries }, () => randomInt(2 ** 31)),
  );
  parentPort?.postMessage({ id, question: question && { ...question, id: idFromBytes('q', randomBytes(randomIdBytes)) } });
});
