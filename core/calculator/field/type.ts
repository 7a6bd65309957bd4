/** Typing: what each character does, as students know it from Desmos. */
import { signPairs, spellings, superscripts, symbols } from '../language/signs.ts';
import { plainWord } from '../language/words.ts';
import { withoutSelection } from './erase.ts';
import { selectionOf, treeOf, type FieldState } from './field-state.ts';
import { isDigit, isLetter, seriesWords, takesDigits, wordBefore } from './letters.ts';
import { firstEmpty } from './move.ts';
import { beginsValue, comparisons, isChar, isDigits, isSpace, numeratorFrom, unwrapped } from './operators.ts';
import {
  char,
  chars,
  closerOf,
  fraction,
  group,
  isNote,
  lineAt,
  ownerOf,
  power,
  root,
  series,
  splice,
  subscript,
  withLine,
  type Item,
  type Line,
} from './tree.ts';

const hereOf = ({ line, cursor }: FieldState): Line => lineAt(line, cursor.path);

/** `by` instead of `count` items before the cursor, which goes behind it, or into its first empty place. */
function put(state: FieldState, by: Line, count = 0, into = false): FieldState {
  const { line, cursor } = state;
  const from = cursor.at - count;
  const next = withLine(line, cursor.path, splice(lineAt(line, cursor.path), from, count, by));
  const empty = into ? firstEmpty(next, cursor.path, from, by.length) : null;
  return { line: next, cursor: empty ?? { path: cursor.path, at: from + by.length }, anchor: null };
}

/** The cursor behind what its row stands in. */
function out(state: FieldState): FieldState {
  const owner = ownerOf(state.line, state.cursor.path);
  return owner ? { ...state, anchor: null, cursor: { path: owner.path, at: owner.at + 1 } } : state;
}

/** Out of fractions, exponents and roots, up to the brackets they are in. */
function outOfPrint(state: FieldState): FieldState {
  const owner = ownerOf(state.line, state.cursor.path);
  return owner && owner.item.kind !== 'group' && owner.item.kind !== 'series' ? outOfPrint(out(state)) : state;
}

/** The brackets around the cursor, from the innermost. */
const groupsAround = (state: FieldState): readonly Item[] => {
  const found: Item[] = [];
  for (let owner = ownerOf(state.line, state.cursor.path); owner; owner = ownerOf(state.line, owner.path))
    if (owner.item.kind === 'group') found.push(owner.item);
  return found;
};

/** Closes the brackets that the cursor is in: what stands behind it in them comes out. */
function close(state: FieldState): FieldState {
  const inner = outOfPrint(state);
  const owner = ownerOf(inner.line, inner.cursor.path);
  if (!owner) return state;
  const inside = lineAt(inner.line, inner.cursor.path);
  const [kept, rest] = [inside.slice(0, inner.cursor.at), inside.slice(inner.cursor.at)];
  const outer = lineAt(inner.line, owner.path);
  const done = group(owner.item.text, kept);
  // An exponent or a root that is one pair of parentheses ends with it, and needs none: x^(1/2), sqrt(2).
  const holder = ownerOf(inner.line, owner.path);
  if (rest.length === 0 && outer.length === 1 && owner.item.text === '(' && holder && ['power', 'root', 'subscript'].includes(holder.item.kind)) {
    const bare = withLine(inner.line, owner.path, unwrapped([done]));
    return out({ line: bare, cursor: { path: owner.path, at: 0 }, anchor: null });
  }
  const nth = wordBefore(outer, owner.at);
  const comma = kept.findIndex((item) => isChar(item, ','));
  if (nth && plainWord(nth.text.toLowerCase()) === 'root' && comma >= 0) {
    const of = kept.slice(comma + 1);
    const made = root(kept.slice(0, comma), isSpace(of[0]) ? of.slice(1) : of);
    return {
      line: withLine(inner.line, owner.path, splice(outer, nth.from, owner.at + 1 - nth.from, [made, ...rest])),
      cursor: { path: owner.path, at: nth.from + 1 },
      anchor: null,
    };
  }
  const line = withLine(inner.line, owner.path, splice(outer, owner.at, 1, [done, ...rest]));
  return { line, cursor: { path: owner.path, at: owner.at + 1 }, anchor: null };
}

function bracket(state: FieldState, sign: string): FieldState {
  const selection = selectionOf(state);
  if (selection && sign in closerOf) {
    const inside = lineAt(state.line, selection.path).slice(selection.from, selection.to);
    return put({ ...withoutSelection(state) }, [group(sign, inside)]);
  }
  const now = withoutSelection(state);
  const [around] = groupsAround(now);
  const here = hereOf(now);
  if (sign === '|' ? around?.text === '|' && !beginsValue(here, now.cursor.at) : around && closerOf[around.text] === sign) return close(now);
  if (!(sign in closerOf)) return put(now, [char(sign)]);
  // What stands behind it is inside, until its closing bracket is typed.
  const whole = group(sign, here.slice(now.cursor.at), true);
  const line = withLine(now.line, now.cursor.path, [...here.slice(0, now.cursor.at), whole]);
  return { line, cursor: { path: [...now.cursor.path, now.cursor.at, 0], at: 0 }, anchor: null };
}

function slash(state: FieldState): FieldState {
  const selection = selectionOf(state);
  const from = selection?.from ?? numeratorFrom(hereOf(state), state.cursor.at);
  const path = selection?.path ?? state.cursor.path;
  const here = lineAt(state.line, path);
  const to = selection?.to ?? state.cursor.at;
  const over = here.slice(from, to);
  while (isSpace(over.at(-1))) over.pop();
  const line = withLine(state.line, path, splice(here, from, to - from, [fraction(unwrapped(over), [])]));
  return { line, cursor: { path: [...path, from, over.length > 0 ? 1 : 0], at: 0 }, anchor: null };
}

/** Behind an exponent or a subscript its sign leads back into it. */
function intoSmall(state: FieldState, kind: 'power' | 'subscript'): FieldState {
  const now = withoutSelection(state);
  const before = hereOf(now)[now.cursor.at - 1];
  const [inside] = before?.slots ?? [];
  if (before?.kind === kind && inside) return { ...now, cursor: { path: [...now.cursor.path, now.cursor.at - 1, 0], at: inside.length } };
  return put(now, [kind === 'power' ? power([]) : subscript([])], 0, true);
}

/** A letter that may complete a word which is shown as a sign: pi, sqrt. */
function completed(state: FieldState): FieldState {
  const word = wordBefore(hereOf(state), state.cursor.at);
  if (!word) return state;
  const name = word.text.toLowerCase();
  const symbol = symbols[plainWord(name)];
  if (symbol !== undefined) return put(state, [char(symbol)], word.text.length);
  if (name === 'sqrt') return put(state, [root([])], word.text.length, true);
  return name === 'cbrt' ? put(state, [root(chars('3'), [])], word.text.length, true) : state;
}

function digit(state: FieldState, text: string): FieldState {
  const here = hereOf(state);
  const before = here[state.cursor.at - 1];
  // x1, and on: x12.
  const [inside] = before?.kind === 'subscript' ? before.slots : [];
  if (inside && isDigits(inside) && takesDigits(here, state.cursor.at - 1)) return put(state, [subscript([...inside, char(text)])], 1);
  const inSubscript = ownerOf(state.line, state.cursor.path)?.item.kind === 'subscript';
  return put(state, [takesDigits(here, state.cursor.at) && !inSubscript ? subscript([char(text)]) : char(text)]);
}

function space(state: FieldState): FieldState {
  const here = hereOf(state);
  const owner = ownerOf(state.line, state.cursor.path);
  const { at } = state.cursor;
  if (owner && owner.item.kind !== 'group') return at === here.length && at > 0 ? out(state) : state;
  return at === 0 || isSpace(here[at - 1]) || isSpace(here[at]) ? state : put(state, [char(' ')]);
}

/** Where sum, prod or int ends, the sign with places for its bounds, and the cursor in the first: sum([1, 2]) and i·n·t go on in other ways. */
function beginSeries(state: FieldState, key: string): FieldState | null {
  const here = hereOf(state);
  let from = state.cursor.at;
  while (here[from - 1]?.kind === 'char' && /^[a-z∑∏∫]$/i.test(here[from - 1]?.text ?? '')) from -= 1;
  const run = here
    .slice(from, state.cursor.at)
    .map(({ text }) => text)
    .join('');
  for (const [sign, word] of seriesWords) {
    const [found] = word.exec(run) ?? [];
    const goesOn = key === '_' || (found === run && (sign === '∫' ? isDigit(key) : isLetter(key)));
    if (found !== undefined && goesOn) return put(state, [series(sign)], found.length, true);
  }
  return null;
}

/** In a bound: braces around it, as LaTeX writes them, and ^ on the way from the lower one to the upper one. */
function inBound(state: FieldState, text: string): FieldState | null {
  const owner = ownerOf(state.line, state.cursor.path);
  if (owner?.item.kind !== 'series') return null;
  const here = hereOf(state);
  const isAtEnd = state.cursor.at === here.length;
  const [from = [], to = []] = owner.item.slots;
  if (text === '{' && here.length === 0) return state;
  if (owner.slot === 1) return text === '}' || (text === '^' && here.length === 0) ? (text === '}' ? out(state) : state) : null;
  const isDone = (text === '}' || text === '^') && isAtEnd && from.length > 0;
  return isDone ? { ...state, anchor: null, cursor: { path: [...owner.path, owner.at, 1], at: to.length } } : null;
}

/** The state after one typed character. */
export function typed(state: FieldState, key: string): FieldState {
  if (isNote(state.line)) return put(withoutSelection(state), [char(key)]);
  const text = spellings[key] ?? key;
  const bound = inBound(state, text);
  if (bound) return bound;
  if (text === '/') return slash(state);
  if (text in closerOf || Object.values(closerOf).includes(text)) {
    const owner = ownerOf(state.line, state.cursor.path);
    return bracket(owner?.item.kind === 'subscript' && hereOf(state).length > 0 && text !== ')' ? out(state) : state, text);
  }
  let now = withoutSelection(state);
  if (ownerOf(now.line, now.cursor.path)?.item.kind === 'subscript' && !isLetter(text) && !isDigit(text)) now = out(now);
  const begun = beginSeries(now, text);
  if (begun) return text === '_' ? begun : typed(begun, text);
  if (text === '^') return intoSmall(now, 'power');
  if (text === '_') return intoSmall(now, 'subscript');
  if (/^\s$/.test(text)) return space(now);
  // They have no meaning in a fraction or an exponent.
  if (comparisons.has(text) || text === ',' || text === ':') now = outOfPrint(now);
  const before = hereOf(now)[now.cursor.at - 1];
  const pair = before?.kind === 'char' ? signPairs[before.text + text] : undefined;
  if (pair !== undefined) return put(now, [char(pair)], 1);
  if (text === '*' && isChar(before, '*')) return put(now, [power([])], 1, true);
  if (text === '.' && isChar(before, '.') && isChar(hereOf(now)[now.cursor.at - 2], '.')) return put(now, [char('...')], 2);
  const small = superscripts.indexOf(text);
  if (small >= 0)
    return put(
      now,
      before?.kind === 'power' ? [power([...(before.slots[0] ?? []), char(String(small))])] : [power([char(String(small))])],
      before?.kind === 'power' ? 1 : 0,
    );
  if (/^[∑∏∫]$/.test(text)) return put(now, [series(text)], 0, true);
  if (text === '√') return put(now, [root([])], 0, true);
  if (text === '∛') return put(now, [root(chars('3'), [])], 0, true);
  if (isDigit(text)) return digit(now, text);
  const next = put(now, [char(text)]);
  return isLetter(text) && ownerOf(now.line, now.cursor.path)?.item.kind !== 'subscript' ? completed(next) : next;
}

/** Text that comes as a whole: pasted, dictated, or the text of a key. It means what it means alone; the cursor goes behind it, or into the place it leaves. */
export function inserted(state: FieldState, text: string, functions: ReadonlySet<string>, into = false): FieldState {
  const plain = text.replace(/\s+/g, ' ');
  const items = isNote(state.line) ? chars(plain) : plain === '||' ? [group('|', [])] : treeOf(plain, functions);
  return put(withoutSelection(state), items, 0, into);
}
