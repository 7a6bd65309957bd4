import { Popover } from '@base-ui/react/popover';
import { MessageSquareText, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { highlightColours, underlineStyles, type Annotation } from '#core/exams/answer-state.ts';
import { cx } from '#client/ui/class-names.ts';
import { useAnnotations, type Style } from './use-annotations.ts';

interface Anchored {
  readonly anchor: Element | { readonly getBoundingClientRect: () => DOMRect };
  /** Opened by keyboard: focus moves into it. Opened by pointer: focus stays on the selection. */
  readonly byKey: boolean;
}
export type PopoverSubject =
  | ({ readonly kind: 'selection'; readonly span: Pick<Annotation, 'target' | 'start' | 'end'> } & Anchored)
  | ({ readonly kind: 'annotation'; readonly id: string } & Anchored);

const swatches = { yellow: 'bg-[var(--highlight-yellow)]', blue: 'bg-[var(--highlight-blue)]', pink: 'bg-[var(--highlight-pink)]' } as const;
const lines = { none: 'border-transparent', solid: 'border-ink', dashed: 'border-dashed border-ink', dotted: 'border-dotted border-ink' } as const;
const lineNames = { none: 'No underline', solid: 'Underline', dashed: 'Dashed underline', dotted: 'Dotted underline' } as const;
const itemClass = 'inline-flex size-10 items-center justify-center rounded-control hover:bg-hover pointer-coarse:size-11';

/** On a narrow screen each group gets its own row, so that none overflows. */
const groupClass = 'flex gap-0.5 px-1 not-first:border-l not-first:border-line max-sm:not-first:border-l-0 max-sm:px-0';

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
  const note = () => {
    const annotation = existing ?? apply({ colour: 'yellow' });
    toNote.current = true;
    close();
    if (annotation) handle.openNote(annotation.id);
  };

  // Removing an underline makes sense only where there is one.
  const underlines = existing ? underlineStyles : underlineStyles.filter((underline) => underline !== 'none');

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
            <div className={groupClass}>
              {highlightColours.map((colour, index) => (
                <button
                  key={colour}
                  ref={index === 0 ? first : null}
                  type="button"
                  aria-label={`Highlight ${colour}`}
                  title={`Highlight ${colour}`}
                  aria-pressed={existing?.colour === colour}
                  onClick={() => {
                    apply({ colour });
                    close();
                  }}
                  className={itemClass}
                >
                  <span
                    aria-hidden
                    className={cx('size-6 rounded-full border', swatches[colour], existing?.colour === colour ? 'border-2 border-ink' : 'border-line-strong')}
                  />
                </button>
              ))}
            </div>
            <div className={groupClass}>
              {underlines.map((underline) => (
                <button
                  key={underline}
                  type="button"
                  aria-label={lineNames[underline]}
                  title={lineNames[underline]}
                  aria-pressed={existing?.underline === underline}
                  onClick={() => {
                    apply({ underline });
                    close();
                  }}
                  className={cx(itemClass, existing?.underline === underline && 'bg-hover')}
                >
                  <span aria-hidden className={cx('w-5 border-b-2 text-center text-base/5', lines[underline])}>
                    U
                  </span>
                </button>
              ))}
            </div>
            <div className={groupClass}>
              <button
                type="button"
                aria-label={existing?.note === undefined ? 'Add a note' : 'Edit the note'}
                title="Note"
                onClick={note}
                className={itemClass}
              >
                <MessageSquareText aria-hidden size={20} />
              </button>
              {existing ? (
                <button
                  type="button"
                  aria-label="Delete highlight"
                  title="Delete"
                  onClick={() => {
                    handle.remove(existing.id);
                    close();
                  }}
                  className={itemClass}
                >
                  <Trash2 aria-hidden size={20} />
                </button>
              ) : null}
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
