import type { Annotation } from '#core/exams/answer-state.ts';
import type { ShownQuestion } from '#core/questions/learner-view.ts';
import { notesText, plainText } from '#core/questions/rich-text.ts';
import type { TextTarget } from '#client/ui/question/stimulus.tsx';

/** The source text that a target's offsets count in. */
export function targetText(question: ShownQuestion, target: TextTarget | 'unknown'): string {
  const { stimulus, stem } = question;
  if (target === 'stem') return stem;
  if (!stimulus || target === 'unknown') return '';
  switch (stimulus.kind) {
    case 'pair':
      return target === 'stimulus2' ? stimulus.text2 : stimulus.text1;
    case 'notes':
      return notesText(stimulus.notes);
    case 'unknown':
      return '';
    default:
      return stimulus.text ?? '';
  }
}

interface Span extends Pick<Annotation, 'start' | 'end'> {
  readonly target: TextTarget | 'unknown';
}

/** The words an annotation stands on. */
export const quote = (question: ShownQuestion, { target, start, end }: Span): string => plainText(targetText(question, target)).slice(start, end);
