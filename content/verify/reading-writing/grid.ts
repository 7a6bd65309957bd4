/**
 * Grids: four choices that are all combinations of two features, each right or wrong. Whoever sees one can guess without
 * the text, so few questions may have one. Found by words: a feature shows as words that exactly two choices share.
 */
import { plainWords } from '../gates/question-texts.ts';
import { lowerWords } from './shown.ts';

const small = new Set(
  'a an the of to in on at by for from with and or but nor so as is are was were be been being it its this that these those they their them he his him she her not no than then there which who whom whose what when where while if into over about also can could may might will would should do does did has have had'.split(
    ' ',
  ),
);
/** Small words that still count as features. */
const turning = new Set(['not', 'no', 'than', 'more', 'less', 'before', 'after']);

const root = (word: string) => (word.length > 4 ? word.replace(/(?:ies|es|s|ed|ing|ly)$/, '') : word);
const featuresOf = (text: string): Set<string> =>
  new Set(
    lowerWords(text)
      .filter((word) => !small.has(word) || turning.has(word))
      .map(root),
  );

/** Three ways to split four choices into two and two, as bit masks of the choices on one side. */
const splits = [0b0011, 0b0101, 0b0110] as const;

interface GridSigns {
  /** Words that mark each of the three ways to split the choices two and two. */
  readonly bySplit: readonly [number, number, number];
  /** Part of the words that tell choices apart which mark such a split, from 0 to 1. */
  readonly paired: number;
}

function gridSigns(choices: readonly string[]): GridSigns {
  const sets = choices.map(featuresOf);
  const masks = [...new Set(sets.flatMap((set) => [...set]))].map((word) => sets.reduce((mask, set, index) => mask | (set.has(word) ? 1 << index : 0), 0));
  const count = (split: number) => masks.filter((mask) => mask === split || mask === (0b1111 ^ split)).length;
  const bySplit: [number, number, number] = [count(splits[0]), count(splits[1]), count(splits[2])];
  const telling = masks.filter((mask) => mask !== 0b1111).length;
  return { bySplit, paired: telling === 0 ? 0 : (bySplit[0] + bySplit[1] + bySplit[2]) / telling };
}

/** Half of the words that tell the choices apart stand in exactly two of them; the other feature may be in their order alone. */
export function isGrid(choices: readonly string[]): boolean {
  if (choices.length !== 4 || choices.some((text) => plainWords(text).length < 3)) return false;
  const { bySplit, paired } = gridSigns(choices);
  return bySplit.some((count) => count > 0) && paired >= 0.5;
}
