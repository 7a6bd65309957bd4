/** Whether the draws of one archetype at one level are worded and set in enough ways. */
import type { Question } from '#core/questions/question.ts';
import { names as usualNames } from '#content/generators/math/names.ts';
import { languageOfMathematics, unitWords } from './language-of-mathematics.ts';
import { prose, stimulusTexts } from './question-texts.ts';

/** What a cell needs whose questions tell of something outside mathematics. */
const minVariety = { wordings: 8, contexts: 6 } as const;

/** How many draws are looked at: a wording or context that comes up less often does not count. */
export const varietyDraws = 150;

/** A question has a setting from so many different words on that mathematics does not need. */
const minSettingWords = 2;
/** A cell has a setting if this share of its draws does: one story among bare equations asks for no others. */
const minShareOfSettings = 0.5;
/** A word that more of the settings share belongs to what is asked, not to what it is about. */
const commonWord = 0.25;
/** Two settings with more of their words in common are one context. */
const sameContext = 0.5;

export interface Variety {
  /** Different stems, with formulas, numbers, names and units masked. */
  readonly wordings: number;
  /** Different situations that the draws are set in; null where most of them have no setting. */
  readonly contexts: number | null;
}

const textOf = ({ stimulus, stem }: Question): string => prose([...stimulusTexts(stimulus), stem].join(' ').replaceAll('$', ''), '#').replaceAll('’', "'");
const word = /\p{L}+(?:[-']\p{L}+)*/gu;
const isUpper = (text: string) => /^\p{Lu}/u.test(text);

/** Names: the usual ones, and words with a capital inside a sentence that no draw has in lower case. */
function namesIn(texts: readonly string[]): ReadonlySet<string> {
  const lower = new Set(texts.flatMap((text) => text.match(word) ?? []).filter((each) => !isUpper(each)));
  const capitals = texts.flatMap((text) => [...text.matchAll(/(?<=[\p{Ll},;] )\p{Lu}[\p{L}'-]*/gu)].map(([each]) => each));
  return new Set([...usualNames, ...capitals.map(ownForm).filter((each) => !lower.has(each.toLowerCase()))]);
}

/** Without the ’s of a possessive. */
const ownForm = (text: string) => text.replace(/'s?$/, '');

function settingWords(text: string, names: ReadonlySet<string>): ReadonlySet<string> {
  const words = (text.match(word) ?? []).map(ownForm).filter((each) => each.length > 1 && !names.has(each));
  return new Set(words.map((each) => each.toLowerCase()).filter((each) => !languageOfMathematics.has(each)));
}

/** How many of the settings differ from all before them. */
function differing(settings: readonly ReadonlySet<string>[]): number {
  const uses = new Map<string, number>();
  for (const each of settings) for (const used of each) uses.set(used, (uses.get(used) ?? 0) + 1);
  const found: ReadonlySet<string>[] = [];
  for (const setting of settings) {
    const own = new Set([...setting].filter((each) => (uses.get(each) ?? 0) <= commonWord * settings.length));
    const isKnown = found.some((other) => {
      const shorter = Math.min(own.size, other.size);
      return shorter === 0 ? own.size === other.size : [...own].filter((each) => other.has(each)).length > sameContext * shorter;
    });
    if (!isKnown) found.push(own);
  }
  return found.length;
}

/** Counts the wordings and contexts of a cell’s draws. */
export function varietyOf(draws: readonly Question[]): Variety {
  const texts = draws.map(textOf);
  const names = namesIn(texts);
  const masked = texts.map((text) =>
    text
      .replaceAll(/[-−]?\d+(?:[.,]\d+)*/g, '#')
      .replaceAll(word, (each) => (names.has(ownForm(each)) ? 'N' : unitWords.has(each) ? 'U' : each))
      .trim(),
  );
  const settings = texts.map((text) => settingWords(text, names)).filter(({ size }) => size >= minSettingWords);
  return { wordings: new Set(masked).size, contexts: settings.length < minShareOfSettings * draws.length ? null : differing(settings) };
}

/**
 * What a cell lacks. Cells without a setting pass: for bare mathematics the test has a few standard sentences
 * ("What is the solution to the given equation?"), and other words for them would be strange.
 */
export function varietyProblems({ wordings, contexts }: Variety): string[] {
  if (contexts === null) return [];
  return [
    ...(wordings < minVariety.wordings ? [`wordings: ${wordings} of ${minVariety.wordings}`] : []),
    ...(contexts < minVariety.contexts ? [`contexts: ${contexts} of ${minVariety.contexts}`] : []),
  ];
}
