import type { TextTarget } from '#client/ui/question/stimulus.tsx';
import { spanOf } from './offsets.ts';
import { trimSpan, wholeWords, type Span } from './spans.ts';

export interface TargetSpan extends Span {
  readonly target: TextTarget;
}

const targets: readonly TextTarget[] = ['stimulus', 'stimulus2', 'stem'];

/** What a range covers of the texts of the question on screen, in their order on the page and in whole words: it may begin in one text and end in another. */
export const selectedSpans = (range: Range, plainOf: (target: TextTarget) => string): TargetSpan[] =>
  [...document.querySelectorAll<HTMLElement>('[data-target]')].flatMap((element) => {
    const target = targets.find((one) => one === element.dataset['target']);
    const raw = target && spanOf(element, range);
    if (!target || !raw) return [];
    const plain = plainOf(target);
    const trimmed = trimSpan(plain, raw);
    return trimmed ? [{ target, ...wholeWords(plain, trimmed) }] : [];
  });
