/** Uploads: what is taken, what is refused with a sentence and nothing written, how it is served, and what becomes of what nobody needs. */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maxCardPictures, maxFileBytes } from '#core/files.ts';
import { removeOrphans } from '#server/features/files/jobs/remove-orphans.ts';
import { createFileStorage } from '#server/integrations/storage.ts';
import { createLog } from '#server/log.ts';
import { grayPicture, png, tinyPicture } from '../support/pictures.ts';
import { runRegularTask } from '../support/regular-tasks.ts';
import { startS3Server, type S3Server } from '../support/s3-server.ts';
import { newAuthor, studentWithPlus, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { until } from '../support/until.ts';
import { dayMs } from '#core/day.ts';

const text = (...parts: (string | Uint8Array)[]) => new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part))));
const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

let s3: S3Server;
const servers: Record<'disk' | 's3', TestServer> = Object.create(null);
const authors: Record<'disk' | 's3', Person> = Object.create(null);

beforeAll(async () => {
  s3 = await startS3Server();
  for (const [kind, environment] of [
    ['disk', {}],
    ['s3', s3.environment],
  ] as const) {
    servers[kind] = await startTestServer({ environment });
    authors[kind] = await newAuthor(servers[kind]);
  }
});
afterAll(async () => {
  await servers.disk.stop();
  await servers.s3.stop();
  await s3.stop();
});

/** Names of everything that is stored. */
async function storedIn(server: TestServer): Promise<string[]> {
  const keys: string[] = [];
  for await (const page of createFileStorage(server.config).list()) keys.push(...page.map(({ key }) => key));
  return keys;
}

async function runOrphans(server: TestServer, now: number): Promise<void> {
  const task = removeOrphans({ database: server.database, storage: createFileStorage(server.config), log: createLog('silent'), now: () => now });
  await task.run({}, { id: '1', attempt: 1, signal: new AbortController().signal });
}

describe.each(['disk', 's3'] as const)('kept on %s', (kind) => {
  test('a picture is drawn anew, described in every field, served by its content, and uploaded twice it is one', async () => {
    const [server, author] = [servers[kind], authors[kind]];
    const photo = await sharp({ create: { width: 2600, height: 1300, channels: 3, background: '#3366aa' } })
      .withExif({ IFD0: { Copyright: 'where it was taken' } })
      .jpeg()
      .toBuffer();
    const file = { name: '../../of a hill\r\n"x".svg', bytes: new Uint8Array(photo) };
    const made = await author.api.call('uploadFile', { body: { alt: 'A blue hill' }, file });
    expect(made).toMatchObject({
      bucket: kind === 'disk' ? 'local' : 'ascent-files',
      name: 'of a hillx.svg',
      contentType: 'image/webp',
      customMetadata: { alt: 'A blue hill', width: '2000', height: '1000' },
    });
    expect(made.fullPath).toMatch(/^content\/[0-9a-f-]{36}\.webp$/);
    const served = await fetch(server.url + made.url);
    const bytes = Buffer.from(await served.arrayBuffer());
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(bytes.length).toBe(made.size);
    expect(bytes.includes('where it was taken')).toBe(false);
    expect((await fetch(server.url + made.url, { headers: { 'if-none-match': served.headers.get('etag') ?? '' } })).status).toBe(304);
    expect((await author.api.call('uploadFile', { body: { alt: 'Another' }, file })).id).toBe(made.id);
    expect((await storedIn(server)).filter((key) => key === made.fullPath)).toHaveLength(1);
  });

  test('deleted it is gone at once, can be brought back for a day, and its bytes go later', async () => {
    const [server, author] = [servers[kind], authors[kind]];
    const { id, url, fullPath } = await author.api.call('uploadFile', { body: {}, file: grayPicture(44) });
    const params = { fileId: id };
    await author.api.call('deleteFile', { params });
    expect((await fetch(server.url + url)).status).toBe(404);
    expect(await author.api.refused('getFile', { params })).toMatchObject({ status: 404, code: 'object-not-found' });
    await author.api.call('restoreFile', { params });
    expect((await fetch(server.url + url)).status).toBe(200);
    await author.api.call('deleteFile', { params });
    await runRegularTask('clean-up', server.database, server.now() + dayMs / 2);
    await runOrphans(server, server.now() + 2 * dayMs);
    expect(await storedIn(server)).toContain(fullPath);
    await runRegularTask('clean-up', server.database, server.now() + 2 * dayMs);
    await runOrphans(server, server.now() + dayMs / 2);
    expect(await storedIn(server), 'an upload under way has no row yet').toContain(fullPath);
    await runOrphans(server, server.now() + 2 * dayMs);
    expect(await storedIn(server)).not.toContain(fullPath);
  });

  test('a picture whose bytes are lost is not found; nothing else is served', async () => {
    const [server, author] = [servers[kind], authors[kind]];
    const { url, fullPath } = await author.api.call('uploadFile', { body: {}, file: grayPicture(45) });
    await createFileStorage(server.config).remove(fullPath);
    for (const address of [url, '/files/..%2f..%2fsecret', `/files/${fullPath}`, '/files/', url.replace('.webp', '.pdf')])
      expect((await fetch(server.url + address)).status, address).toBe(404);
  });
});

test('every request to S3 is signed; a busy server is asked again, one that stays away is said to', async () => {
  expect(s3.unsigned()).toBe(0);
  const guessed = { ...servers.s3.config, s3: servers.s3.config.s3 && { ...servers.s3.config.s3, secretAccessKey: 'guessed' } };
  await expect(createFileStorage(guessed).list().next()).rejects.toThrow('The request signature we calculated does not match');
  s3.failNext(2);
  await authors.s3.api.call('uploadFile', { body: {}, file: grayPicture(50) });
  s3.failNext(1000);
  expect(await authors.s3.api.refused('uploadFile', { body: {}, file: grayPicture(51) })).toMatchObject({ status: 503, code: 'retry-limit-exceeded' });
  s3.failNext(0);
  await authors.s3.api.call('uploadFile', { body: {}, file: grayPicture(51) });
});

const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64');

describe('refused with a sentence, and nothing is written', () => {
  const refused: [what: string, bytes: Uint8Array, sentence: RegExp][] = [
    ['an SVG with a script', text(script), /SVG files can contain scripts/],
    ['an SVG after a declaration', text('<?xml version="1.0"?><!DOCTYPE svg>\n', script), /SVG files can contain scripts/],
    ['a page called a picture', text('<!doctype html><script>alert(1)</script>'), /JPEG, PNG, WebP, AVIF, or GIF/],
    ['a program', text('\x7fELF', new Uint8Array(200)), /JPEG, PNG/],
    ['an archive', text('PK\x03\x04', new Uint8Array(200)), /JPEG, PNG/],
    ['a bomb: few bytes, very many pixels', png(60_000, 60_000, 0, 2), /more than 40 megapixels/],
    ['a bomb as long as it is thin', png(1, 90_000_000, 0, 2), /megapixels|damaged/],
    ['half a picture', png(400, 400).slice(0, 300), /damaged or incomplete/],
    ['a picture with missing lines', png(400, 400, 9, 20), /damaged or incomplete/],
    ['a GIF that is only a beginning', text('GIF89a', script), /damaged or incomplete/],
    ['a JPEG that is a page', text(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), '<script>alert(1)</script>'), /damaged or incomplete|JPEG, PNG/],
    ['random bytes', text(Array.from({ length: 500 }, (_, index) => String.fromCharCode((index * 73) % 255)).join('')), /JPEG, PNG/],
  ];
  test.each(refused)('%s', async (_what, bytes, sentence) => {
    const before = await storedIn(servers.disk);
    const answer = await authors.disk.api.refused('uploadFile', { body: {}, file: { name: 'picture.png', bytes } });
    expect(answer).toMatchObject({ status: 400, code: 'file-not-usable' });
    expect(answer.fields?.['file']).toMatch(sentence);
    expect(await storedIn(servers.disk)).toEqual(before);
  });

  test('one that is too large, before it is read', async () => {
    const bytes = new Uint8Array(maxFileBytes + 40_000);
    expect(await authors.disk.api.refused('uploadFile', { body: {}, file: { name: 'a.png', bytes } })).toMatchObject({ status: 413, code: 'body-too-large' });
  });

  test.each([
    ['no file', 'multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="alt"\r\n\r\na\r\n--x--\r\n', 400],
    ['an empty file', 'multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n\r\n--x--\r\n', 400],
    ['a form that ends too early', 'multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="file"', 400],
    ['no form', 'application/json', '{}', 415],
    ['a form without a boundary', 'multipart/form-data', 'x', 415],
  ])('%s', async (_what, type, body, status) => {
    const response = await authors.disk.api.request('POST', '/api/admin/files', { body, headers: { 'content-type': type } });
    expect(response.status).toBe(status);
  });
});

test('of a file that is two things at once only the pixels are kept', async () => {
  const polyglots = [text(gif, script), text(png(20, 20), '<html><script>alert(1)</script>', 'PK\x03\x04'), text(png(24, 20), '%PDF-1.7')];
  for (const bytes of polyglots) {
    const { url } = await authors.disk.api.call('uploadFile', { body: {}, file: { name: 'both.gif', bytes } });
    const served = Buffer.from(await (await fetch(servers.disk.url + url)).arrayBuffer());
    expect(served.includes('script')).toBe(false);
    expect(served.includes('PDF')).toBe(false);
    expect((await sharp(served).metadata()).format).toBe('webp');
  }
});

test('a PDF is offered for download, by its name, never shown', async () => {
  const made = await authors.disk.api.call('uploadFile', { body: { alt: 'x' }, file: { name: 'Formeln “1”.pdf', bytes: text('%PDF-1.7\n%%EOF') } });
  expect(made).toMatchObject({ contentType: 'application/pdf', customMetadata: {} });
  const { headers } = await fetch(servers.disk.url + made.url);
  expect(headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Formeln%20%E2%80%9C1%E2%80%9D.pdf");
  expect(headers.get('content-type')).toBe('application/pdf');
});

test('a file that a post shows cannot be deleted; each change is logged', async () => {
  const { api } = authors.disk;
  const { id, url } = await api.call('uploadFile', { body: {}, file: grayPicture(60) });
  await api.call('makePost', { body: { title: 'With a picture', description: 'A post with a picture.', body: `![](${url})`, slug: 'with-a-picture' } });
  expect(await api.refused('deleteFile', { params: { fileId: id } })).toMatchObject({ code: 'file-in-use' });
  await api.call('describeFile', { params: { fileId: id }, body: { alt: 'Nothing but gray' } });
  expect((await api.call('listFiles', { query: { q: 'nothing BUT' } })).items.map((file) => file.id)).toEqual([id]);
  const { rows } = await servers.disk.database.query<{ action_type: string; metadata: unknown }>(
    'select action_type, metadata from admin_actions where content_id = $1 order by id',
    [id],
  );
  expect(rows.map(({ action_type }) => action_type)).toEqual(['upload-file', 'describe-file']);
  expect(rows[1]?.metadata).toMatchObject({ before: { alt: '' }, after: { alt: 'Nothing but gray' } });
});

test('of two deleted copies of one picture, brought back at once, one comes back', async () => {
  const [{ api }, { database }] = [authors.disk, servers.disk];
  const copies: { readonly params: { readonly fileId: string } }[] = [];
  for (const file of [grayPicture(70), grayPicture(70)]) {
    const { id: fileId } = await api.call('uploadFile', { body: {}, file });
    await api.call('deleteFile', { params: { fileId } });
    copies.push({ params: { fileId } });
  }
  const holder = database.separate(1);
  const second = await holder.transaction(async (queryable) => {
    await queryable.query('update content_files set deleted_at = null where id = $1', [copies[0]?.params.fileId]);
    const waits = api.try('restoreFile', copies[1]);
    await until(
      async () => (await database.query("select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'")).rowCount === 1,
    );
    return { waits };
  });
  const refused = { status: 409, body: { error: { code: 'file-exists' } } };
  expect(await second.waits).toMatchObject(refused);
  expect(await api.try('restoreFile', copies[1]), 'later, too').toMatchObject(refused);
  await holder.close();
});

test('the same picture at once from two browsers is one file', async () => {
  const { api } = authors.disk;
  const made = await Promise.all(Array.from({ length: 4 }, () => api.call('uploadFile', { body: {}, file: grayPicture(77) })));
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
});

describe('pictures on flashcards', () => {
  const cardsOf = async ({ api }: Person, deckId: string) => (await api.call('listCards', { params: { deckId } })).items;

  test('are shown to their owner alone, travel with a copied deck, and stay there when the first owner leaves', async () => {
    const server = servers.s3;
    const [owner, friend] = [await studentWithPlus(server), await studentWithPlus(server)];
    const picture = await owner.api.call('uploadCardPicture', { file: tinyPicture });
    expect(picture).toMatchObject({ contentType: 'image/webp', customMetadata: { width: '8', height: '6' } });
    const { id: deckId } = await owner.api.call('createDeck', { body: { name: 'Graphs' } });
    const card = { id: crypto.randomUUID(), front: 'Which graph?', back: 'A line', frontPicture: picture.id };
    await owner.api.call('addCards', { params: { deckId }, body: { cards: [card] } });
    expect(await cardsOf(owner, deckId)).toMatchObject([{ frontPicture: picture.id, backPicture: null }]);
    const shown = await owner.api.request('GET', picture.url);
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, max-age=31536000, immutable']);
    expect((await friend.api.request('GET', picture.url)).status).toBe(404);
    expect((await fetch(server.url + picture.url)).status).toBe(401);
    // Nor can it be put on a card of somebody else's.
    const { id: theirs } = await friend.api.call('createDeck', { body: { name: 'Mine' } });
    const stolen = { params: { deckId: theirs }, body: { cards: [{ ...card, id: crypto.randomUUID() }] } };
    expect(await friend.api.refused('addCards', stolen)).toMatchObject({ status: 404, code: 'object-not-found' });

    const { link } = await owner.api.call('shareDeck', { params: { deckId } });
    const copy = await friend.api.call('copySharedDeck', { params: { link }, query: {} });
    expect(await cardsOf(friend, copy.id)).toMatchObject([{ front: 'Which graph?', frontPicture: picture.id }]);
    await server.database.query('delete from flashcard_pictures where user_id = $1', [owner.id]);
    await runRegularTask('clean-up', server.database, server.now() + 2 * dayMs);
    await runOrphans(server, server.now() + 3 * dayMs);
    expect((await friend.api.request('GET', picture.url)).status).toBe(200);
    await friend.api.call('updateCard', { params: { cardId: (await cardsOf(friend, copy.id))[0]?.id ?? '' }, body: { frontPicture: null } });
    await runRegularTask('clean-up', server.database, server.now() + 2 * dayMs);
    expect((await friend.api.request('GET', picture.url)).status).toBe(404);
  });

  test('pass the same checks, and are limited', async () => {
    const student = await studentWithPlus(servers.disk);
    const svg = { name: 'a.png', bytes: text(script) };
    expect(await student.api.refused('uploadCardPicture', { file: svg })).toMatchObject({ code: 'file-not-usable' });
    await servers.disk.database.query(
      `insert into flashcard_pictures (user_id, id, bucket, full_path, name, size, content_type, md5_hash, time_created, updated)
       select $1, gen_random_uuid(), 'local', 'none', 'a', 1, 'image/webp', '', now(), now() from generate_series(1, $2)`,
      [student.id, maxCardPictures],
    );
    expect(await student.api.refused('uploadCardPicture', { file: tinyPicture })).toMatchObject({ status: 409, code: 'quota-exceeded' });
    // Nor do more come with a copied deck, nor the deck without them.
    const owner = await studentWithPlus(servers.disk);
    const picture = await owner.api.call('uploadCardPicture', { file: tinyPicture });
    const { id: deckId } = await owner.api.call('createDeck', { body: { name: 'Graphs' } });
    const card = { id: crypto.randomUUID(), front: 'Which graph?', back: 'A line', frontPicture: picture.id };
    await owner.api.call('addCards', { params: { deckId }, body: { cards: [card] } });
    const { link } = await owner.api.call('shareDeck', { params: { deckId } });
    expect(await student.api.refused('copySharedDeck', { params: { link }, query: {} })).toMatchObject({ status: 409, code: 'quota-exceeded' });
    expect((await student.api.call('listDecks', { query: { dayStart: new Date(servers.disk.now()).toISOString() } })).decks).toEqual([]);
  });
});

test('on disk, files lie in a folder of their own and nothing else does', () => {
  const folder = path.join(servers.disk.config.dataDir, 'files');
  expect(fs.readdirSync(folder).sort()).toEqual(['cards', 'content']);
});
