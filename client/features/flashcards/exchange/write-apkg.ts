/** Writing an Anki package that every version of Anki since 2.1 imports: schema 11, one note type, one deck. */
import { zipSync } from 'fflate';
import type { DraftCard } from '#core/flashcards/exchange/draft-cards.ts';
import { sideAsHtml } from '#core/flashcards/exchange/html.ts';
import { openSqlite } from './sqlite.ts';

const schema = `
create table col (id integer primary key, crt integer not null, mod integer not null, scm integer not null, ver integer not null, dty integer not null,
  usn integer not null, ls integer not null, conf text not null, models text not null, decks text not null, dconf text not null, tags text not null);
create table notes (id integer primary key, guid text not null, mid integer not null, mod integer not null, usn integer not null, tags text not null,
  flds text not null, sfld integer not null, csum integer not null, flags integer not null, data text not null);
create table cards (id integer primary key, nid integer not null, did integer not null, ord integer not null, mod integer not null, usn integer not null,
  type integer not null, queue integer not null, due integer not null, ivl integer not null, factor integer not null, reps integer not null,
  lapses integer not null, left integer not null, odue integer not null, odid integer not null, flags integer not null, data text not null);
create table revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null, ivl integer not null,
  lastIvl integer not null, factor integer not null, time integer not null, type integer not null);
create table graves (usn integer not null, oid integer not null, type integer not null);
create index ix_notes_usn on notes (usn);
create index ix_cards_usn on cards (usn);
create index ix_revlog_usn on revlog (usn);
create index ix_cards_nid on cards (nid);
create index ix_cards_sched on cards (did, queue, due);
create index ix_revlog_cid on revlog (cid);
create index ix_notes_csum on notes (csum);
`;

const css = '.card { font-family: arial; font-size: 20px; text-align: center; color: black; background-color: white; }';

const field = (name: string, ord: number) => ({ name, ord, sticky: false, rtl: false, font: 'Arial', size: 20, media: [] });

const model = (id: number, deckId: number, seconds: number) => ({
  id,
  name: 'Ascent Basic',
  type: 0,
  mod: seconds,
  usn: -1,
  sortf: 0,
  did: deckId,
  tmpls: [{ name: 'Card 1', ord: 0, qfmt: '{{Front}}', afmt: '{{FrontSide}}\n\n<hr id=answer>\n\n{{Back}}', did: null, bqfmt: '', bafmt: '' }],
  flds: [field('Front', 0), field('Back', 1)],
  css,
  latexPre: '\\documentclass[12pt]{article}\n\\begin{document}\n',
  latexPost: '\\end{document}',
  req: [[0, 'any', [0]]],
  tags: [],
  vers: [],
});

const deck = (id: number, name: string, seconds: number) => ({
  id,
  name,
  mod: seconds,
  usn: -1,
  lrnToday: [0, 0],
  revToday: [0, 0],
  newToday: [0, 0],
  timeToday: [0, 0],
  collapsed: false,
  browserCollapsed: false,
  desc: '',
  dyn: 0,
  conf: 1,
  extendNew: 0,
  extendRev: 0,
});

const options = (seconds: number) => ({
  id: 1,
  name: 'Default',
  mod: seconds,
  usn: 0,
  maxTaken: 60,
  autoplay: true,
  timer: 0,
  replayq: true,
  dyn: false,
  new: { bury: false, delays: [1, 10], initialFactor: 2500, ints: [1, 4, 0], order: 1, perDay: 20 },
  rev: { bury: false, ease4: 1.3, ivlFct: 1, maxIvl: 36_500, perDay: 200, hardFactor: 1.2 },
  lapse: { delays: [10], leechAction: 1, leechFails: 8, minInt: 1, mult: 0 },
});

const configuration = (modelId: number, deckId: number) => ({
  activeDecks: [deckId],
  curDeck: deckId,
  curModel: modelId,
  nextPos: 1,
  sortType: 'noteFld',
  sortBackwards: false,
  addToCur: true,
  dueCounts: true,
  estTimes: true,
  newSpread: 0,
  timeLim: 0,
  collapseTime: 1200,
});

/** By which Anki finds a note whose first field is the same: the beginning of its SHA-1. 0 where the browser computes none. */
async function checksum(text: string): Promise<number> {
  if (!('subtle' in crypto)) return 0;
  const digest = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text));
  return new DataView(digest).getUint32(0);
}

const stripped = (html: string) => html.replace(/<[^>]*>/g, '');

/** Files of a package have numbers; `media` says what each is called. */
function mediaOf(pictures: ReadonlyMap<string, Uint8Array>): Record<string, Uint8Array> {
  const named = Object.fromEntries([...pictures.keys()].map((name, index) => [String(index), name]));
  const files = Object.fromEntries([...pictures.values()].map((bytes, index) => [String(index), bytes]));
  return { ...files, media: new TextEncoder().encode(JSON.stringify(named)) };
}

/** A card with its id here: exported again, it changes the note it made in Anki before, instead of making another. */
export interface OwnCard extends DraftCard {
  readonly id?: string;
}

/** The note type’s id, always the same: a deck exported again brings no second one. */
const modelId = Date.UTC(2026, 0, 1);

/** The cards as an .apkg file. `now`: ms since 1970, from which ids are made; `pictures`: by the names that the cards give. */
export async function writeApkg(
  name: string,
  cards: readonly OwnCard[],
  now: number,
  pictures: ReadonlyMap<string, Uint8Array> = new Map(),
): Promise<Uint8Array> {
  const seconds = Math.floor(now / 1000);
  const deckId = now + 1;
  const database = await openSqlite();
  try {
    database.run(schema);
    const json = JSON.stringify;
    database.run('insert into col values (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, ?)', [
      seconds,
      now,
      now,
      json(configuration(modelId, deckId)),
      json({ [modelId]: model(modelId, deckId, seconds) }),
      json({ 1: deck(1, 'Default', seconds), [deckId]: deck(deckId, name, seconds) }),
      json({ 1: options(seconds) }),
      '{}',
    ]);
    database.run('begin');
    for (const [index, { id: own, front, back, frontPicture, backPicture }] of cards.entries()) {
      const id = now + index;
      const [first, second] = [sideAsHtml(front, frontPicture), sideAsHtml(back, backPicture)];
      const plain = stripped(first);
      database.run('insert into notes values (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, ?)', [
        id,
        `ascent${own ?? id.toString(36)}`,
        modelId,
        seconds,
        '',
        `${first}\u001f${second}`,
        plain,
        await checksum(plain),
        '',
      ]);
      database.run('insert into cards values (?, ?, ?, 0, ?, -1, 0, 0, ?, 0, 0, 0, 0, 0, 0, 0, 0, ?)', [id, id, deckId, seconds, index + 1, '']);
    }
    database.run('commit');
    return zipSync({ 'collection.anki2': database.export(), ...mediaOf(pictures) });
  } finally {
    database.close();
  }
}
