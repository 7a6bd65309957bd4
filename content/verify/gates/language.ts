/** G14: spelling against a list of words people have read, subjects that do not belong in a test, and whose names appear. */
import type { Question } from '#core/questions/question.ts';
import { plainWords, prose, questionTexts } from './question-texts.ts';

const singular = (word: string) => word.replace(/'s$|s'$|'$/, (end) => (end === "s'" ? 's' : ''));

/** Words of a question that are not on the list, possessives and hyphens apart. Text alternatives and labels count as well. */
export function unknownWords(question: Question, known: ReadonlySet<string>): string[] {
  const words = questionTexts(question).flatMap(({ text }) => plainWords(text));
  return [...new Set(words)].filter((word) => !known.has(word) && !known.has(singular(word)) && !word.split('-').every((part) => known.has(part)));
}

const repeatedWord = /\b(\p{L}+)\s+\1\b/iu;
/** Doubled words that English allows. */
const allowedTwice = new Set(['that', 'had']);

/** A word repeated by mistake. */
export const doubledWords = (text: string): string[] => {
  const found = repeatedWord.exec(prose(text, '#'))?.[1];
  return found === undefined || found.length < 2 || allowedTwice.has(found.toLowerCase()) ? [] : [found];
};

const manyOfOne =
  /(?<![\d.,/^_{}+−-]\s?)(?:\\\(1\\\)|\b1) (inches|feet|yards|miles|(?:milli|centi|deci|kilo)?meters|(?:milli|kilo)?grams|(?:milli)?liters|pounds|ounces|gallons|seconds|minutes|hours|days|weeks|months|years|dollars|cents|degrees)\b/u;

/** A plural after a single one, such as "1 meters". */
export const pluralsOfOne = (text: string): string[] => {
  const found = manyOfOne.exec(text);
  return found ? [`“${found[0]}” is only one`] : [];
};

const articleBefore = /(?<=^|[.?!“"(] ?)An?(?= )|\ban?(?= )/gu;
const numberNext = /^ (?:\\\()?(?:\\\$|\$)?(\d[\d,{}]*)/u;

/** “Eight,” “eleven” and “eighteen” begin with a vowel, whatever follows them: 8, 80, 850, 11,000. Four digits without a comma are a year. */
function saidWithVowel(digits: string): boolean {
  const [first = '', ...groups] = digits.replaceAll(/[{}]/g, '').replace(/,$/, '').split(',');
  return first.startsWith('8') || first === '11' || first === '18' || (groups.length === 0 && /^1[18]\d\d$/.test(first));
}

/** A wrong article before a number in digits, such as “a 880-page book” or “an 12-foot ladder.” */
export const articleSlips = (text: string): string[] =>
  [...text.matchAll(articleBefore)].flatMap(({ 0: article, index }) => {
    const digits = numberNext.exec(text.slice(index + article.length))?.[1];
    if (digits === undefined || saidWithVowel(digits) === (article.length === 2)) return [];
    return [`“${article} ${digits}” has the wrong article`];
  });

/** Violence, religion, party politics, bodies, wealth, drugs: subjects that nobody should encounter in the middle of a test. */
const sensitive =
  /\b(kill(?:s|ed|ing|er)?|murder\w*|suicid\w*|rape\w*|shooting|gunshots?|weapons?|guns?|bombs?|terroris\w*|slave(?:s|ry)?|genocide|tortur\w*|executed|corpses?|god|jesus|christ|allah|church(?:es)?|mosques?|synagogues?|prayers?|sinners?|sinful|abortions?|republicans?|democrats?|immigra\w*|obes\w*|overweight|fat|skinny|ugly|dieting|sexual\w*|sexy|naked|breasts?|alcohol\w*|beer|wine|whiskey|drunk\w*|drugs?|cigarettes?|tobacco|gambl\w*|casino|divorce\w*|cancers?|poor people|rich people|welfare|handicapped|retarded|crippled)\b/i;

/** Words in the passage, stem or choices that call for a second look; `allowed` are ones that somebody has reviewed. */
export const sensitiveWords = (question: Question, allowed: ReadonlySet<string> = new Set()): string[] =>
  questionTexts(question).flatMap(({ text }) => {
    const found = sensitive.exec(prose(text, ' '))?.[0]?.toLowerCase();
    return found === undefined || allowed.has(found) ? [] : [found];
  });

/** Given names and surnames of invented people, by the part of the world where they are most at home. */
export const nameOrigins = {
  africa: ['Abara', 'Adeyemi', 'Amara', 'Boateng', 'Diallo', 'Imani', 'Kofi', 'Kwame', 'Mbeki', 'Osei'],
  'east and southeast asia': ['Hiro', 'Ito', 'Kenji', 'Linh', 'Mei', 'Tanaka', 'Wei', 'Yang'],
  'south and west asia': ['Aisha', 'Amina', 'Haddad', 'Leila', 'Nadia', 'Noor', 'Priya', 'Rahimi', 'Ravi', 'Samir', 'Tariq'],
  'latin america and iberia': ['Diego', 'Elena', 'Ferrer', 'Lucía', 'Mateo', 'Marisol', 'Rosa', 'Tomás', 'Tomas', 'Vidal'],
  europe: [
    'Alvin',
    'Brandt',
    'Celia',
    'Clara',
    'Daniel',
    'Dario',
    'Devin',
    'Elin',
    'Felix',
    'Hannah',
    'Ilse',
    'Ingrid',
    'Jonas',
    'Lena',
    'Lindqvist',
    'Marchetti',
    'Marcus',
    'Noah',
    'Odile',
    'Sofia',
    'Vasseur',
    'Winslow',
  ],
} as const;

/** In how many questions each group's names appear. */
export function nameCounts(questions: readonly Question[]): Record<keyof typeof nameOrigins, number> {
  const shown = questions.map((question) =>
    questionTexts(question)
      .filter(({ role }) => role === 'stimulus' || role === 'stem')
      .map(({ text }) => prose(text))
      .join(' '),
  );
  const count = (names: readonly string[]) => shown.filter((text) => names.some((name) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(text))).length;
  return {
    africa: count(nameOrigins.africa),
    'east and southeast asia': count(nameOrigins['east and southeast asia']),
    'south and west asia': count(nameOrigins['south and west asia']),
    'latin america and iberia': count(nameOrigins['latin america and iberia']),
    europe: count(nameOrigins.europe),
  };
}
