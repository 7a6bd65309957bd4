/**
 * A language model behind an API like OpenAI's (chat completions, streamed): only at LLM_URL, never further. What comes back is foreign:
 * it is limited in size and time, and every way it can go wrong is a ModelFailure with a sentence for the author. The key is in one header
 * and nowhere else; what the server says of a refusal is not repeated, since some quote the key.
 */
import { createParser } from 'eventsource-parser';
import * as z from 'zod';
import type { Message } from '#core/authoring/model-drafts/prompts.ts';

export interface ModelSettings {
  /** Without a slash at its end, e.g. https://api.openai.com/v1. */
  readonly url: string;
  readonly key: string;
  readonly model: string;
}

/** Ms. */
export interface ModelTimeouts {
  /** Until the model begins to answer. */
  readonly first: number;
  /** Between two pieces of an answer. */
  readonly pause: number;
  readonly whole: number;
}

interface Asking {
  readonly maxTokens: number;
  readonly signal: AbortSignal;
  /** The next piece of the answer. */
  readonly onText: (text: string) => void;
}

interface ModelAnswer {
  readonly text: string;
  /** As the model counted; null if it did not. */
  readonly tokens: { readonly prompt: number; readonly completion: number } | null;
}

export interface LanguageModel {
  readonly name: string;
  /** @throws ModelFailure, or the signal's reason once that aborts */
  ask(messages: readonly Message[], asking: Asking): Promise<ModelAnswer>;
}

export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
  /** When it may be worth trying again, ms from now; null: no sooner than somebody has changed something. */
  readonly retryAfterMs: number | null;

  constructor(message: string, retryAfterMs: number | null = null) {
    super(message);
    this.retryAfterMs = retryAfterMs;
  }
}

const standardTimeouts: ModelTimeouts = { first: 60_000, pause: 45_000, whole: 240_000 };
const maxBytes = 2 * 1024 * 1024;
/** An answer far beyond what was asked for is not read to its end. */
const maxText = 80_000;
const soonMs = 5_000;

const usageSchema = z.object({ prompt_tokens: z.int().min(0).max(10_000_000), completion_tokens: z.int().min(0).max(10_000_000) });
const part = z.object({ content: z.string().nullish() });
const answerSchema = z.object({
  choices: z.array(z.object({ delta: part.nullish(), message: part.nullish(), finish_reason: z.string().nullish() })).default([]),
  usage: usageSchema.nullish().catch(null),
  error: z.unknown().optional(),
});

/** Retry-After in ms: seconds or a date; null if it says neither. */
function retryAfterMs(header: string | null): number | null {
  if (header === null) return null;
  const ms = /^\d{1,6}$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}

function failureOf({ status, headers }: Response): ModelFailure {
  if (status === 401 || status === 403) return new ModelFailure('The model’s server does not accept LLM_KEY.');
  if (status === 404) return new ModelFailure('The model’s server does not know this address or model. Check LLM_URL and LLM_MODEL.');
  if (status === 429) return new ModelFailure('The model is busy, or its quota is used up.', retryAfterMs(headers.get('retry-after')) ?? soonMs);
  if (status >= 500) return new ModelFailure(`The model’s server has a problem (${status}).`, retryAfterMs(headers.get('retry-after')) ?? soonMs);
  if (status >= 300 && status < 400) return new ModelFailure('The model’s server sends us to another address, which we do not follow. Check LLM_URL.');
  return new ModelFailure(`The model’s server did not accept the request (${status}).`);
}

/** Collects an answer piece by piece. */
function createAnswerReader(onText: (text: string) => void) {
  let [text, finish] = ['', null as string | null];
  let tokens: ModelAnswer['tokens'] = null;
  return {
    take(json: string): void {
      let data: unknown;
      try {
        data = JSON.parse(json);
      } catch {
        throw new ModelFailure('The model’s server sent something that cannot be read.', soonMs);
      }
      const read = answerSchema.safeParse(data);
      if (!read.success || read.data.error !== undefined) throw new ModelFailure('The model’s server broke off with an error.', soonMs);
      const { choices, usage } = read.data;
      if (usage) tokens = { prompt: usage.prompt_tokens, completion: usage.completion_tokens };
      const piece = choices[0]?.delta?.content ?? choices[0]?.message?.content ?? '';
      finish = choices[0]?.finish_reason ?? finish;
      text += piece;
      if (text.length > maxText) throw new ModelFailure('The model wrote far more than was asked for.');
      if (piece !== '') onText(piece);
    },
    done(isComplete: boolean): ModelAnswer {
      if (finish === 'length') throw new ModelFailure('The model’s answer was longer than allowed, and was cut off.');
      if (finish === 'content_filter') throw new ModelFailure('The model’s server held the answer back.');
      if (!isComplete && finish === null) throw new ModelFailure('The answer broke off before its end.', soonMs);
      return { text, tokens };
    },
  };
}

async function* decodeWithinLimit(body: ReadableStream<Uint8Array>, renew: () => void): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  for await (const chunk of body) {
    renew();
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new ModelFailure('The model’s server sent far more than was asked for.');
    yield decoder.decode(chunk, { stream: true });
  }
}

async function readAnswer(response: Response, onText: (text: string) => void, renew: () => void): Promise<ModelAnswer> {
  const type = response.headers.get('content-type')?.split(';')[0]?.trim() ?? 'nothing';
  const answer = createAnswerReader(onText);
  if (!response.body) throw new ModelFailure('The model’s server sent an empty answer.', soonMs);
  if (type === 'application/json') {
    let json = '';
    for await (const text of decodeWithinLimit(response.body, renew)) json += text;
    answer.take(json);
    return answer.done(true);
  }
  if (type !== 'text/event-stream') {
    await response.body.cancel();
    throw new ModelFailure(`The model’s server answered with a page (${type.slice(0, 40)}) where a model’s answer belongs. Check LLM_URL.`);
  }
  let isComplete = false;
  const parser = createParser({
    onEvent: ({ data }) => {
      if (data === '[DONE]') isComplete = true;
      else answer.take(data);
    },
  });
  for await (const text of decodeWithinLimit(response.body, renew)) {
    parser.feed(text);
    if (isComplete) break;
  }
  return answer.done(isComplete);
}

export function createLanguageModel({ url, key, model }: ModelSettings, timeouts: ModelTimeouts = standardTimeouts): LanguageModel {
  return {
    name: model,
    ask: async (messages, { maxTokens, signal, onText }) => {
      const tooSlow = new AbortController();
      const late = new ModelFailure('The model did not answer in time.', soonMs);
      const whole = setTimeout(() => tooSlow.abort(late), timeouts.whole);
      let step = setTimeout(() => tooSlow.abort(late), timeouts.first);
      const renew = () => {
        clearTimeout(step);
        step = setTimeout(() => tooSlow.abort(late), timeouts.pause);
      };
      try {
        const response = await fetch(`${url}/chat/completions`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'text/event-stream', authorization: `Bearer ${key}` },
          body: JSON.stringify({
            model,
            messages,
            max_tokens: maxTokens,
            response_format: { type: 'json_object' },
            stream: true,
            stream_options: { include_usage: true },
          }),
          redirect: 'manual',
          signal: AbortSignal.any([signal, tooSlow.signal]),
        });
        renew();
        if (!response.ok) {
          await response.body?.cancel();
          throw failureOf(response);
        }
        return await readAnswer(response, onText, renew);
      } catch (error) {
        signal.throwIfAborted();
        if (tooSlow.signal.aborted) throw late;
        if (error instanceof ModelFailure) throw error;
        throw new ModelFailure('The model’s server cannot be reached, or broke off.', soonMs);
      } finally {
        clearTimeout(whole);
        clearTimeout(step);
      }
    },
  };
}
