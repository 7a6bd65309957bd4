/** One call to the model for a request: noted with its prompt before it is made, and with its answer and cost after it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { costOf, estimatedTokens } from '#core/authoring/model-drafts/cost.ts';
import type { Message } from '#core/authoring/model-drafts/prompts.ts';
import { answerTokens, type CallPurpose } from '#core/authoring/model-drafts/requests.ts';
import type { Base } from '#server/feature.ts';
import { ModelFailure } from '#server/integrations/language-model.ts';
import { charactersOf, maxCallCost } from '../price.ts';
import { insertCall, updateCall, updateProgress } from '../store.ts';

/** How often what was written so far is kept, and it is looked whether somebody has stopped the request, ms. */
const progressMs = 400;
/** Tries of one call, and the longest wait before another, ms. */
const maxTries = 3;
const maxWaitMs = 60_000;

/** Somebody has stopped the request. */
export class Stopped extends Error {}

/** What a database keeps of a foreign text. */
const storable = (text: string): string => text.toWellFormed().replaceAll('\u0000', '\uFFFD');

type Using = Pick<Base, 'config' | 'database' | 'languageModel' | 'now'>;

/** While `work` runs, keeps what `written` says and stops it as soon as somebody has stopped the request. */
async function watched<T>(
  { database }: Using,
  id: string,
  purpose: CallPurpose,
  written: () => string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
) {
  const stop = new AbortController();
  const both = AbortSignal.any([signal, stop.signal]);
  let looking: Promise<void> = Promise.resolve();
  const look = async () => {
    const state = await updateProgress(database, id, purpose, storable(written()));
    if (state !== 'running') stop.abort(new Stopped());
  };
  await look();
  const timer = setInterval(() => {
    // A database that is away for a moment does not end the call.
    looking = looking.then(look).catch(() => {});
  }, progressMs);
  try {
    both.throwIfAborted();
    return await work(both);
  } finally {
    clearInterval(timer);
    await looking;
  }
}

async function once(using: Using, id: string, purpose: CallPurpose, messages: readonly Message[], signal: AbortSignal): Promise<string> {
  const { config, database, languageModel, now } = using;
  if (!languageModel) throw new ModelFailure('No language model is set up on this server anymore.');
  const prices = config.languageModel?.prices ?? null;
  const length = charactersOf(messages);
  const number = await insertCall(database, id, purpose, messages, maxCallCost(purpose, length, prices), new Date(now()));
  if (number === null) throw new ModelFailure('What was set aside for this request is used up.');
  let text = '';
  const end = (tokens: { prompt: number; completion: number } | null, problem: string | null) => {
    // Where the model does not say, or was broken off, what was sent and received is estimated.
    const counted = tokens ?? { prompt: estimatedTokens(length), completion: estimatedTokens(text.length) };
    const numbers = { cost: costOf(counted, prices), promptTokens: counted.prompt, completionTokens: counted.completion };
    return updateCall(database, id, number, { answer: storable(text), problem, ...numbers }, new Date(now()));
  };
  try {
    const onText = (piece: string) => {
      text += piece;
    };
    const asking = { maxTokens: answerTokens[purpose], onText };
    const answer = await watched(
      using,
      id,
      purpose,
      () => text,
      signal,
      (both) => languageModel.ask(messages, { ...asking, signal: both }),
    );
    await end(answer.tokens, null);
    return answer.text;
  } catch (error) {
    // A call that was refused before it began costs nothing.
    const isFree = error instanceof ModelFailure && text === '';
    const problem = error instanceof ModelFailure ? error.message : error instanceof Stopped ? 'Somebody stopped it.' : 'It was broken off.';
    await end(isFree ? { prompt: 0, completion: 0 } : null, problem);
    throw error;
  }
}

/** The model's answer. A busy or broken server is asked again, after as long as it says. @throws ModelFailure, Stopped, or the signal's reason */
export async function callModel(using: Using, id: string, purpose: CallPurpose, messages: readonly Message[], signal: AbortSignal): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await once(using, id, purpose, messages, signal);
    } catch (error) {
      if (!(error instanceof ModelFailure) || error.retryAfterMs === null || tries === maxTries) throw error;
      if (error.retryAfterMs > maxWaitMs)
        throw new ModelFailure(`${error.message} It asks us to wait ${Math.ceil(error.retryAfterMs / 60_000)} minutes: try again then.`);
      const wait = error.retryAfterMs;
      await watched(
        using,
        id,
        purpose,
        () => '',
        signal,
        (both) => sleep(wait, undefined, { signal: both }).catch(() => both.throwIfAborted()),
      );
    }
  }
}
