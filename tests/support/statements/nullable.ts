/** Computed columns that may be null, determined from the statement's text: PostgreSQL itself does not say. */

/** The pieces of a list, split at commas outside brackets and quotes. */
function pieces(list: string): string[] {
  const found: string[] = [''];
  let depth = 0;
  for (const [token] of list.matchAll(/'(?:[^']|'')*'|"[^"]*"|[\s\S]/g)) {
    if (token === '(' || token === '[') depth++;
    if (token === ')' || token === ']') depth--;
    if (token === ',' && depth === 0) found.push('');
    else found[found.length - 1] += token;
  }
  return found.map((piece) => piece.replace(/\s+/g, ' ').trim());
}

/** What the statement returns at its outermost level: the list after the last `select` or `returning` outside brackets. */
function outerList(text: string): string {
  let [depth, start, end] = [0, -1, text.length];
  for (const match of text.matchAll(/'(?:[^']|'')*'|"[^"]*"|[()]|\b\w+\b/g)) {
    const word = match[0].toLowerCase();
    if (word === '(') depth++;
    else if (word === ')') depth--;
    else if (depth === 0 && (word === 'select' || word === 'returning')) [start, end] = [match.index + word.length, text.length];
    else if (depth === 0 && word === 'from' && end === text.length && start >= 0) end = match.index;
  }
  return start < 0 ? '' : text.slice(start, end);
}

const aggregate = /^(max|min|sum|avg|array_agg|jsonb?_agg|jsonb?_object_agg|string_agg|bool_and|bool_or|every|nullif|lag|lead|first_value|last_value)\b/;
/** Over a window there is at least the row itself, but not always one before it. */
const windowed = /^(?!lag|lead).* over \(/;
const never = /^(count|coalesce|exists|now|greatest|least)\b/;

/** Names of computed columns that are null when there is nothing to compute from. */
export function nullableColumns(text: string): Set<string> {
  const found = new Set<string>();
  const grouped = /\bgroup by\b/i.test(text);
  for (const piece of pieces(outerList(text))) {
    const item = piece.toLowerCase().replace(/^distinct /, '');
    const name = /(?:\bas )?"?(\w+)"?$/.exec(item)?.[1] ?? '';
    const own = /^(\w+)\([^()]*\)$/.exec(item)?.[1];
    const inner = /^\( ?select (.*)/.exec(item)?.[1];
    const may =
      inner === undefined ? aggregate.test(item) && !windowed.test(item) && !(grouped && /^(max|min|sum|avg|\w+_agg)/.test(item)) : !never.test(inner);
    if (may) found.add(own ?? name);
  }
  return found;
}
