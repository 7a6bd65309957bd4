/**
 * The texts of a concept, lecture, word or study sheet: what authors may rewrite. What they are made with (ids, keys, numbers in figures,
 * what the examples are checked with) stays as it is.
 */

export const itemKinds = ['concept', 'lecture', 'word', 'sheet'] as const;
export type ItemKind = (typeof itemKinds)[number];

export interface ItemText {
  /** Where it stands, e.g. `parts.1.blocks.0.text`. */
  readonly path: string;
  readonly label: string;
  readonly value: string;
}

/** Names of fields that hold text, by kind. */
const textNames: Readonly<Record<ItemKind, ReadonlySet<string>>> = {
  concept: new Set(['title', 'idea', 'signal', 'how', 'text', 'stem', 'steps', 'answer', 'choice', 'why', 'alt']),
  lecture: new Set(['title', 'promise', 'heading', 'text', 'items', 'caption', 'inWords', 'stem', 'steps', 'answer', 'why', 'remember', 'alt']),
  word: new Set(['definition', 'text', 'difference', 'roots']),
  sheet: new Set(['title', 'lead', 'heading', 'formula', 'text']),
};
/** Nothing below these is text for readers. */
const closed: ReadonlySet<string> = new Set(['check', 'extract', 'show', 'table', 'related', 'archetypes', 'concepts', 'words']);
/** Of a figure, only its description is text; its title and labels are part of what is drawn. */
const figureNames: ReadonlySet<string> = new Set(['alt']);

const names: Readonly<Record<string, string>> = {
  alt: 'description for those who cannot see it',
  inWords: 'in words',
  signal: 'when to use it',
  how: 'how it goes, paragraph',
  why: 'why',
  choice: 'wrong choice',
  steps: 'step',
  remember: 'to remember',
  items: 'item',
};
const listNames: Readonly<Record<string, string>> = {
  parts: 'part',
  blocks: 'block',
  entries: 'entry',
  senses: 'sense',
  examples: 'example',
  synonyms: 'synonym',
  choices: 'choice',
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The texts in the order in which a reader meets them. */
export function itemTexts(kind: ItemKind, body: unknown): ItemText[] {
  const found: ItemText[] = [];
  const walk = (value: unknown, name: string, path: string, label: readonly string[], inFigure: boolean): void => {
    if (typeof value === 'string') {
      if ((inFigure ? figureNames : textNames[kind]).has(name)) found.push({ path, label: capital(label.join(', ')), value });
    } else if (Array.isArray(value)) {
      value.forEach((each, index) => {
        const place = `${listNames[name] ?? names[name] ?? name} ${index + 1}`;
        walk(each, name, `${path}.${index}`, [...label.slice(0, -1), place], inFigure);
      });
    } else if (isObject(value)) {
      for (const [key, each] of Object.entries(value)) {
        // A quotation stays word for word.
        if (closed.has(key) || (key === 'text' && 'extract' in value)) continue;
        walk(each, key, path === '' ? key : `${path}.${key}`, [...label, names[key] ?? key], inFigure || key === 'figure');
      }
    }
  };
  walk(body, '', '', [], false);
  return found;
}

function replaced(value: unknown, path: readonly string[], text: string): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return text;
  if (Array.isArray(value)) return value.map((each: unknown, index) => (String(index) === key ? replaced(each, rest, text) : each));
  if (isObject(value)) return { ...value, [key]: replaced(value[key], rest, text) };
  return value;
}

/** The body with these texts in their places; null if one of the places holds no text of readers. */
export function withTexts(kind: ItemKind, body: unknown, texts: Readonly<Record<string, string>>): unknown {
  const places = new Set(itemTexts(kind, body).map(({ path }) => path));
  if (Object.keys(texts).some((path) => !places.has(path))) return null;
  return Object.entries(texts).reduce<unknown>((now, [path, text]) => replaced(now, path.split('.'), text), body);
}

export interface TextChange {
  readonly path: string;
  readonly label: string;
  /** Null where there was, or is, none. */
  readonly before: string | null;
  readonly after: string | null;
}

/** What differs between two bodies of one item. */
export function textChanges(kind: ItemKind, before: unknown, after: unknown): TextChange[] {
  const [old, now] = [itemTexts(kind, before), itemTexts(kind, after)];
  const [oldByPath, nowByPath] = [old, now].map((texts) => new Map(texts.map(({ path, value }) => [path, value])));
  return [...now, ...old.filter(({ path }) => !nowByPath?.has(path))].flatMap(({ path, label }) => {
    const change = { path, label, before: oldByPath?.get(path) ?? null, after: nowByPath?.get(path) ?? null };
    return change.before === change.after ? [] : [change];
  });
}
