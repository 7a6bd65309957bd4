import { createContext, useContext, useMemo } from 'react';
import { RichText, type Dress } from '#client/ui/question/rich-text.tsx';
import type { QuestionTextProps } from '#client/ui/question/stimulus.tsx';
import './annotations.css';

/** A highlight, with or without a note, that can no longer change. */
interface ReviewedHighlight {
  readonly target: string;
  /** Offsets in the text as shown; `end` is the first that is not part of it. */
  readonly start: number;
  readonly end: number;
  readonly colour: string;
  readonly underline: string | null;
  readonly note?: string | undefined;
}

/** The highlights a student left on the question around this text. */
export const ReviewedAnnotations = createContext<readonly ReviewedHighlight[]>([]);

/** Question text with the highlights made in the exam; they can no longer change. */
export function ReviewedText({ target, text, verse = false }: QuestionTextProps) {
  const all = useContext(ReviewedAnnotations);
  const mine = useMemo(() => all.filter((annotation) => annotation.target === target), [all, target]);
  const cuts = useMemo(() => [...new Set(mine.flatMap(({ start, end }) => [start, end]))].sort((a, b) => a - b), [mine]);
  const dress: Dress = (content, start, end) => {
    const annotation = mine.findLast((one) => one.start <= start && one.end >= end);
    if (!annotation) return content;
    return (
      <mark data-colour={annotation.colour} data-underline={annotation.underline} data-note={annotation.note !== undefined} className="cursor-auto!">
        {start === annotation.start ? (
          <span className="sr-only select-none">{annotation.note === undefined ? 'highlighted: ' : 'highlighted with a note: '}</span>
        ) : null}
        {content}
      </mark>
    );
  };
  return <RichText text={text} verse={verse} cuts={cuts} dress={dress} />;
}
