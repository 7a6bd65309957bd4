import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getMe, signOut } from '#contract/accounts.ts';
import { listPracticeSets } from '#contract/quizzes.ts';
import { api, callFor } from './api.ts';

const asked: string[] = [];
const early = (url: string, account: string | null, response: Response | null) => {
  globalThis.ascentEarly = new Map([[url, { account, response: Promise.resolve(response) }]]);
};
const setsPath = listPracticeSets.path;
const nothing = () => Response.json({ sets: [] });

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.resolve(url === setsPath ? nothing() : Response.json({ me: null }));
  });
  vi.spyOn(performance, 'now').mockReturnValue(1000);
});
afterEach(() => {
  globalThis.ascentEarly = undefined;
  callFor(() => undefined);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a response requested before the app was loaded', () => {
  it('is used once', async () => {
    early(getMe.path, null, Response.json({ me: null }));
    await api(getMe, {});
    expect(asked).toEqual([]);
    await api(getMe, {});
    expect(asked).toEqual([getMe.path]);
  });

  it('is not used for another account, after a change, when late, or when it is a refusal', async () => {
    const refused: [name: string, prepare: () => unknown, response?: Response | null][] = [
      ['another account', () => callFor(() => 'b')],
      ['a guest', () => callFor(() => null)],
      ['a refusal', () => undefined, new Response(null, { status: 409 })],
      ['no answer', () => undefined, null],
      ['late', () => vi.spyOn(performance, 'now').mockReturnValue(60_000)],
      ['after a change', () => api(signOut, {}).catch(() => undefined)],
    ];
    for (const [name, prepare, response = nothing()] of refused) {
      callFor(() => 'a');
      vi.spyOn(performance, 'now').mockReturnValue(1000);
      early(setsPath, 'a', response);
      await prepare();
      asked.length = 0;
      await api(listPracticeSets, {}).catch(() => undefined);
      expect(asked, name).toEqual([setsPath]);
    }
    callFor(() => 'a');
    vi.spyOn(performance, 'now').mockReturnValue(1000);
    early(setsPath, 'a', nothing());
    asked.length = 0;
    await api(listPracticeSets, {}).catch(() => undefined);
    expect(asked, 'as it should be').toEqual([]);
  });
});
