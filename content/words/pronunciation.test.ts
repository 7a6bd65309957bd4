import { dictionary } from 'cmu-pronouncing-dictionary';
import { describe, expect, it } from 'vitest';
import { ipaOf } from './pronunciation.ts';
import pronunciations from './pronunciations.json' with { type: 'json' };
import { wordBank } from './word-bank.ts';

describe('the pronunciation of a word', () => {
  it.each([
    ['abate', 'əˈbeɪt'],
    ['terse', 'tɝs'],
    ['ambiguous', 'æmˈbɪɡjuəs'],
    ['extrapolate', 'ɛkˈstɹæpəˌleɪt'],
    ['anchor', 'ˈæŋkɚ'],
    ['singer', 'ˈsɪŋɚ'],
    ['juxtapose', 'ˌdʒʌkstəˈpoʊz'],
  ])('%s', (word, ipa) => {
    expect(ipaOf(dictionary[word] ?? '')).toBe(ipa);
  });

  it('is made of phonemes of the dictionary only', () => {
    expect(() => ipaOf('AH0 QQ')).toThrow('QQ');
  });

  it('is kept for every word of the word bank, and for no other', () => {
    expect(Object.keys(pronunciations).toSorted()).toEqual(wordBank.map(({ word }) => word).toSorted());
  });
});
