import { useContext } from 'react';
import { annotationLimit, type Annotation } from '#core/exams/answer-state.ts';
import { plainText } from '#core/questions/rich-text.ts';
import type { ShownQuestion } from '#core/questions/learner-view.ts';
import type { TextTarget } from '#client/ui/question/stimulus.tsx';
import { addAnnotation } from './add-annotation.ts';
import { AnnotationsContext } from './practice-text.tsx';
import { targetText } from './quote.ts';
import type { TargetSpan } from './selected-spans.ts';

export type Style = Pick<Annotation, 'colour' | 'underline'>;

export interface AnnotationsHandle {
  readonly annotations: readonly Annotation[];
  /** The text that offsets count in. */
  readonly plainOf: (target: TextTarget) => string;
  /** The mark at the beginning of the first span; null, and nothing has changed, where there would be more than a question may have. */
  readonly add: (spans: readonly TargetSpan[], style: Style) => Annotation | null;
  readonly edit: (id: string, change: Partial<Style & Pick<Annotation, 'note'>>) => void;
  readonly remove: (id: string) => void;
  /** Opens the notes with this one in focus. */
  readonly openNote: (id: string) => void;
}

export const useAnnotations = (): AnnotationsHandle | null => useContext(AnnotationsContext);

const newId = (): string => crypto.getRandomValues(new Uint32Array(2)).reduce((id, part) => id + part.toString(36), 'n');

/** Changes to a question's annotations, each handed to `save` as a new list. */
export function annotationsHandle(
  question: ShownQuestion,
  annotations: readonly Annotation[],
  save: (next: Annotation[]) => void,
  openNote: (id: string) => void,
): AnnotationsHandle {
  const plainOf = (target: TextTarget) => plainText(targetText(question, target));
  return {
    annotations,
    openNote,
    plainOf,
    add: (spans, style) => {
      const next = spans.reduce<readonly Annotation[]>(
        (list, span) => addAnnotation(list, { id: newId(), ...span, ...style }, plainOf(span.target), newId),
        annotations,
      );
      if (next.length > annotationLimit) return null;
      save([...next]);
      const [first] = spans;
      return next.find(({ target, start, end }) => target === first?.target && start <= first.start && first.start < end) ?? null;
    },
    edit: (id, change) =>
      save(
        annotations.map((annotation) => {
          if (annotation.id !== id) return annotation;
          const { note, ...rest } = { ...annotation, ...change };
          return note === undefined || note === '' ? rest : { ...rest, note };
        }),
      ),
    remove: (id) => save(annotations.filter((annotation) => annotation.id !== id)),
  };
}
