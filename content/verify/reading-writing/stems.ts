/** The wordings in which the test asks: fixed phrases of the genre, by archetype. */
import type { BatchItem } from '#content/items/batch.ts';

const completes = /^Which choice most logically completes the text\?$/;
const conventions = /^Which choice completes the text so that it conforms to the conventions of Standard English\?$/;
const detail = /^(?:According to|Based on|As presented in) the text, .+\?$|^What does the text (?:most strongly suggest|indicate) about .+\?$/;
const mainIdea = /^Which choice best (?:states the main idea of|summarizes|describes what is happening in) the text\?$/;
const support = /^Which (?:finding|statement|observation), if true, would most (?:directly|strongly) support .+\?$/;
const weaken = /^Which (?:finding|statement|observation), if true, would most (?:directly|strongly) (?:weaken|challenge|undermine) .+\?$/;
const quotation = /^Which quotation from .+ most effectively illustrates the (?:claim|assertion)\?$/;
const data =
  /^Which choice (?:most effectively uses data from the (?:table|graph) to (?:complete|support|illustrate) .+|best describes data (?:from|in) the (?:table|graph) that (?:best )?(?:support|weaken|challenge|illustrate) .+)\?$/;
const word = /^Which choice completes the text with the most logical and precise word or phrase\?$/;
const asUsed = /^As used in the text, what does the (?:word|phrase) “.+” most nearly mean\?$/;
const purpose = /^Which choice best (?:states|describes) the main purpose of the text\?$/;
const structure = /^Which choice best describes the overall structure of the text\?$/;
const part = /^Which choice best (?:describes|states) the (?:main )?function of the underlined (?:sentence|portion|phrase|question) in the text as a whole\?$/;
const texts = /^Based on the texts, .+\?$/;
const goal = /^The student wants to .+\. Which choice most effectively uses relevant information from the notes to accomplish this goal\?$/;
const transition = /^Which choice completes the text with the most logical transition\?$/;

const byTopic: Readonly<Record<BatchItem['topicId'], readonly RegExp[]>> = {
  1: [mainIdea, detail],
  2: [completes],
  3: [support, weaken, quotation, data],
  4: [word, asUsed],
  5: [purpose, structure, part],
  6: [texts],
  7: [goal],
  8: [transition],
  9: [conventions],
  10: [conventions],
};

const byArchetype: Readonly<Record<string, readonly RegExp[]>> = {
  'CID-a': [detail],
  'CID-f': [detail],
  'COE-a': [support],
  'COE-b': [weaken],
  'COE-c': [support],
  'COE-d': [quotation],
  'COE-e': [support],
  'COE-f': [data],
  'COE-g': [data],
  'COE-h': [data],
  'COE-i': [data],
  'COE-j': [data],
  'WIC-g': [asUsed],
  'TSP-a': [purpose],
  'TSP-b': [structure],
  'TSP-c': [structure],
  'TSP-d': [part],
  'TSP-e': [part],
  'TSP-f': [purpose],
  'TSP-g': [structure],
  'TSP-h': [part],
  'TSP-i': [structure],
};

export const notesIntro = 'While researching a topic, a student has taken the following notes:';

export function stemProblems({ topicId, archetype, stem, stimulus }: BatchItem): string[] {
  const allowed = byArchetype[archetype] ?? byTopic[topicId].filter((pattern) => pattern !== asUsed);
  const text = 'text' in stimulus ? (stimulus.text ?? '') : '';
  const isUnderlined = /<u>/.test(text);
  return [
    ...(allowed.some((pattern) => pattern.test(stem)) ? [] : [`the stem is not worded as the test words ${archetype}: “${stem}”`]),
    ...(allowed.includes(part) && part.test(stem) !== isUnderlined ? ['the underlined part and the stem do not fit'] : []),
    ...(stimulus.kind === 'notes' && stimulus.intro !== notesIntro ? [`notes are introduced by “${notesIntro}”`] : []),
    ...((topicId === 7) === (stimulus.kind === 'notes') && (topicId === 6) === (stimulus.kind === 'pair')
      ? []
      : [`${archetype} has no stimulus of the kind ${stimulus.kind}`]),
    ...([2, 8, 9, 10].includes(topicId) || word.test(stem) || /to complete the/.test(stem) ? blankProblems(text) : []),
  ];
}

const blankProblems = (text: string): string[] => {
  const blanks = text.match(/_+/g) ?? [];
  return blanks.length === 1 && blanks[0]?.length === 6 ? [] : ['the text needs one blank of six underscores'];
};
