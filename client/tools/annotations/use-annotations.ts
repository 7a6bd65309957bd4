import { useContext } from 'react';
import { annotationLimit, type Annotation } from '#core/exams/answer-state.ts';
import { plainText } from '#core/questions/rich-text.ts';
import type { ShownQuestion } from '#core/questions/learner-view.ts';
import { addAnnotation } from './add-annotation.ts';
import { AnnotationsContext } from './practice-text.tsx';
import { targetText } from './quote.ts';

export type Style = Pick<Annotation, 'colour' | 'underline'>;

export interface AnnotationsHandle {
  readonly annotations: readonly Annotation[];
  readonly add: (span: Pick<Annotation, 'target' | 'start' | 'end'>, style: Style) => Annotation | null;
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
  return {
    annotations,
    openNote,
    add: (span, style) => {
      const next = addAnnotation(annotations, { id: newId(), ...span, ...style }, plainText(targetText(question, span.target)), newId);
      if (next.length > annotationLimit) return null;
      save(next);
      return next.find(({ target, start, end }) => target === span.target && start <= span.start && span.start < end) ?? null;
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
