/** Flashcards: decks, cards from everywhere, sharing, and limits. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { concepts } from '#content/concepts/all.ts';
import { practiceQuestions } from '#content/items/practice-questions.ts';
import { wordBank } from '#content/words/word-bank.ts';
import { maxCardsInDeck, maxDecks } from '#core/flashcards/card.ts';
import { beforeStatement } from '../support/before-statement.ts';
import { flashcardSetup } from '../support/flashcard-decks.ts';
import { tinyPicture } from '../support/pictures.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { plusStudent, today, cardId, deckOf, review, queueOf } = flashcardSetup(() => server);

describe('decks', () => {
  test('the default one has its name and description, no cards, and was never studied', async () => {
    const { api } = await plusStudent();
    expect((await api.call('listDecks', today())).decks).toEqual([]);
    const { id } = await api.call('createDeck', { body: {} });
    expect((await api.call('listDecks', today())).decks).toMatchObject([
      { id, name: 'Deck 1', description: 'Default flashcard deck', wordCount: 0, lastStudiedAt: null, left: { new: 0, step: 0, due: 0 }, link: null },
    ]);
  });

  test('are renamed, deleted, and brought back with their cards; after a day they are gone', async () => {
    const person = await plusStudent();
    const { api } = person;
    const { deckId } = await deckOf(person, [['a', '1']]);
    const params = { deckId };
    await api.call('updateDeck', { params, body: { name: 'Roots', description: '' } });
    const held = async () => (await api.call('listDecks', today())).decks.map(({ name, wordCount }) => [name, wordCount]);
    expect(await held()).toEqual([['Roots', 1]]);
    await api.call('deleteDeck', { params });
    expect(await held()).toEqual([]);
    expect(await api.try('listCards', { params })).toMatchObject({ status: 404 });
    await api.call('restoreDeck', { params });
    expect(await held()).toEqual([['Roots', 1]]);
  });

  test('of others do not exist', async () => {
    const [owner, stranger] = [await plusStudent(), await plusStudent()];
    const { deckId, cards } = await deckOf(owner, [['a', '1']]);
    const params = { deckId };
    const id = cards[0]?.id ?? '';
    for (const answer of [
      await stranger.api.try('listCards', { params }),
      await stranger.api.try('exportDeck', { params }),
      await stranger.api.try('getStudyQueue', { params, ...today() }),
      await stranger.api.try('updateDeck', { params, body: { name: 'x', description: '' } }),
      await stranger.api.try('restoreDeck', { params }),
      await stranger.api.try('deleteDeck', { params }),
      await stranger.api.try('unshareDeck', { params }),
      await stranger.api.try('shareDeck', { params }),
      await stranger.api.try('addCards', { params, body: { cards: [{ id: cardId(), front: 'a', back: 'b' }] } }),
      await stranger.api.try('updateCard', { params: { cardId: id }, body: { back: 'mine' } }),
    ])
      expect(answer).toMatchObject({ status: 404 });
    await stranger.api.call('removeCards', { body: { cardIds: [id], removed: true } });
    expect((await stranger.api.call('recordReviews', { body: { reviews: [review(id, 'good', server.now())] } })).cards).toEqual([]);
    expect((await queueOf(owner, deckId)).cards).toMatchObject([{ back: '1', schedule: { state: 'new' } }]);
  });
});

describe('cards', () => {
  test('are listed page by page, searched and changed; deleted ones come back', async () => {
    const person = await plusStudent();
    const { api } = person;
    const { deckId, cards } = await deckOf(
      person,
      ['one', 'two', 'three'].map((front) => [front, `back of ${front}`] as const),
    );
    const params = { deckId };
    const first = await api.call('listCards', { params, query: { limit: 2 } });
    const second = await api.call('listCards', { params, query: { limit: 2, cursor: first.nextCursor ?? '' } });
    expect([...first.items, ...second.items].map(({ front }) => front)).toEqual(['three', 'two', 'one']);
    expect(second.nextCursor).toBeNull();
    const find = async (q: string) => (await api.call('listCards', { params, query: { q } })).items.map(({ front }) => front);
    expect([await find('BACK OF T'), await find('%')]).toEqual([['three', 'two'], []]);
    const id = cards[0]?.id ?? '';
    expect(await api.call('updateCard', { params: { cardId: id }, body: { back: '\\(x^2\\)', paused: true } })).toMatchObject({
      front: 'one',
      back: '\\(x^2\\)',
    });
    expect((await queueOf(person, deckId)).cards.map(({ front }) => front)).toEqual(['two', 'three']);
    await api.call('removeCards', { body: { cardIds: [id], removed: true } });
    expect(await find('one')).toEqual([]);
    await api.call('removeCards', { body: { cardIds: [id], removed: false } });
    expect(await find('one')).toEqual(['one']);
  });

  test('that are sent twice are added once', async () => {
    const person = await plusStudent();
    const { deckId, cards } = await deckOf(person, [['a', '1']]);
    expect(await person.api.call('addCards', { params: { deckId }, body: { cards } })).toEqual({ added: 0 });
  });

  test('are made from words, concepts and mistakes, once each, in the deck used last or the default one', async () => {
    const person = await plusStudent();
    const { api } = person;
    const words = wordBank.slice(0, 3).map(({ word }) => word);
    const first = await api.call('collectCards', { body: { from: { kind: 'words', words } } });
    expect(first).toMatchObject({ deckName: 'Deck 1', added: 3, present: 0 });
    expect(await api.call('collectCards', { body: { from: { kind: 'words', words } } })).toMatchObject({ deckId: first.deckId, added: 0, present: 3 });
    const [concept] = concepts;
    if (!concept) throw new Error('the bank is empty');
    await api.call('collectCards', { body: { from: { kind: 'concept', conceptId: concept.id } } });

    const quiz = await api.call('startQuiz', { body: { practiceSet: 'words-in-context' } });
    const asked = quiz.questions[0]?.question;
    const question = practiceQuestions().find(({ id }) => id === asked?.id);
    if (question?.format !== 'choice') throw new Error('the set asks for choices');
    const wrong = question.choices.find(({ id }) => id !== question.solution.key)?.id ?? 'A';
    const mistake = { body: { from: { kind: 'mistake' as const, questionId: question.id } } };
    // Before the answer is recorded nothing of the solution may leave.
    expect(await api.try('collectCards', mistake)).toMatchObject({ status: 404, body: { error: { code: 'error-not-found' } } });
    await api.call('answerQuizQuestion', { params: { quizId: quiz.id }, body: { position: 0, answer: wrong, timeSpentMs: 1 } });
    await api.call('collectCards', mistake);

    const { items } = await api.call('listCards', { params: { deckId: first.deckId } });
    expect(items.map(({ source }) => source)).toEqual(['mistake', 'concept', 'word', 'word', 'word']);
    const right = question.choices.find(({ id }) => id === question.solution.key)?.text ?? '';
    expect(items[0]?.back.startsWith(right)).toBe(true);
    expect(items[1]?.back.startsWith(concept.idea)).toBe(true);
    expect(items[4]).toMatchObject({ front: words[0], back: expect.stringContaining(wordBank[0]?.senses[0]?.definition ?? '-') });
    expect(await api.try('collectCards', { body: { from: { kind: 'words', words: ['blorp'] } } })).toMatchObject({ status: 404 });
  });

  test('are refused where they are too long, blank, or too many', async () => {
    const person = await plusStudent();
    const { deckId } = await deckOf(person, [['a', '1']]);
    const add = (front: string) => person.api.try('addCards', { params: { deckId }, body: { cards: [{ id: cardId(), front, back: 'b' }] } });
    expect([(await add('x'.repeat(2001))).status, (await add('  ')).status, (await add('\u0000')).status]).toEqual([400, 400, 400]);
    await server.database.query(
      `insert into flashcards (user_id, id, deck_id, front, back, source, spread)
       select $1, gen_random_uuid(), $2, 'front ' || n, 'back', 'own', random() from generate_series(1, 9999) as n`,
      [person.id, deckId],
    );
    expect(await add('one too many')).toMatchObject({ status: 409, body: { error: { code: 'deck-full' } } });
  });
});

test('a deleted deck makes room, and it and its cards come back only where there still is some', async () => {
  const person = await plusStudent();
  const { api, id } = person;
  const { deckId } = await deckOf(person, [['mine', 'a']]);
  await server.database.query(
    `with decks as (insert into flashcard_decks (user_id, id, name, description, created_at) select $1, gen_random_uuid(), 'Full', '', now() from generate_series(1, 3) returning id)
     insert into flashcards (user_id, id, deck_id, front, back, source, spread)
     select $1, gen_random_uuid(), d.id, 'front ' || n, 'back', 'own', random() from decks d, generate_series(1, $2) as n`,
    [id, maxCardsInDeck],
  );
  const full = (await api.call('listDecks', today())).decks.find(({ name }) => name === 'Full')?.id ?? '';
  const card = { id: cardId(), front: 'new', back: 'b' };
  const add = () => api.try('addCards', { params: { deckId }, body: { cards: [card] } });
  expect(await add()).toMatchObject({ status: 409, body: { error: { code: 'deck-full' } } });
  await api.call('deleteDeck', { params: { deckId: full } });
  expect(await add()).toMatchObject({ status: 200, body: { added: 1 } });
  expect(await api.refused('restoreDeck', { params: { deckId: full } })).toMatchObject({ status: 409, code: 'deck-full' });
  expect((await api.call('listDecks', today())).decks.map((deck) => deck.id)).not.toContain(full);
  const mine = (await api.call('listCards', { params: { deckId } })).items.map((one) => one.id);
  await api.call('removeCards', { body: { cardIds: mine, removed: true } });
  await api.call('restoreDeck', { params: { deckId: full } });
  expect(await api.refused('removeCards', { body: { cardIds: mine, removed: false } })).toMatchObject({ status: 409, code: 'deck-full' });
  expect((await api.call('listCards', { params: { deckId } })).items).toEqual([]);
  // As many decks as there may be, and a deleted one more.
  await api.call('deleteDeck', { params: { deckId: full } });
  await server.database.query(
    "insert into flashcard_decks (user_id, id, name, description, created_at) select $1, gen_random_uuid(), 'Empty', '', now() from generate_series(1, $2)",
    [id, maxDecks - 3],
  );
  expect(await api.refused('restoreDeck', { params: { deckId: full } })).toMatchObject({ status: 409, code: 'too-many-decks' });
});

test('cards that are sent again into a deck they have filled are there already', async () => {
  const person = await plusStudent();
  const { api, id } = person;
  const { deckId } = await deckOf(person, [['a', '1']]);
  await server.database.query(
    `insert into flashcards (user_id, id, deck_id, front, back, source, spread)
     select $1, gen_random_uuid(), $2, 'front ' || n, 'back', 'own', random() from generate_series(1, $3) as n`,
    [id, deckId, maxCardsInDeck - 2],
  );
  const last = { params: { deckId }, body: { cards: [{ id: cardId(), front: 'last', back: 'b' }] } };
  expect(await api.call('addCards', last)).toEqual({ added: 1 });
  expect(await api.call('addCards', last)).toEqual({ added: 0 });
  const word = { body: { deckId, from: { kind: 'words' as const, words: [wordBank[0]?.word ?? ''] } } };
  expect(await api.refused('collectCards', word)).toMatchObject({ code: 'deck-full' });
  await server.database.query('delete from flashcards where user_id = $1 and id = (select id from flashcards where user_id = $1 and front = $2)', [
    id,
    'front 1',
  ]);
  expect(await api.call('collectCards', word)).toMatchObject({ added: 1 });
  expect(await api.call('collectCards', word)).toMatchObject({ added: 0, present: 1 });
});

test('a deck that changes while it is copied is copied as it was at one moment', async () => {
  const [owner, friend] = [await plusStudent(), await plusStudent()];
  const { deckId, cards } = await deckOf(owner, [['a', '1']]);
  const picture = await owner.api.call('uploadCardPicture', { file: tinyPicture });
  const params = { cardId: cards[0]?.id ?? '' };
  await owner.api.call('updateCard', { params, body: { frontPicture: picture.id } });
  const { link } = await owner.api.call('shareDeck', { params: { deckId } });
  // The card loses its picture, and the deck gets another card, at the moment at which its pictures are read.
  const happened = beforeStatement(server.database, 'from flashcard_pictures p where', async () => {
    await owner.api.call('updateCard', { params, body: { frontPicture: null } });
    await owner.api.call('addCards', { params: { deckId }, body: { cards: [{ id: cardId(), front: 'b', back: '2' }] } });
  });
  const { id } = await friend.api.call('copySharedDeck', { params: { link }, query: {} });
  expect(happened()).toBe(true);
  const copied = (await friend.api.call('listCards', { params: { deckId: id } })).items;
  expect(copied).toMatchObject([{ front: 'a', frontPicture: picture.id }]);
  expect((await friend.api.request('GET', picture.url)).status).toBe(200);
});

test('a shared deck is copied by whoever has the link, without schedule, until sharing ends', async () => {
  const [owner, friend] = [await plusStudent(), await plusStudent()];
  const { deckId, cards } = await deckOf(owner, [
    ['a', '1'],
    ['b', '2'],
  ]);
  await owner.api.call('recordReviews', { body: { reviews: [review(cards[0]?.id ?? '', 'easy', server.now())] } });
  const { link } = await owner.api.call('shareDeck', { params: { deckId } });
  expect(link.length).toBeGreaterThanOrEqual(32);
  expect(await owner.api.call('shareDeck', { params: { deckId } })).toEqual({ link });
  const params = { link };
  expect(await friend.api.call('getSharedDeck', { params })).toMatchObject({ name: 'Deck 1', wordCount: 2, first: [{ front: 'a', back: '1' }, {}] });
  const { id } = await friend.api.call('copySharedDeck', { params, query: {} });
  const copied = await queueOf(friend, id);
  expect(copied.cards.map(({ front, schedule }) => [front, schedule.state])).toEqual([
    ['a', 'new'],
    ['b', 'new'],
  ]);
  await owner.api.call('unshareDeck', { params: { deckId } });
  for (const answer of [await friend.api.try('getSharedDeck', { params }), await friend.api.try('copySharedDeck', { params })])
    expect(answer).toMatchObject({ status: 404, body: { error: { code: 'shared-deck-not-found' } } });
});
