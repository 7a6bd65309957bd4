/** Gates on the origin of a text: quotations are exact, facts are in their dossier, and no setting gives itself away as invented. */
import { folded, quotes, type Passage, type Work } from '#content/extracts/extract.ts';
import type { Dossier } from '#content/dossiers/dossier.ts';
import { choiceTexts, type BatchItem } from '#content/items/batch.ts';
import { prose, wordCount } from '../gates/question-texts.ts';
import type { Kept } from './kept.ts';
import { dataOf, headnoteOf, lowerWords, passageOf, piecesOf } from './shown.ts';

/** Words by which a text gives away that it was made up for a test. */
const giveaway =
  /\bimaginary\b|\bimagined? (?:town|city|country|island|study)|\bwritten for this\b|\bfictional (?:town|city|study|setting)\b|\binvented for\b|^imagine\b/i;

const imaginaryProblems = (item: BatchItem): string[] =>
  [headnoteOf(item) ?? '', passageOf(item), item.stem].flatMap((text) =>
    giveaway.exec(text)?.[0] ? [`says that it is made up: “${giveaway.exec(text)?.[0]}”`] : [],
  );

const oneQuote = (text: string) => folded(text.replaceAll(/ \/ /g, ' ')).replaceAll('"', "'");
/** What a choice quotes: the words between its outer quotation marks. */
const quoted = (choice: string) => choice.trim().replace(/^“([\s\S]*)”$/, '$1');

/** What a text about a work puts in quotation marks; a comma or period before the closing mark is the text's own. */
const phrasesOf = (text: string): string[] => [...prose(text, ' ').matchAll(/“([^”]+)”/g)].map(([, phrase = '']) => phrase.replace(/[.,]$/, ''));
/** One phrase of this many words shows that the text speaks of the passage. */
const tellingWords = 4;

const within = (piece: string, passage: Pick<Passage, 'text'>): boolean => quotes(piece, passage) || oneQuote(passage.text).includes(oneQuote(piece));

/** Begins and ends where a sentence or a line of the source does, so that nothing is cut in the middle. */
function cutProblems(piece: string, passage: Pick<Passage, 'text'>, isVerse: boolean): string[] {
  const [source, own] = [oneQuote(passage.text), oneQuote(piece)];
  const at = source.indexOf(own);
  if (at < 0 || isVerse) return [];
  const before = source.slice(0, at).trimEnd();
  return [
    ...(before === '' || /[.?!:;—]['")]*$/.test(before) ? [] : [`begins inside a sentence: ${own.slice(0, 40)}…`]),
    ...(/[.?!]['")]*$/.test(own) ? [] : [`ends inside a sentence: …${own.slice(-40)}`]),
  ];
}

function headnoteProblems(headnote: string | undefined, work: Work): string[] {
  if (!headnote) return ['the quotation has no headnote'];
  const shown = prose(headnote);
  const wanted: readonly (readonly [string, boolean])[] = [
    ['“The following text is from …”', /^The following (?:text is|two texts are) /.test(shown)],
    [work.author.name, shown.includes(work.author.name)],
    [`${work.year}`, shown.includes(`${work.year}`)],
    [work.title, folded(shown).includes(folded(work.title))],
    [work.translator ?? '', shown.includes(work.translator ?? '')],
  ];
  return [
    ...wanted.filter(([, there]) => !there).map(([what]) => `the headnote lacks ${what}`),
    ...(wordCount(headnote) > 45 ? [`the headnote has ${wordCount(headnote)} words; one sentence and a clause are enough`] : []),
  ];
}

/** Plays are kept as “Nora Say that again.”; a question prints “Nora: Say that again.” */
const withoutColon = (text: string) => text.replaceAll(/^(\p{Lu}[\p{L}. ]{0,30}):(?= )/gmu, '$1');

const withoutSpeaker = ({ stimulus }: BatchItem): string[] =>
  stimulus.kind === 'drama'
    ? stimulus.text.split('\n\n').flatMap((line) => (withoutColon(line) === line ? [`no speaker and colon: “${line.slice(0, 40)}…”`] : []))
    : [];

function extractProblems(item: BatchItem, source: Extract<BatchItem['source'], { kind: 'extract' }>, work: Work | undefined): string[] {
  if (!work) return [`no kept work ${source.work}`];
  const passages = source.passages.map((id) => work.passages.find((passage) => passage.id === id));
  if (passages.includes(undefined))
    return source.passages.filter((id) => !work.passages.some((passage) => passage.id === id)).map((id) => `${work.id} has no passage ${id}`);
  const inStimulus = source.quoted.includes('stimulus')
    ? piecesOf(item).map((piece) => (item.stimulus.kind === 'drama' ? withoutColon(piece) : piece).replace(/<\/?u>/g, ''))
    : [];
  const inChoices = source.quoted.includes('choices') ? choiceTexts(item).map(quoted) : [];
  const check = (piece: string): string[] => {
    const home = passages.find((passage) => passage !== undefined && within(piece, passage));
    return home ? cutProblems(piece, home, work.kind === 'poem') : [`differs from the kept text of ${work.id}: “${piece.slice(0, 60)}…”`];
  };
  const phrases = source.quoted.includes('phrases') ? phrasesOf(passageOf(item)).filter((phrase) => phrase !== work.title) : [];
  const shown = `${headnoteOf(item) ?? ''} ${passageOf(item)} ${item.stem}`;
  return [
    ...[...inStimulus, ...inChoices].flatMap(check),
    ...phrases
      .filter((phrase) => !passages.some((passage) => passage !== undefined && within(phrase, passage)))
      .map((phrase) => `differs from the kept text of ${work.id}: “${phrase.slice(0, 60)}…”`),
    ...(source.quoted.includes('phrases') && !phrases.some((phrase) => wordCount(phrase) >= tellingWords) ? ['no phrase of the work is quoted'] : []),
    ...withoutSpeaker(item),
    ...(source.quoted.includes('stimulus') ? headnoteProblems(headnoteOf(item), work) : []),
    ...(!source.quoted.includes('stimulus') &&
    !(shown.includes(work.author.name) && shown.includes(`${work.year}`) && folded(prose(shown)).includes(folded(work.title)))
      ? ['author, title and year are not all in the text']
      : []),
  ];
}

const everyday = new Set(
  'i i’m i’d i’ve monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december english french spanish german italian latin greek american european african asian british earth text united states ms mr mrs dr'.split(
    ' ',
  ),
);

/** Names in running text: words with a capital that do not merely open a sentence. */
export function namesIn(text: string, isKnownWord: (word: string) => boolean): string[] {
  const sentences = prose(text, ' ').split(/(?<=[.?!:;—][”’)]*)\s*(?=[“‘(]*\p{Lu})|(?<=[“‘(])/u);
  return sentences.flatMap((sentence) =>
    [...sentence.matchAll(/\p{Lu}[\p{L}’'-]*/gu)]
      .filter(({ index, 0: word }) => !(sentence.slice(0, index).trim().replace(/[“‘(]/g, '') === '' && isKnownWord(word.toLowerCase().replace(/’s$/, ''))))
      .map(([word]) => word.replace(/’s?$/, ''))
      .filter((word) => !everyday.has(word.toLowerCase())),
  );
}

const numbersIn = (text: string): string[] => [...prose(text).matchAll(/\d+(?:,\d{3})*(?:\.\d+)?/g)].map(([found]) => found.replaceAll(',', ''));

/** All words of a dossier: what its claims and sources say. */
const dossierText = ({ title, discipline, region, people, claims }: Dossier): string =>
  [
    title,
    discipline,
    region,
    ...people.map(({ name }) => name),
    ...claims.flatMap(({ claim, attributedTo, sources }) => [claim, attributedTo ?? '', ...sources.flatMap((s) => [s.title, s.words])]),
  ].join(' ');

const runLength = 8;
const runs = (text: string): string[] => {
  const words = lowerWords(text);
  return words.slice(runLength - 1).map((_, index) => words.slice(index, index + runLength).join(' '));
};

function dossierProblems(
  item: BatchItem,
  source: Extract<BatchItem['source'], { kind: 'dossier' }>,
  dossier: Dossier | undefined,
  isKnownWord: (word: string) => boolean,
): string[] {
  if (!dossier) return [`no kept dossier ${source.dossier}`];
  const all = dossierText(dossier);
  const known = new Set([...lowerWords(all), ...lowerWords(all).flatMap((word) => word.split('-')), ...item.commonNames.flatMap(lowerWords)]);
  const numbers = new Set(numbersIn(all));
  const own = [passageOf(item), ...dataOf(item)];
  const hasWord = (word: string) =>
    lowerWords(word).every(
      (part) => known.has(part) || part.split('-').every((piece) => known.has(piece)) || known.has(part.replace(/s$/, '')) || known.has(`${part}s`),
    );
  const taken = new Set(dossier.claims.flatMap(({ sources }) => sources.flatMap(({ words }) => runs(words))));
  return [
    ...source.claims.filter((id) => !dossier.claims.some((claim) => claim.id === id)).map((id) => `${dossier.id} has no claim ${id}`),
    ...[...new Set(namesIn(passageOf(item), isKnownWord))].filter((name) => !hasWord(name)).map((name) => `the dossier does not name ${name}`),
    ...[...new Set(own.flatMap(numbersIn))].filter((number) => !numbers.has(number)).map((number) => `the dossier does not have the number ${number}`),
    ...runs(passageOf(item))
      .filter((run) => taken.has(run))
      .map((run) => `eight words of a source: “${run}”`),
    ...(headnoteOf(item) ? ['only quotations have a headnote'] : []),
  ];
}

/** No name that could be looked up. Languages and weekdays do not count as names. */
function neutralProblems(item: BatchItem, isKnownWord: (word: string) => boolean): string[] {
  const names = [...new Set(namesIn(passageOf(item), isKnownWord))].filter((name) => !item.commonNames.some((common) => common.includes(name)));
  return [
    ...names.map((name) => `a neutral setting names ${name}`),
    ...(headnoteOf(item) ? ['only quotations have a headnote'] : []),
    ...(item.source.kind === 'hypothetical' && !/\b(suppose|if|hypothetical\w*|consider)\b/i.test(passageOf(item))
      ? ['a hypothetical case says so: “Suppose that …”']
      : []),
  ];
}

/** Everything that is wrong with the origin of a text. `isKnownWord` tells an opening word from a name. */
export function sourceProblems(item: BatchItem, kept: Kept, isKnownWord: (word: string) => boolean): string[] {
  const { source } = item;
  switch (source.kind) {
    case 'extract':
      return [...extractProblems(item, source, kept.works.get(source.work)), ...imaginaryProblems(item)];
    case 'dossier':
      return [...dossierProblems(item, source, kept.dossiers.get(source.dossier), isKnownWord), ...imaginaryProblems(item)];
    default:
      return [...neutralProblems(item, isKnownWord), ...imaginaryProblems(item)];
  }
}
