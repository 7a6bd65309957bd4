/** Uploads are tried again while waiting makes sense, and end with one of the codes of storage errors. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { uploadFile } from '#contract/files.ts';
import { upload } from './upload.ts';

const file = new File(['x'], 'hill.png');
const described = {
  id: '1',
  bucket: 'local',
  fullPath: 'content/1.webp',
  name: 'hill.png',
  size: 1,
  contentType: 'image/webp',
  md5Hash: '',
  customMetadata: {},
  url: '/files/1.webp',
  timeCreated: '2026-05-02T12:00:00.000Z',
  updated: '2026-05-02T12:00:00.000Z',
};
const refused = (status: number, code: string, fields = {}) => Response.json({ error: { code, message: `It is ${code}.`, fields } }, { status });

function answering(...answers: (() => Response)[]): ReturnType<typeof vi.fn> {
  const ask = vi.fn(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (!answer) throw new TypeError('no network');
    return answer();
  });
  vi.stubGlobal('fetch', ask);
  return ask;
}
afterEach(() => vi.unstubAllGlobals());

const offline = () => {
  throw new TypeError('no network');
};
const send = (options = {}) => upload(uploadFile, { body: { alt: 'A hill' } }, file, { firstWaitMs: 1, ...options });

describe('an upload', () => {
  test('goes on by itself when the connection and the server are back', async () => {
    const onRetry = vi.fn();
    const ask = answering(
      offline,
      () => refused(503, 'unavailable'),
      () => refused(503, 'retry-limit-exceeded'),
      () => Response.json(described, { status: 201 }),
    );
    expect((await send({ onRetry })).url).toBe('/files/1.webp');
    expect(ask).toHaveBeenCalledTimes(4);
    expect(onRetry).toHaveBeenCalledTimes(3);
    const form = ask.mock.calls[0]?.[1]?.body;
    expect(form instanceof FormData && [...form.keys()]).toEqual(['alt', 'file']);
  });

  test('gives up after its time', async () => {
    answering(offline);
    await expect(send({ retryForMs: 30 })).rejects.toMatchObject({ code: 'retry-limit-exceeded' });
  });

  test.each([
    [401, 'not-signed-in', 'unauthenticated'],
    [403, 'forbidden', 'unauthorized'],
    [403, 'plan-required', 'unauthorized'],
    [404, 'object-not-found', 'object-not-found'],
    [409, 'quota-exceeded', 'quota-exceeded'],
    [413, 'body-too-large', 'unknown'],
  ])('answered with %i %s is not tried again: %s', async (status, code, wanted) => {
    const ask = answering(() => refused(status, code));
    await expect(send()).rejects.toMatchObject({ code: wanted, message: `It is ${code}.` });
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('says what is wrong with the file', async () => {
    answering(() => refused(400, 'file-not-usable', { file: 'This picture is damaged.' }));
    await expect(send()).rejects.toMatchObject({ code: 'unknown', message: 'This picture is damaged.' });
  });

  test('ends when it is canceled, also while it waits', async () => {
    answering(offline);
    const control = new AbortController();
    const sent = send({ firstWaitMs: 60_000, signal: control.signal, retryForMs: 1e6 });
    setTimeout(() => control.abort(), 10);
    await expect(sent).rejects.toMatchObject({ code: 'canceled' });
  });
});
