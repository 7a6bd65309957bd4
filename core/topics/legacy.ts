/** Slugs, names and paths of earlier versions to topic ids. */
import { topics, type TopicId } from './topics.ts';

/** Names that share too few words with the current ones to be matched by words. */
const aliases: ReadonlyMap<string, TopicId> = new Map<string, TopicId>([
  ['main idea', 1],
  ['main ideas', 1],
  ['reading comprehension', 1],
  ['inference', 2],
  ['making inferences', 2],
  ['logical completion', 2],
  ['textual evidence', 3],
  ['quantitative evidence', 3],
  ['vocabulary', 4],
  ['vocab', 4],
  ['word choice', 4],
  ['paired passages', 6],
  ['paired texts', 6],
  ['note synthesis', 7],
  ['punctuation', 9],
  ['sentence boundaries', 9],
  ['grammar', 10],
  ['verb forms', 10],
  ['subject verb agreement', 10],
  ['solving linear equations', 11],
  ['systems equations', 14],
  ['systems linear equations variables', 14],
  ['simultaneous equations', 14],
  ['inequalities', 15],
  ['quadratics', 17],
  ['quadratic functions', 16],
  ['exponential functions', 16],
  ['quadratic equations', 17],
  ['nonlinear equations systems', 17],
  ['polynomials', 18],
  ['factoring', 18],
  ['unit conversion', 19],
  ['proportions', 19],
  ['proportional relationships', 19],
  ['percents', 20],
  ['percent', 20],
  ['measures center spread', 21],
  ['mean median', 21],
  ['scatterplots', 22],
  ['scatterplot', 22],
  ['conditional probability', 23],
  ['margin error', 24],
  ['sample statistics', 24],
  ['observational studies experiments', 25],
  ['geometry', 26],
  ['volume', 26],
  ['angles', 27],
  ['trig', 28],
  ['trigonometry', 28],
  ['pythagorean theorem', 28],
  ['circle', 29],
  ['ratios rates proportional relationships', 19],
  ['ratios rates proportional relationships units', 19],
]);

/** Words that old and new names use differently or not at all. */
const fillers = new Set(['and', 'of', 'in', 'the', 'a', 'an', 'from', 'on', 'with', 'to', 'for', 'two', 'one']);
/** Counts distinguish topics 11, 13, 21 and 22, so they are dropped only when a name is looked up among the aliases. */
const counts = new Set(['two', 'one']);

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/\b1\b/g, 'one')
    .replace(/\b2\b/g, 'two')
    .split(/[^a-z]+/)
    .filter(Boolean);
const keyWords = (text: string): string[] => wordsOf(text).filter((word) => counts.has(word) || !fillers.has(word));
const aliasName = (text: string): string =>
  wordsOf(text)
    .filter((word) => !fillers.has(word))
    .join(' ');
const stem = (word: string): string => word.replace(/s$/, '');

const known = topics.map(({ id, name, slug }) => ({ id, name, slug, stems: new Set([...keyWords(name), ...keyWords(slug)].map(stem)) }));

const isWithin = (part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean => [...part].every((word) => whole.has(word));

/**
 * The only topic whose name has all these words; else the one whose name occurs in them, if the names of all others that do are parts of it. Null
 * if there are two: "systems of linear equations in two variables" has the words of two names.
 */
function byPartialName(words: readonly string[]): TopicId | null {
  const given = new Set(words.map(stem));
  if (given.size === 0) return null;
  const containing = known.filter(({ stems }) => isWithin(given, stems));
  if (containing.length > 0) return containing.length === 1 ? (containing[0]?.id ?? null) : null;
  const contained = known.filter(({ stems }) => isWithin(stems, given));
  return contained.find(({ stems }) => contained.every((other) => isWithin(other.stems, stems)))?.id ?? null;
}

/**
 * The id behind a slug, name, number or path of any version; the last part of a path counts
 * (`Math/Algebra/Linear Functions`). Parts of names are enough if they fit one topic
 * only. Null if nothing fits: a wrong topic would spoil statistics for good.
 */
export function topicIdFromLegacy(text: string): TopicId | null {
  const last =
    text
      .trim()
      .split(/[/.>]/)
      .map((part) => part.trim())
      .filter(Boolean)
      .at(-1) ?? '';
  if (/^\d{1,2}$/.test(last)) return known.find(({ id }) => id === Number(last))?.id ?? null;
  const words = keyWords(last);
  const exact = known.find(({ name, slug }) => slug === last.toLowerCase() || keyWords(name).join(' ') === words.join(' '));
  return exact?.id ?? aliases.get(aliasName(last)) ?? byPartialName(words);
}
