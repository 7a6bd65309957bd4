// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { zstdCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { draftCards } from '#core/flashcards/exchange/draft-cards.ts';
import { decks } from '#core/flashcards/testing/decks.ts';
import { processorMs } from '#tests/support/processor-time.ts';
import { largestMedia } from './anki-media.ts';
import { readApkg, UnreadableFile } from './read-apkg.ts';
import { openSqlite } from './sqlite.ts';
import { writeApkg } from './write-apkg.ts';

const now = Date.UTC(2026, 10, 22);
const deck = [
  { front: 'gist', back: '<i>noun</i> the main idea\n\n“She got the gist.”' },
  { front: 'Solve \\(x^2 < 4\\).', back: '\\(-2 < x < 2\\) & nothing else' },
];

/** What another SQLite sees in the package. */
function inside<T>(file: Uint8Array, look: (database: DatabaseSync) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'apkg-'));
  const path = join(folder, 'collection.anki2');
  writeFileSync(path, unzipSync(file)['collection.anki2'] ?? new Uint8Array());
  const database = new DatabaseSync(path);
  try {
    return look(database);
  } finally {
    database.close();
    rmSync(folder, { recursive: true });
  }
}

describe('an Anki package', () => {
  it('brings every card back as it was, whatever its deck is called', async () => {
    await fc.assert(
      fc.asyncProperty(decks, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }), async (wanted, name) => {
        const file = await writeApkg(name, wanted, now);
        const { rows, html } = await readApkg(file);
        expect(draftCards(rows, html)).toEqual({ cards: wanted, skipped: {} });
        const held = inside(file, (database) => database.prepare('select decks from col').get()?.['decks']);
        expect(Object.values<{ name: string }>(JSON.parse(String(held))).at(-1)?.name).toBe(name);
      }),
      { numRuns: 30 },
    );
  });

  it('brings pictures back under the names its cards give them', async () => {
    const [graph, map] = [new Uint8Array([1, 2, 3]), new Uint8Array([4, 5])];
    const pictures = new Map([
      ['a graph (1).png', graph],
      ['map.webp', map],
    ]);
    const wanted = [
      { front: 'slope', back: 'rise over run', frontPicture: 'a graph (1).png' },
      { front: 'Where is it?', back: '(picture)', backPicture: 'map.webp' },
      { front: 'gist', back: 'main idea' },
    ];
    const read = await readApkg(await writeApkg('Deck 1', wanted, now, pictures));
    expect(draftCards(read.rows, read.html, new Set(read.pictures.keys()))).toEqual({ cards: wanted, skipped: {} });
    expect(read.pictures).toEqual(pictures);
    // Where they do not come along, the text says that there was one.
    expect(draftCards(read.rows, read.html).cards[0]).toEqual({ front: 'slope\n(picture)', back: 'rise over run' });
  });

  it('of the newest format is read with its pictures, each packed by itself', async () => {
    const picture = new Uint8Array(30_000).map((_, index) => (index * index) % 253);
    const wanted = [...deck, { front: 'slope', back: 'rise over run', frontPicture: 'größe 2.png' }];
    const older = unzipSync(await writeApkg('Deck 1', wanted, now, new Map([['größe 2.png', picture]])));
    /** A part of a message of protocol buffers. */
    const part = (number: number, content: Uint8Array) => Buffer.from([number * 8 + 2, content.length, ...content]);
    const entry = (name: string) => part(1, Buffer.concat([part(1, strToU8(name)), Buffer.from([2 * 8, 0xb0, 0xea, 1]), part(3, new Uint8Array(20))]));
    const file = zipSync(
      {
        meta: new Uint8Array([8, 3]),
        'collection.anki21b': zstdCompressSync(older['collection.anki2'] ?? new Uint8Array()),
        'collection.anki2':
          unzipSync(await writeApkg('Default', [{ front: 'Please update to the latest Anki version', back: '…' }], now))['collection.anki2'] ??
          new Uint8Array(),
        media: zstdCompressSync(Buffer.concat([entry('word.mp3'), entry('größe 2.png'), entry('gone.png'), entry('huge.png')])),
        0: zstdCompressSync(strToU8('la')),
        1: zstdCompressSync(picture),
        2: strToU8('damaged'),
        3: zstdCompressSync(new Uint8Array(11 * 1024 * 1024)),
      },
      { level: 0 },
    );
    const { rows, html, pictures, left } = await readApkg(file);
    expect(draftCards(rows, html, new Set(pictures.keys()))).toEqual({ cards: wanted, skipped: {} });
    expect([...pictures]).toEqual([['größe 2.png', picture]]);
    expect(left).toEqual({ large: 1, beyond: 0, damaged: 1, other: 1 });
  });

  it('exported again brings the same notes and the same note type', async () => {
    const cards = deck.map((card, index) => ({ ...card, id: `01900000-0000-7000-8000-00000000000${index}` }));
    const notes = (file: Uint8Array) => inside(file, (database) => database.prepare('select guid, mid, flds from notes order by id').all());
    const [first, later] = [await writeApkg('Deck 1', cards, now), await writeApkg('Deck 1', cards, now + 86_400_000)];
    expect(notes(later)).toEqual(notes(first));
    expect(new Set(notes(first).map(({ guid }) => guid)).size).toBe(deck.length);
  });

  it('is a sound database by Anki’s own structure', async () => {
    const file = await writeApkg('Words & more', deck, now);
    expect(Object.keys(unzipSync(file)).sort()).toEqual(['collection.anki2', 'media']);
    inside(file, (database) => {
      expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
      const col = database.prepare('select ver, models, decks, dconf, conf from col').get() ?? {};
      expect(col['ver']).toBe(11);
      const models: Record<string, { flds: unknown[]; tmpls: unknown[] }> = JSON.parse(String(col['models']));
      const decks: Record<string, { name: string; conf: number }> = JSON.parse(String(col['decks']));
      const options: object = JSON.parse(String(col['dconf']));
      expect(Object.values(decks).map(({ name }) => name)).toEqual(['Default', 'Words & more']);
      for (const { conf } of Object.values(decks)) expect(options).toHaveProperty(String(conf));
      const notes = database.prepare('select id, guid, mid, flds, csum from notes').all();
      for (const { mid, flds, csum } of notes) {
        expect(String(flds).split('\u001f')).toHaveLength(models[String(mid)]?.flds.length ?? 0);
        expect(Number(csum)).toBeGreaterThan(0);
      }
      expect(new Set(notes.map(({ guid }) => guid)).size).toBe(deck.length);
      // Every card belongs to a note and a deck that exist, and each note has the cards its note type makes.
      expect(database.prepare('select count(*) as n from cards c join notes n on n.id = c.nid where c.ord = 0 and c.type = 0 and c.queue = 0').get()).toEqual({
        n: 2,
      });
      for (const { did } of database.prepare('select distinct did from cards').all()) expect(decks).toHaveProperty(String(did));
      const tables = database.prepare("select name from sqlite_master where type = 'table' order by name").all();
      expect(tables.map(({ name }) => name)).toEqual(['cards', 'col', 'graves', 'notes', 'revlog']);
    });
  });
});

describe('a hostile or damaged package', () => {
  const refused = async (file: Uint8Array) =>
    readApkg(file).then(
      () => 'read',
      (error: unknown) => (error instanceof UnreadableFile ? error.message : `not a sentence: ${String(error)}`),
    );
  const packed = async (sql: string) => {
    const database = await openSqlite();
    database.run(sql);
    return zipSync({ 'collection.anki2': database.export() });
  };

  it('is refused with a sentence', async () => {
    const sound = await writeApkg('Deck 1', deck, now);
    for (const file of [
      new Uint8Array(),
      strToU8('not a zip'),
      sound.slice(0, sound.length / 2),
      zipSync({ 'readme.txt': strToU8('hi') }),
      zipSync({ 'collection.anki2': strToU8('no database') }),
    ])
      expect(await refused(file)).toMatch(/not an Anki package/);
    const { 'collection.anki2': older } = unzipSync(sound);
    expect(await refused(zipSync({ 'collection.anki21b': strToU8('x'), 'collection.anki2': older ?? new Uint8Array() }))).toMatch(/not an Anki package/);
  });

  it('cannot make us compute without end', async () => {
    expect(
      await refused(await packed('create view notes as with recursive n(i) as (select 1 union all select i + 1 from n) select i as id, i as flds from n')),
    ).toMatch(/not an Anki package/);
    expect(await refused(await packed('create table notes (id integer primary key, flds text as (hex(zeroblob(100000000))))'))).toMatch(/not an Anki package/);
  });

  it('that swells when it is unpacked is left before it does', async () => {
    const bomb = zipSync({ 'collection.anki2': new Uint8Array(80 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect(await refused(bomb)).toMatch(/too large/);
  });

  it('leaves out a picture that is too large, and what is no picture, says so, and brings those that come after', async () => {
    const sound = await writeApkg('Deck 1', deck, now, new Map([['page.html', strToU8('<script>')]]));
    const media = strToU8('{"0":"page.html","1":"big.png","2":"gone.png","3":"small.png","4":"word.mp3"}');
    const files = { ...unzipSync(sound), 1: new Uint8Array(11 * 1024 * 1024), 3: strToU8('small'), 4: strToU8('la'), media };
    const { rows, pictures, left } = await readApkg(zipSync(files));
    expect(rows).toHaveLength(deck.length);
    expect([...pictures.keys()]).toEqual(['small.png']);
    expect(left).toEqual({ large: 1, beyond: 0, damaged: 1, other: 2 });
    // The same where the package lies about the size.
    const lying = zipSync({ 1: new Uint8Array(11 * 1024 * 1024), ...unzipSync(sound), 3: strToU8('small'), media });
    lying.fill(0, 22, 26);
    lying[22] = 9;
    expect((await readApkg(lying)).left).toEqual({ large: 1, beyond: 0, damaged: 1, other: 2 });
  });

  it('with more pictures than an import can carry brings the first and counts the rest; sounds do not count against them', async () => {
    const sound = await writeApkg('Deck 1', deck, now);
    const each = 9 * 1024 * 1024;
    const files = Object.fromEntries([0, 1, 2, 3, 4, 5, 6, 7].map((number) => [number, new Uint8Array(each)]));
    const media = { 8: 'long.mp4', ...Object.fromEntries(Object.keys(files).map((number) => [number, `${number}.png`])) };
    const { pictures, left } = await readApkg(
      zipSync({ 8: new Uint8Array(50 * 1024 * 1024), ...files, ...unzipSync(sound), media: strToU8(JSON.stringify(media)) }),
    );
    expect([...pictures.keys()]).toEqual([0, 1, 2, 3, 4, 5].map((number) => `${number}.png`));
    expect(6 * each).toBeLessThan(largestMedia);
    expect(left).toEqual({ large: 0, beyond: 2, damaged: 0, other: 1 });
  });

  it('with more notes than fit in a deck says how many stay out', async () => {
    const notes = await packed(
      "create table notes (id integer primary key, flds text); insert into notes with recursive n(i) as (select 1 union all select i + 1 from n where i < 10250) select i, 'front ' || i || char(31) || 'back' from n",
    );
    const { rows, html, unread } = await readApkg(notes);
    const { cards, skipped } = draftCards(rows, html, undefined, 9_990, unread);
    expect([cards.length, skipped]).toEqual([9_990, { 'too-many': 260 }]);
  });

  it('keeps its cards where a picture is damaged, unknown in form, or a bomb', async () => {
    const picture = new Uint8Array(4_000).map((_, index) => (index * 7919) % 251);
    const sound = await writeApkg('Deck 1', deck, now, new Map([['a.png', picture]]));
    const files = unzipSync(sound);
    const packed = zipSync({ 0: picture, 'collection.anki2': files['collection.anki2'] ?? new Uint8Array(), media: files['media'] ?? new Uint8Array() });
    // The packed bytes of the first file, and the method it is packed with, stand at the beginning.
    const broken = packed.slice();
    broken.fill(0xff, 40, 90);
    expect((await readApkg(broken)).rows).toHaveLength(deck.length);
    const unknown = packed.slice();
    unknown[8] = 99;
    expect((await readApkg(unknown)).rows).toHaveLength(deck.length);
    const bomb = zipSync({ 0: new Uint8Array(120 * 1024 * 1024), ...files });
    const started = processorMs();
    expect((await readApkg(bomb)).rows).toHaveLength(deck.length);
    expect(processorMs() - started).toBeLessThan(2_000);
  });

  it('never fails otherwise, whatever is damaged', async () => {
    const sound = await writeApkg('Deck 1', deck, now);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 20 }), async (changes) => {
        const damaged = sound.slice();
        for (const [at, byte] of changes) damaged[at % damaged.length] = byte;
        expect(await refused(damaged)).not.toMatch(/^not a sentence/);
      }),
      { numRuns: 40 },
    );
  });
});
