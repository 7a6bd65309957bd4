/** Which mark a Boundaries question is about, found from its key and the text around the blank. */
import type { BatchItem } from '#content/items/batch.ts';
import { sentences } from '../gates/question-texts.ts';
import { passageOf } from './shown.ts';

export const marks = ['period', 'semicolon', 'colon', 'comma', 'dash pair', 'single dash', 'parentheses', 'question mark', 'none'] as const;
export type Mark = (typeof marks)[number];

/** The text with the key in its blank. */
const completed = (item: BatchItem): string => passageOf(item).replace('______', item.correct.text);

/** The mark that the key uses; of several, the one that wrong choices get wrong first. */
export function markOf(item: BatchItem): Mark {
  const { text } = item.correct;
  const around = sentences(completed(item)).find((sentence) => sentence.includes(text.replace(/<\/?i>/g, '').split(/[.?!]\s/)[0] ?? text)) ?? completed(item);
  if (/\?/.test(text)) return 'question mark';
  if (/[()]/.test(text)) return 'parentheses';
  if (text.includes('—')) return (around.match(/—/g) ?? []).length >= 2 ? 'dash pair' : 'single dash';
  if (text.includes(';')) return 'semicolon';
  if (text.includes(':')) return 'colon';
  if (/[.](?:\s|$)/.test(text)) return 'period';
  return text.includes(',') ? 'comma' : 'none';
}

/** One to three: how many sentences the completed text has. */
export const sentenceCount = (item: BatchItem): number => sentences(completed(item)).length;
