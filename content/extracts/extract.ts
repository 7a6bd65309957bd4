/**
 * Public-domain texts that questions quote. One JSON file per work in `content/extracts/works/`, written by
 * `npm run content:extract`; a test compares every quotation with the kept text, character by character.
 */
import * as z from 'zod';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** One stretch of a source file, whole sentences or whole lines, in the order of the source. */
const passageSchema = z.strictObject({
  id: slug,
  /** The file in the repository. */
  path: z.string().min(3),
  /** Where it begins in the file's plain text (`plainText`), in UTF-16 units. */
  offset: z.number().int().nonnegative(),
  /** SHA-256 of `text`, hexadecimal. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  text: z.string().min(40),
  /** Who and what, in a clause or two of our own, for a reader who does not know the work. */
  situation: z.string().min(10).max(300),
});

export const workSchema = z.strictObject({
  id: slug,
  author: z.strictObject({
    name: z.string().min(3),
    gender: z.enum(['woman', 'man', 'unknown']),
    /** The author's country or people, as reference works give it. */
    origin: z.string().min(3),
    /** White British or white American: the part of the library that is kept below 70 %. */
    anglo: z.boolean(),
  }),
  title: z.string().min(1),
  /** First published; of a translation, the translation's year. At most 1930. */
  year: z.number().int().min(1780).max(1930),
  kind: z.enum(['novel', 'short story', 'poem', 'play', 'memoir', 'essay', 'letter', 'speech']),
  translator: z.string().min(3).optional(),
  source: z.strictObject({ repository: z.string().regex(/^[\w.-]+\/[\w.-]+$/), commit: z.string().regex(/^[0-9a-f]{40}$/) }),
  passages: z.array(passageSchema).min(1),
});
export type Work = z.infer<typeof workSchema>;
export type Passage = Work['passages'][number];

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * The text of an XHTML page of a book: paragraphs separated by a blank line, lines of verse by a line break, italics kept
 * as `<i>`, everything else dropped. Invisible joiners are removed; no-break and hair spaces become ordinary ones.
 */
export function plainText(xhtml: string): string {
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(xhtml)?.[1] ?? xhtml;
  return body
    .replace(/<(title|hgroup|h[1-6])\b[\s\S]*?<\/\1>/g, '')
    .replace(/<a\b[^>]*epub:type="noteref"[\s\S]*?<\/a>/g, '')
    .replace(/\s+/g, ' ')
    .replace(/<br\s*\/?>\s*/g, '\n')
    .replace(/<\/(p|blockquote|li|tr|div|section|header|footer)>\s*/g, '\n\n')
    .replace(/<(?:i|em)\b[^>]*>/g, '\u0001')
    .replace(/<\/(?:i|em)>/g, '\u0002')
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole: string, hex?: string, decimal?: string, name?: string) =>
      hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : decimal ? String.fromCodePoint(Number(decimal)) : (entities[name ?? ''] ?? whole),
    )
    .replaceAll('\u0001', '<i>')
    .replaceAll('\u0002', '</i>')
    .replace(/[\u2060\u00ad\ufeff]/g, '')
    .replace(/[\u00a0\u2009\u200a\u202f]/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const foldings: readonly (readonly [RegExp, string])[] = [
  [/[‘’]/g, "'"],
  [/[“”]/g, '"'],
  [/\s*[—–]\s*/g, '—'],
  [/…/g, '...'],
  [/<\/?[iu]>/g, ''],
  [/\s+/g, ' '],
];

/** Typography folded: quotation marks, dashes, ellipses, white space, italics. Two texts that differ in nothing else become one. */
export const folded = (text: string): string => foldings.reduce((sum, [pattern, by]) => sum.replace(pattern, by), text).trim();

/** True if this quotation, apart from typography, is a stretch of the passage. */
export const quotes = (quotation: string, passage: Pick<Passage, 'text'>): boolean => folded(passage.text).includes(folded(quotation));
