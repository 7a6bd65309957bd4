/** Words in Context: four words of one kind that fit the blank, and one of them the word asked about. */
import { choiceTexts, type BatchItem } from '#content/items/batch.ts';
import { plainWords } from '../gates/question-texts.ts';
import { passageOf } from './shown.ts';

const startsWithVowelSound = (word: string) => /^[aeiou]/i.test(word) && !/^(?:uni|use|usu|eu|one|once|ubiq)/i.test(word);

export function wordProblems(item: BatchItem): string[] {
  const text = passageOf(item);
  const choices = choiceTexts(item);
  const article = /\b(an?)\s+_{6}/i.exec(text)?.[1]?.toLowerCase();
  const asked = /does the (?:word|phrase) “(.+?)” most/.exec(item.stem)?.[1];
  const used = new Set(plainWords(text));
  return [
    ...(item.partOfSpeech ? [] : ['the part of speech is missing']),
    ...(article
      ? choices.filter((choice) => startsWithVowelSound(choice) !== (article === 'an')).map((choice) => `“${article} ${choice}” is not English`)
      : []),
    ...(asked !== undefined && !text.toLowerCase().includes(asked.toLowerCase()) ? [`the text does not have the word “${asked}”`] : []),
    ...(asked === undefined ? choices.filter((choice) => used.has(choice.toLowerCase())).map((choice) => `“${choice}” stands in the text already`) : []),
    ...(choices.some((choice) => plainWords(choice).length > 4) ? ['a choice is more than a word or phrase'] : []),
  ];
}
