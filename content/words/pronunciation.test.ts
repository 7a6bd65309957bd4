import { dictionary } from 'cmu-pronouncing-dictionary';
import { describe, expect, it } from 'vitest';
import { pronounced } from '../../scripts/pronounced.ts';
import { dictionaryEntries } from './heteronyms.ts';
import { correctedPhonemes, ownPhonemes } from './own-phonemes.ts';
import { ipaOf } from './pronunciation.ts';
import pronunciations from './pronunciations.json' with { type: 'json' };
import { pronunciationOf, wordBank } from './word-bank.ts';

describe('the pronunciation of a word', () => {
  it.each([
    ['abate', 'əˈbeɪt'],
    ['terse', 'tɝs'],
    ['ambiguous', 'æmˈbɪɡjuəs'],
    ['extrapolate', 'ɛkˈstɹæpəˌleɪt'],
    ['anchor', 'ˈæŋkɚ'],
    ['singer', 'ˈsɪŋɚ'],
    ['juxtapose', 'ˌdʒʌkstəˈpoʊz'],
    ['implicit', 'ɪmˈplɪsət'],
    ['impropriety', 'ˌɪmpɹəˈpɹaɪəti'],
  ])('%s', (word, ipa) => {
    expect(ipaOf(dictionary[word] ?? '')).toBe(ipa);
  });

  it('is made of phonemes of the dictionary only', () => {
    expect(() => ipaOf('AH0 QQ')).toThrow('QQ');
  });

  it('is kept for every word of the word bank, and for no other, as the dictionary and our list give it', () => {
    expect(pronunciations).toEqual(Object.fromEntries(wordBank.map((word) => [word.word, pronounced(word)])));
  });

  it.each([
    ['object', 'noun', 'ˈɑbdʒɛkt', 'verb', 'əbˈdʒɛkt'],
    ['deliberate', 'adjective', 'dɪˈlɪbɚət', 'verb', 'dɪˈlɪbɚˌeɪt'],
    ['estimate', 'noun', 'ˈɛstəmət', 'verb', 'ˈɛstəˌmeɪt'],
    ['precipitate', 'adjective', 'pɹɪˈsɪpɪtət', 'verb', 'pɹɪˈsɪpɪˌteɪt'],
  ] as const)('of “%s” is one as %s and another as %s', (word, one, saidOne, other, saidOther) => {
    expect([pronunciationOf(word, one), pronunciationOf(word, other)]).toEqual([saidOne, saidOther]);
  });

  it('is written by hand only for what the dictionary lacks or gives otherwise', () => {
    expect(Object.keys(ownPhonemes).filter((word) => dictionary[word] !== undefined)).toEqual([]);
    expect(Object.entries(correctedPhonemes).filter(([word, phonemes]) => (dictionary[word] ?? phonemes) === phonemes)).toEqual([]);
  });

  it('follows our correction of the dictionary', () => expect(pronunciationOf('superfluous', 'adjective')).toBe('sʊˈpɝfluəs'));

  it('follows entries that the dictionary has', () => {
    const numbers = Object.entries(dictionaryEntries).flatMap(([word, entry]) =>
      (typeof entry === 'number' ? [entry] : Object.values(entry)).map((number) => `${word}(${number})`),
    );
    expect(numbers.filter((key) => dictionary[key] === undefined)).toEqual([]);
  });
});
