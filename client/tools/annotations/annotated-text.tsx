import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Annotation } from '#core/exams/answer-state.ts';
import { plainText } from '#core/questions/rich-text.ts';
import { RichText, type Dress } from '#client/ui/question/rich-text.tsx';
import type { QuestionTextProps } from '#client/ui/question/stimulus.tsx';
import { AnnotationPopover, type PopoverSubject } from './annotation-popover.tsx';
import { spanOf } from './offsets.ts';
import { trimSpan, wholeWords } from './spans.ts';
import { useKeyboardSelection } from './keyboard-selection.ts';
import { useAnnotations } from './use-annotations.ts';
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
  const plain = useMemo(() => plainText(text), [text]);
  const mine = useMemo(() => handle?.annotations.filter((annotation) => annotation.target === target) ?? [], [handle, target]);
  const cuts = useMemo(() => [...new Set(mine.flatMap(({ start, end }) => [start, end]))].sort((a, b) => a - b), [mine]);

  const offer = useCallback(
    (byKey: boolean) => {
      const box = container.current;
      const selection = document.getSelection();
      if (!box || !selection || selection.rangeCount === 0) return;
      const range = selection.getRangeAt(0);
      const raw = spanOf(box, range);
      const trimmed = raw && trimSpan(plain, raw);
      if (!trimmed) return;
      const span = wholeWords(plain, trimmed);
      const rect = range.getBoundingClientRect();
      const anchored = { anchor: { getBoundingClientRect: () => rect }, byKey };
      // A selection inside a highlight means that highlight.
      const around = over(mine, span.start, span.end);
      setSubject(around ? { kind: 'annotation', id: around.id, ...anchored } : { kind: 'selection', span: { target, ...span }, ...anchored });
    },
    [plain, mine, target],
  );

  useEffect(() => {
    if (!handle) return;
    // The selection is final only after the pointer is up and the browser has adjusted it.
    const up = (event: PointerEvent) => {
      if (event.target instanceof Element && event.target.closest('[role=dialog]')) return;
      setTimeout(() => offer(false), 10);
    };
    // On touch screens, the system's selection handles send no pointer events.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settled = () => {
      clearTimeout(timer);
      if (window.matchMedia('(pointer: coarse)').matches) timer = setTimeout(() => offer(false), 600);
    };
    document.addEventListener('pointerup', up);
    document.addEventListener('selectionchange', settled);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerup', up);
      document.removeEventListener('selectionchange', settled);
    };
  }, [handle, offer]);

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
      <AnnotationPopover subject={subject} onClose={() => setSubject(null)} />
    </>
  );
}
