import { expect, it } from 'vitest';
import { wordBank } from '../words/word-bank.ts';
import { concepts } from './all.ts';
import { conceptWords } from './concept-words.ts';

it('words and concepts that are tied together exist, three to eight words to a concept, none twice', () => {
  const [ids, words] = [new Set(concepts.map(({ id }) => id)), new Set(wordBank.map(({ word }) => word))];
  expect(Object.keys(conceptWords).filter((id) => !ids.has(id))).toEqual([]);
  expect(Object.values(conceptWords).flatMap((own) => own.filter((word) => !words.has(word)))).toEqual([]);
  for (const [id, own] of Object.entries(conceptWords)) {
    expect([own.length >= 3 && own.length <= 8, new Set(own).size], id).toEqual([true, own.length]);
  }
});

it('every concept of Words in Context whose words are known is tied to some', () => {
  const own = concepts.filter(({ topicId, id }) => topicId === 4 && id !== 'say-your-own-word-first');
  expect(own.filter(({ id }) => conceptWords[id] === undefined)).toEqual([]);
});
