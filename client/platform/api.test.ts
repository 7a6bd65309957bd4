import { afterEach, describe, expect, it, vi } from 'vitest';
import { getMe } from '#contract/accounts.ts';
import { api } from './api.ts';

/** A fetch that ends only with its signal. */
const hanging = (_: unknown, init: RequestInit | undefined) =>
  new Promise<Response>((_resolve, reject) => {
    const fail = () => reject(new Error('aborted'));
    if (init?.signal?.aborted) fail();
    init?.signal?.addEventListener('abort', fail);
  });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a call', () => {
  it('works in a browser without AbortSignal.any', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ me: null })));
    Object.defineProperty(AbortSignal, 'any', { value: undefined, configurable: true, writable: true });
    expect(await api(getMe, {}, { signal: new AbortController().signal })).toEqual({ me: null });
  });

  it('ends with the caller’s signal, given before or during the call', async () => {
    vi.stubGlobal('fetch', hanging);
    const controller = new AbortController();
    const call = api(getMe, {}, { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ code: 'offline' });
    await expect(api(getMe, {}, { signal: controller.signal })).rejects.toMatchObject({ code: 'offline' });
  });

  it('refused with a code of a newer server says the sentence that came with it', async () => {
    const error = { code: 'invented-tomorrow', message: 'Please do this tomorrow.', fields: { name: 'Too soon.' }, soon: true };
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ error }, { status: 409 })));
    await expect(api(getMe, {})).rejects.toMatchObject({ code: 'invented-tomorrow', message: 'Please do this tomorrow.', fields: { name: 'Too soon.' } });
  });

  it('gives up after its time', async () => {
    vi.stubGlobal('fetch', hanging);
    await expect(api(getMe, {}, { timeoutMs: 20, signal: new AbortController().signal })).rejects.toMatchObject({ code: 'offline' });
  });

  const brokenOff = (sent: string, status = 200) =>
    new Response(
      new ReadableStream({
        start: (controller) => {
          controller.enqueue(new TextEncoder().encode(sent));
          controller.error(new TypeError('network error'));
        },
      }),
      { status, headers: { 'content-type': 'application/json' } },
    );

  it('blames the connection, not the server, for an answer that breaks off', async () => {
    for (const answer of [
      () => brokenOff('{"me":'),
      () => brokenOff('{"error":{"code":"not-sig', 401),
      // Cut by a proxy that closes the connection in order.
      () => new Response('{"me":', { headers: { 'content-type': 'application/json' } }),
    ]) {
      vi.stubGlobal('fetch', () => Promise.resolve(answer()));
      await expect(api(getMe, {})).rejects.toMatchObject({ code: 'offline' });
    }
  });

  it('says that something is wrong with us when an answer is whole but makes no sense', async () => {
    for (const answer of [() => Response.json({ me: 7 }), () => new Response('<p>Hello</p>', { headers: { 'content-type': 'text/html' } })]) {
      vi.stubGlobal('fetch', () => Promise.resolve(answer()));
      await expect(api(getMe, {})).rejects.toMatchObject({ code: 'internal' });
    }
  });
});
