/** A small server that speaks the chat completions of an API like OpenAI's. It answers what the test has put on its list, and can be slow, broken or hostile. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const key = 'sk-of-the-tests-0123456789';

export interface SentRequest {
  readonly headers: IncomingHttpHeaders;
  readonly body: { readonly model: string; readonly messages: readonly { readonly role: string; readonly content: string }[]; readonly max_tokens: number };
}

export type Reply =
  /** Streamed in pieces, `everyMs` apart. */
  | { readonly text: string; readonly everyMs?: number; readonly usage?: { readonly prompt_tokens: number; readonly completion_tokens: number } }
  /** In one piece, as servers answer that do not stream. */
  | { readonly whole: string }
  /** Any response. */
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: string }
  /** A stream that ends in the middle. */
  | { readonly cutOff: string }
  | { readonly silence: true }
  /** Goes on for as long as anybody reads. */
  | { readonly endless: string };

export interface LanguageModelServer {
  readonly url: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly requests: SentRequest[];
  /** Connections that the asking side has broken off. */
  brokenOff(): number;
  /** What the next requests get, in order; without one, a status of 500. */
  answer(...replies: readonly Reply[]): void;
  stop(): Promise<void>;
}

const event = (data: unknown) => `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;
const delta = (content: string, finish: string | null = null) => ({ choices: [{ index: 0, delta: { content }, finish_reason: finish }] });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function stream(response: ServerResponse, reply: Reply): Promise<void> {
  if ('status' in reply) return void response.writeHead(reply.status, { 'content-type': 'text/html', ...reply.headers }).end(reply.body ?? '');
  if ('whole' in reply) {
    const body = { choices: [{ message: { content: reply.whole }, finish_reason: 'stop' }], usage: { prompt_tokens: 10, completion_tokens: 20 } };
    return void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }
  if ('silence' in reply) return;
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  if ('endless' in reply) {
    while (!response.destroyed) {
      response.write(event(delta(reply.endless)));
      await pause(1);
    }
    return;
  }
  const text = 'cutOff' in reply ? reply.cutOff : reply.text;
  // Pieces cut through characters of several bytes: bytes are what a network delivers.
  const pieces = text.match(/[\s\S]{1,40}/g) ?? [];
  for (const piece of pieces) {
    const bytes = Buffer.from(event(delta(piece)));
    response.write(bytes.subarray(0, bytes.length >> 1));
    if ('text' in reply && reply.everyMs) await pause(reply.everyMs);
    response.write(bytes.subarray(bytes.length >> 1));
  }
  if ('cutOff' in reply) return void response.destroy();
  response.write(event(delta('', 'stop')));
  response.write(event({ choices: [], usage: reply.usage ?? { prompt_tokens: 1000, completion_tokens: 500 } }));
  response.end(event('[DONE]'));
}

export async function startLanguageModelServer(): Promise<LanguageModelServer> {
  const requests: SentRequest[] = [];
  const replies: Reply[] = [];
  let brokenOff = 0;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(Buffer.from(part));
    if (request.url !== '/v1/chat/completions' || request.headers.authorization !== `Bearer ${key}`) {
      response
        .writeHead(401, { 'content-type': 'application/json' })
        .end(JSON.stringify({ error: { message: `Incorrect API key: ${request.headers.authorization}` } }));
      return;
    }
    requests.push({ headers: request.headers, body: JSON.parse(Buffer.concat(parts).toString('utf8')) });
    response.on('close', () => {
      if (!response.writableFinished) brokenOff += 1;
    });
    await stream(response, replies.shift() ?? { status: 500 });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return {
    url,
    environment: { LLM_URL: url, LLM_KEY: key, LLM_MODEL: 'test-model', LLM_PRICE_INPUT: '2', LLM_PRICE_OUTPUT: '8', LLM_DAILY_BUDGET: '5' },
    requests,
    brokenOff: () => brokenOff,
    answer: (...given) => {
      replies.length = 0;
      replies.push(...given);
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
