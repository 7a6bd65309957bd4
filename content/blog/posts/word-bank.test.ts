import { expect, test } from 'vitest';
import { wordBank } from '#content/words/word-bank.ts';
import { wordBankPost } from './word-bank.ts';

test('the post on the word bank counts the words that are in it', () => {
  const { title, body } = wordBankPost;
  expect(title).toContain(` ${wordBank.length} words`);
  expect(body).toContain(`\n${wordBank.length} words`);
  const parts = wordBank.flatMap(({ senses }) => senses.map(({ partOfSpeech }) => partOfSpeech));
  for (const [, label = '', count] of body.matchAll(/^(\w+)s \| (\d+)$/gm))
    expect(parts.filter((part) => part === label.toLowerCase()).length, label).toBe(Number(count));
});
