/**
 * Items of QTI 2.x and 3.0 as rows: one choice or text entry interaction each. Entities of a document's own are never expanded: a
 * file that declares any is refused.
 */
import { XMLParser } from 'fast-xml-parser';
import type { ImportField, ImportRow } from '#core/authoring/import-rows.ts';

class QtiError extends Error {
  override readonly name = 'QtiError';
}

/** An element: its name without `qti-`, in lower case without hyphens, so that both versions read the same. */
interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (Element | string)[];
}

const attributesKey = ':@';
const deepest = 60;

const entities: ReadonlyMap<string, string> = new Map(Object.entries({ lt: '<', gt: '>', amp: '&', quot: '"', apos: '’', nbsp: ' ' }));
const decoded = (text: string): string =>
  text.replaceAll(/&(#x[0-9a-f]{1,6}|#\d{1,7}|\w{1,8});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities.get(name) ?? whole;
    const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

const nameOf = (tag: string) => (tag.split(':').at(-1) ?? tag).replace(/^qti-/, '').replaceAll('-', '').toLowerCase();

function elementsOf(nodes: unknown, depth = 0): (Element | string)[] {
  if (depth > deepest) throw new QtiError('The elements of this file are nested too deeply.');
  if (!Array.isArray(nodes)) return [];
  return nodes.flatMap((node: Record<string, unknown>): (Element | string)[] => {
    if (typeof node['#text'] === 'string') return [decoded(node['#text'])];
    const tag = Object.keys(node).find((key) => key !== attributesKey);
    if (tag === undefined || tag.startsWith('?')) return [];
    const attributes = Object.fromEntries(Object.entries(Object(node[attributesKey])).map(([name, value]) => [nameOf(name), decoded(String(value))]));
    return [{ name: nameOf(tag), attributes, children: elementsOf(node[tag], depth + 1) }];
  });
}

const isElement = (node: Element | string): node is Element => typeof node !== 'string';

function findAll(nodes: readonly (Element | string)[], name: string): Element[] {
  return nodes.filter(isElement).flatMap((node) => (node.name === name ? [node] : findAll(node.children, name)));
}

const blocks: readonly string[] = ['p', 'div', 'li', 'h1', 'h2', 'h3', 'blockquote', 'prompt'];
const unread: readonly string[] = [
  'math',
  'img',
  'object',
  'audio',
  'video',
  'table',
  'svg',
  'iframe',
  'script',
  'style',
  'picture',
  'portablecustominteraction',
];

/** The text of what is shown, without the interactions in it. */
function textIn(nodes: readonly (Element | string)[]): string {
  return nodes
    .map((node) => {
      if (!isElement(node)) return node.replaceAll(/\s+/g, ' ');
      if (unread.includes(node.name)) throw new QtiError(`Items with <${node.name}> cannot be imported. Formulas are written as \\( … \\).`);
      if (node.name.endsWith('interaction')) return '';
      if (node.name === 'br') return '\n\n';
      const inner = textIn(node.children);
      if (node.name === 'i' || node.name === 'em') return `<i>${inner}</i>`;
      if (node.name === 'u') return `<u>${inner}</u>`;
      return blocks.includes(node.name) ? `\n\n${inner.trim()}\n\n` : inner;
    })
    .join('')
    .replaceAll(/\n\s*\n+/g, '\n\n')
    .trim();
}

function rowOf(item: Element): ImportRow {
  const named = item.attributes['identifier'] ?? 'without identifier';
  const body = findAll(item.children, 'itembody')[0];
  const [choices, entries] = [findAll(item.children, 'choiceinteraction'), findAll(item.children, 'textentryinteraction')];
  const interactions = findAll(item.children, 'itembody').flatMap(({ children }) => countInteractions(children));
  const interaction = choices[0] ?? entries[0];
  if (!body || !interaction || interactions.length !== 1) throw new QtiError(`Item ${named}: one choice or text entry interaction is expected.`);
  const declared = findAll(item.children, 'responsedeclaration').find(
    ({ attributes }) => attributes['identifier'] === interaction.attributes['responseidentifier'],
  );
  const right = findAll(findAll(declared?.children ?? [], 'correctresponse'), 'value').map(({ children }) => textIn(children));
  const shown = textIn(body.children);
  const id = item.attributes['identifier'] ?? '';
  if (interaction === entries[0]) return { id, question: shown, answer: right.join(';') };
  const prompt = textIn(findAll(interaction.children, 'prompt').flatMap(({ children }) => children));
  const options = findAll(interaction.children, 'simplechoice');
  if (options.length !== 4) throw new QtiError(`Item ${named}: four choices are expected.`);
  const letters = ['A', 'B', 'C', 'D'] as const;
  const key = letters[options.findIndex(({ attributes }) => attributes['identifier'] === right[0])];
  const texts = options.map(({ children }, index): [ImportField, string] => [`choice${letters[index] ?? 'A'}`, textIn(children)]);
  return { id, question: prompt || shown, ...(prompt && shown && { passage: shown }), answer: key ?? '', ...Object.fromEntries(texts) };
}

const countInteractions = (nodes: readonly (Element | string)[]): Element[] =>
  nodes.filter(isElement).flatMap((node) => (node.name.endsWith('interaction') ? [node] : countInteractions(node.children)));

/** Every item of the document, in its order. */
export function readQti(text: string): ImportRow[] {
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new QtiError('Files with a document type or entities of their own are not read.');
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    processEntities: false,
    trimValues: false,
    parseTagValue: false,
    parseAttributeValue: false,
  });
  let parsed: unknown;
  try {
    parsed = parser.parse(text, true);
  } catch {
    throw new QtiError('The file is not valid XML.');
  }
  const items = findAll(elementsOf(parsed), 'assessmentitem');
  if (items.length === 0) throw new QtiError('The file holds no assessment item of QTI 2 or 3.');
  return items.map(rowOf);
}
