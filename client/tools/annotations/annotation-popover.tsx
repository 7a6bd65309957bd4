import { Popover } from '@base-ui/react/popover';
import { useRef } from 'react';
import type { Annotation } from '#core/exams/answer-state.ts';
import { HighlightButtons, NoteButtons, UnderlineButtons } from './annotation-buttons.tsx';
import { useAnnotations, type Style } from './use-annotations.ts';

interface Anchored {
  readonly anchor: Element | { readonly getBoundingClientRect: () => DOMRect };
  /** Opened by keyboard: focus moves into it. Opened by pointer: focus stays on the selection. */
  readonly byKey: boolean;
}
export type PopoverSubject =
  | ({ readonly kind: 'selection'; readonly span: Pick<Annotation, 'target' | 'start' | 'end'> } & Anchored)
  | ({ readonly kind: 'annotation'; readonly id: string } & Anchored);

/** A new mark has what was chosen for it and nothing else, whatever the one before looked like. */
const plainStyle: Style = { colour: 'none', underline: 'none' };

/** Colors, underlines, note and delete for a selection or an existing highlight. */
export function AnnotationPopover({ subject, onClose }: { readonly subject: PopoverSubject | null; readonly onClose: () => void }) {
  const handle = useAnnotations();
  const first = useRef<HTMLButtonElement>(null);
  const toNote = useRef(false);
  const existing = subject?.kind === 'annotation' ? handle?.annotations.find(({ id }) => id === subject.id) : undefined;
  if (!handle || !subject || (subject.kind === 'annotation' && !existing)) return null;

  const close = () => {
    document.getSelection()?.removeAllRanges();
    onClose();
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
    return subject.kind === 'selection' ? handle.add(subject.span, { ...plainStyle, ...change }) : null;
  };
  const mark = (change: Partial<Style>) => {
    apply(change);
    close();
  };
  const remove = (id: string) => {
    handle.remove(id);
    close();
  };
  const note = () => {
    const annotation = existing ?? apply({ colour: 'yellow' });
    toNote.current = true;
    close();
    if (annotation) handle.openNote(annotation.id);
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
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
