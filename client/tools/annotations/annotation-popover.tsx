import { Popover } from '@base-ui/react/popover';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { annotationLimit, type Annotation } from '#core/exams/answer-state.ts';
import { HighlightButtons, NoteButtons, UnderlineButtons } from './annotation-buttons.tsx';
import type { TargetSpan } from './selected-spans.ts';
import { useAnnotations, type Style } from './use-annotations.ts';

interface Anchored {
  readonly anchor: Element | { readonly getBoundingClientRect: () => DOMRect };
  /** Opened by keyboard: focus moves into it. Opened by pointer: focus stays on the selection. */
  readonly byKey: boolean;
}
export type PopoverSubject =
  | ({ readonly kind: 'selection'; readonly spans: readonly TargetSpan[] } & Anchored)
  | ({ readonly kind: 'annotation'; readonly id: string } & Anchored);

/** A new mark has what was chosen for it and nothing else, whatever the one before looked like. */
const plainStyle: Style = { colour: 'none', underline: 'none' };

interface AnnotationPopoverProps {
  readonly subject: PopoverSubject | null;
  /** The text: it has the focus afterwards if nothing else has. */
  readonly text: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** Colors, underlines, note and delete for a selection or an existing highlight. */
export function AnnotationPopover({ subject, text, onClose }: AnnotationPopoverProps) {
  const handle = useAnnotations();
  const first = useRef<HTMLButtonElement>(null);
  const toNote = useRef(false);
  /** There was no room for a mark on this. */
  const [full, setFull] = useState<PopoverSubject | null>(null);
  useEffect(() => {
    // Open already, for a selection that was then changed by keyboard.
    if (subject?.byKey) first.current?.focus({ preventScroll: true });
  }, [subject]);
  const existing = subject?.kind === 'annotation' ? handle?.annotations.find(({ id }) => id === subject.id) : undefined;
  if (!handle || !subject || (subject.kind === 'annotation' && !existing)) return null;

  const close = () => {
    document.getSelection()?.removeAllRanges();
    onClose();
    // What had the focus before may be gone, a deleted highlight for one.
    setTimeout(() => {
      if (document.activeElement === document.body) text.current?.focus({ preventScroll: true });
    });
  };
  const apply = (change: Partial<Style>): Annotation | null => {
    if (existing) {
      const { colour, underline } = { ...existing, ...change };
      // A mark that no longer shows would be there unseen; with a note it keeps a color.
      if (colour !== 'none' || underline !== 'none') handle.edit(existing.id, change);
      else if (existing.note) handle.edit(existing.id, { ...change, colour: 'yellow' });
      else handle.remove(existing.id);
      return existing;
    }
    return subject.kind === 'selection' ? handle.add(subject.spans, { ...plainStyle, ...change }) : null;
  };
  const mark = (change: Partial<Style>) => {
    if (apply(change)) close();
    else setFull(subject);
  };
  const remove = (id: string) => {
    handle.remove(id);
    close();
  };
  const note = () => {
    const annotation = existing ?? apply({ colour: 'yellow' });
    if (!annotation) return setFull(subject);
    toNote.current = true;
    close();
    handle.openNote(annotation.id);
  };

  /** Back to where it was, unless the note is about to take it. */
  const finalFocus = () => {
    const back = !toNote.current;
    toNote.current = false;
    return back;
  };

  return (
    <Popover.Root open onOpenChange={(open) => !open && close()}>
      <Popover.Portal>
        <Popover.Positioner anchor={subject.anchor} side="top" sideOffset={8} collisionPadding={12} className="z-40">
          <Popover.Popup
            initialFocus={subject.byKey ? first : false}
            finalFocus={finalFocus}
            aria-label="Highlight"
            className="flex max-w-[calc(100vw-1.5rem)] flex-wrap items-center rounded-card border border-line bg-raised p-1 text-ink floating outline-none"
          >
            <HighlightButtons first={first} chosen={existing?.colour} onChoose={(colour) => mark({ colour })} />
            <UnderlineButtons chosen={existing?.underline} onChoose={(underline) => mark({ underline })} />
            <NoteButtons hasNote={existing?.note !== undefined} onNote={note} onDelete={existing ? () => remove(existing.id) : null} />
            {full === subject ? (
              <p role="alert" className="basis-full px-2 pt-1 pb-1.5 text-sm">
                A question can have {annotationLimit} highlights. Delete one to make room.
              </p>
            ) : null}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
