/**
 * Re-checks Rhetorical Synthesis, Boundaries and Form questions from the words the student sees:
 * that synthesis choices stay inside their notes, that boundary choices differ in punctuation
 * only, and that form choices are forms of one phrase. Whether the key is right stays a human
 * reading; these checks make sure that nothing but the tested point tells the choices apart.
 */
import type { AuthoredItem } from '../items/authored.ts';

const joiningWords = new Set([
  'and',
  'but',
  'or',
  'nor',
  'for',
  'so',
  'yet',
  'because',
  'although',
  'though',
  'while',
  'when',
  'if',
  'since',
  'unless',
  'that',
  'which',
  'who',
  'whom',
  'whose',
  'where',
]);

/** Words that may come and go between forms of one phrase: auxiliaries, pronouns, relatives, prepositions. */
const formWords = new Set([
  'be',
  'am',
  'is',
  'are',
  'was',
  'were',
  'been',
  'being',
  'has',
  'have',
  'had',
  'having',
  'do',
  'does',
  'did',
  'will',
  'would',
  'can',
  'could',
  'may',
  'might',
  'should',
  'to',
  'i',
  'you',
  'he',
  'she',
  'it',
  'we',
  'they',
  'one',
  'its',
  'his',
  'her',
  'our',
  'it’s',
  'their',
  'they’re',
  'there',
  'your',
  'you’re',
  'who',
  'whom',
  'whose',
  'who’s',
  'which',
  'that',
  'of',
  'from',
  'by',
  'in',
  'with',
  'the',
  'a',
  'themselves',
  'itself',
  'himself',
  'herself',
  'oneself',
]);
const irregularForms = new Map([
  ['made', 'make'],
  ['kept', 'keep'],
  ['saw', 'see'],
  ['seen', 'see'],
  ['drawn', 'draw'],
  ['wrote', 'write'],
  ['written', 'write'],
  ['left', 'leave'],
]);

const plain = (text: string) => text.replaceAll(/<\/?[iu]>/g, '').replaceAll('_', ' ');
const words = (text: string): string[] =>
  plain(text)
    .toLowerCase()
    .match(/[\p{L}\d][\p{L}\d’]*/gu) ?? [];
const choicesOf = (question: AuthoredItem) => [question.correct, ...question.distractors].map(({ text }) => text);

/** Words of `left` that `right` lacks, counting repetitions. */
function surplus(left: readonly string[], right: readonly string[]): string[] {
  const open = [...right];
  return left.filter((word) => {
    const at = open.indexOf(word);
    if (at >= 0) open.splice(at, 1);
    return at < 0;
  });
}

function pairs(texts: readonly string[]): [string, string][] {
  return texts.flatMap((first, index) => texts.slice(index + 1).map((second): [string, string] => [first, second]));
}

const repeated = (texts: readonly string[]) => (new Set(texts).size === texts.length ? [] : ['two choices are the same']);

/** Choices differ in punctuation and capitals, and in at most one joining word. */
export function boundaryProblems(question: AuthoredItem): string[] {
  const choices = choicesOf(question);
  const offending = pairs(choices).filter(([first, second]) => {
    const differing = [...surplus(words(first), words(second)), ...surplus(words(second), words(first))];
    const shared = (text: string) =>
      words(text)
        .filter((word) => !differing.includes(word))
        .join(' ');
    return differing.length > 1 || differing.some((word) => !joiningWords.has(word)) || shared(first) !== shared(second);
  });
  // A period and a semicolon between the same words are either both right or both wrong, so neither could be the key.
  const merged = (text: string) => text.replaceAll(/[.;]/g, '|').toLowerCase();
  return [
    ...repeated(choices),
    ...offending.map(([first, second]) => `more than punctuation: ${first} / ${second}`),
    ...pairs(choices)
      .filter(([first, second]) => merged(first) === merged(second))
      .map(([first, second]) => `interchangeable: ${first} / ${second}`),
  ];
}

/** A rough stem, enough to see that two words are forms of one. Possessive marks do not count. */
function stem(word: string): string {
  const bare = word.replaceAll('’', '');
  const base = irregularForms.get(bare) ?? bare;
  const cut = base.replace(/(?:ing|(?<!e)ed|es|s|e)$/, '');
  return cut.length >= 3 ? cut : base;
}

const content = (text: string) =>
  words(text)
    .filter((word) => !formWords.has(word))
    .map(stem);

/** Choices are forms of the same word or phrase. Where word order is tested (FSS-h), verbs may differ too. */
export function formProblems(question: AuthoredItem): string[] {
  const choices = choicesOf(question);
  const allowed = question.archetype === 'FSS-h' ? 2 : 0;
  const offending = pairs(choices).filter(
    ([first, second]) => Math.max(surplus(content(first), content(second)).length, surplus(content(second), content(first)).length) > allowed,
  );
  return [...repeated(choices), ...offending.map(([first, second]) => `not forms of one phrase: ${first} / ${second}`)];
}

const properName = /\p{Lu}[\p{L}’-]*/gu;
const number = /\d+(?:,\d{3})*(?:\.\d+)?/g;

/** Words that open a choice without naming anything, which their capital letter alone cannot tell. */
const openers = new Set([
  'Like',
  'Although',
  'Both',
  'Before',
  'First',
  'For',
  'Some',
  'Everyday',
  'Since',
  'Unlike',
  'At',
  'The',
  'Because',
  'As',
  'With',
  'When',
]);

/** Names and numbers of a text. Its first word is no name if it is an opener or the notes have it in lower case. */
function claims(text: string, notes: string): string[] {
  const named = [...plain(text).matchAll(properName)]
    .filter(({ index, 0: word }) => index > 0 || !(openers.has(word) || (words(notes).includes(word.toLowerCase()) && !notes.includes(word))))
    .map(([word]) => word.replace(/’s$|’$/, ''));
  return [...named, ...(plain(text).match(number) ?? [])];
}

/** Every number and proper name of every choice occurs in the notes. */
export function synthesisProblems(question: AuthoredItem): string[] {
  if (question.stimulus.kind !== 'notes') return ['the stimulus has no notes'];
  const notes = plain(question.stimulus.notes.join('\n'));
  const known = new Set([...(notes.match(properName) ?? []).map((word) => word.replace(/’s$|’$/, '')), ...(notes.match(number) ?? [])]);
  const choices = choicesOf(question);
  return [
    ...repeated(choices),
    ...choices.flatMap((text) =>
      claims(text, notes)
        .filter((claim) => !known.has(claim))
        .map((claim) => `not in the notes: ${claim}`),
    ),
  ];
}

/** Everything that is wrong with a question of topics 7, 9 or 10; an empty list means that it checks out. */
export function conventionsProblems(question: AuthoredItem): string[] {
  if (question.topicId === 7) return synthesisProblems(question);
  if (question.topicId === 9) return boundaryProblems(question);
  if (question.topicId === 10) return formProblems(question);
  return [`no check for topic ${question.topicId}`];
}
