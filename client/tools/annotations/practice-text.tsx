import { createContext, useContext, type ComponentType } from 'react';
import { PlainQuestionText, type QuestionTextProps } from '#client/ui/question/stimulus.tsx';
import type { AnnotationsHandle } from './use-annotations.ts';

/** The annotations of the question on screen; null where it cannot have any. */
export const AnnotationsContext = createContext<AnnotationsHandle | null>(null);

/** What shows text that can be highlighted, once it is there. */
export const PracticeTextContext = createContext<ComponentType<QuestionTextProps>>(PlainQuestionText);

/** Question text outside of an exam; within `Annotating`, it can be highlighted. */
export function PracticeText(props: QuestionTextProps) {
  const Text = useContext(PracticeTextContext);
  return <Text {...props} />;
}
