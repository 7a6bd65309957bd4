import { useCallback, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Annotation } from '#core/exams/answer-state.ts';
import { RichText, type Dress } from '#client/ui/question/rich-text.tsx';
import type { QuestionTextProps } from '#client/ui/question/stimulus.tsx';
import { AnnotationPopover, type PopoverSubject } from './annotation-popover.tsx';
import { useKeyboardSelection } from './keyboard-selection.ts';
import { selectedSpans } from './selected-spans.ts';
import { useAnnotations } from './use-annotations.ts';
import { useFinalSelection } from './use-final-selection.ts';
import './annotations.css';

/** The annotation over a piece of text. */
const over = (annotations: readonly Annotation[], start: number, end: number) =>
  annotations.findLast((annotation) => annotation.start <= start && annotation.end >= end);

/** What a screen reader says before marked text. */
const spokenMark = ({ colour, note }: Annotation): string =>
  `${colour === 'none' ? 'underlined by you' : 'highlighted'}${note === undefined ? '' : ' with a note'}: `;

function Mark({
  annotation,
  first,
  children,
  onOpen,
}: {
  readonly annotation: Annotation;
  readonly first: boolean;
  readonly children: ReactNode;
  readonly onOpen: (element: HTMLElement, byKey: boolean) => void;
}) {
  return (
    <mark
      data-colour={annotation.colour}
      data-underline={annotation.underline}
      data-note={annotation.note !== undefined}
      data-annotation={annotation.id}
      tabIndex={first ? 0 : undefined}
      role={first ? 'button' : undefined}
      aria-haspopup={first ? 'dialog' : undefined}
      onClick={(event) => onOpen(event.currentTarget, false)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        onOpen(event.currentTarget, true);
      }}
    >
      {first ? <span className="sr-only select-none">{spokenMark(annotation)}</span> : null}
      {children}
    </mark>
  );
}

/** Question text whose parts can be highlighted, underlined and given notes. */
export function AnnotatedText({ target, text, verse = false }: QuestionTextProps) {
  const handle = useAnnotations();
  const container = useRef<HTMLDivElement>(null);
  const [subject, setSubject] = useState<PopoverSubject | null>(null);
  const mine = useMemo(() => handle?.annotations.filter((annotation) => annotation.target === target) ?? [], [handle, target]);
  const cuts = useMemo(() => [...new Set(mine.flatMap(({ start, end }) => [start, end]))].sort((a, b) => a - b), [mine]);

  const offer = useCallback(
    (byKey: boolean) => {
      const selection = document.getSelection();
      if (!handle || !selection || selection.isCollapsed) return;
      const range = selection.getRangeAt(0);
      const spans = selectedSpans(range, handle.plainOf);
      const [span] = spans;
      // One that runs through several texts is offered once: by the first of them.
      if (span?.target !== target) return;
      const rect = range.getBoundingClientRect();
      const anchored = { anchor: { getBoundingClientRect: () => rect }, byKey };
      // A selection inside a highlight means that highlight.
      const around = spans.length === 1 ? over(mine, span.start, span.end) : undefined;
      setSubject(around ? { kind: 'annotation', id: around.id, ...anchored } : { kind: 'selection', spans, ...anchored });
    },
    [handle, mine, target],
  );
  useFinalSelection(handle !== null, offer);

  const keyboard = useKeyboardSelection(container, () => offer(true));
  const dress: Dress = (content, start, end) => {
    const annotation = over(mine, start, end);
    if (!annotation) return content;
    const open = (element: HTMLElement, byKey: boolean) => {
      if (document.getSelection()?.isCollapsed === false) return;
      setSubject({ kind: 'annotation', id: annotation.id, anchor: element, byKey });
    };
    return (
      <Mark annotation={annotation} first={start === annotation.start} onOpen={open}>
        {content}
      </Mark>
    );
  };

  if (!handle) return <RichText text={text} verse={verse} />;
  return (
    <>
      <div
        ref={container}
        data-target={target}
        role="group"
        tabIndex={0}
        aria-label={target === 'stem' ? 'Question text' : 'Passage text'}
        aria-description="Press Enter to select text for a highlight."
        data-keys={keyboard.active ? 'own' : undefined}
        onKeyDown={(event: KeyboardEvent<HTMLDivElement>) => keyboard.onKeyDown(event)}
        onBlur={keyboard.onBlur}
        className="exam-textbook rounded-xs outline-offset-6"
      >
        <RichText text={text} verse={verse} cuts={cuts} dress={dress} />
      </div>
      <span role="status" className="sr-only">
        {keyboard.active ? 'Selecting. Arrow keys move by word, Shift and arrow keys select, Enter opens highlight choices, Escape ends.' : ''}
      </span>
      <AnnotationPopover subject={subject} text={container} onClose={() => setSubject(null)} />
    </>
  );
}
