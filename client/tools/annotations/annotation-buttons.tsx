/** The groups of buttons over a selection or a highlight. */
import { MessageSquareText, Trash2 } from 'lucide-react';
import type { Ref } from 'react';
import { highlightColours, underlineStyles, type Annotation } from '#core/exams/answer-state.ts';
import { cx } from '#client/ui/class-names.ts';

const swatches = { yellow: 'bg-[var(--highlight-yellow)]', blue: 'bg-[var(--highlight-blue)]', pink: 'bg-[var(--highlight-pink)]' } as const;
const lines = { none: 'border-transparent', solid: 'border-ink', dashed: 'border-dashed border-ink', dotted: 'border-dotted border-ink' } as const;
const lineNames = { none: 'No underline', solid: 'Underline', dashed: 'Dashed underline', dotted: 'Dotted underline' } as const;
const itemClass = 'inline-flex size-10 items-center justify-center rounded-control hover:bg-hover pointer-coarse:size-11';

/** On a narrow screen each group gets its own row, so that none overflows. */
const groupClass = 'flex gap-0.5 px-1 not-first:border-l not-first:border-line max-sm:not-first:border-l-0 max-sm:px-0';

interface HighlightButtonsProps {
  readonly first: Ref<HTMLButtonElement>;
  /** Undefined for a selection, which has none yet. */
  readonly chosen: Annotation['colour'] | undefined;
  readonly onChoose: (colour: (typeof highlightColours)[number]) => void;
}

export function HighlightButtons({ first, chosen, onChoose }: HighlightButtonsProps) {
  return (
    <div className={groupClass}>
      {highlightColours.map((colour, index) => (
        <button
          key={colour}
          ref={index === 0 ? first : null}
          type="button"
          aria-label={`Highlight ${colour}`}
          title={`Highlight ${colour}`}
          aria-pressed={chosen === colour}
          onClick={() => onChoose(colour)}
          className={itemClass}
        >
          <span aria-hidden className={cx('size-6 rounded-full border', swatches[colour], chosen === colour ? 'border-2 border-ink' : 'border-line-strong')} />
        </button>
      ))}
    </div>
  );
}

interface UnderlineButtonsProps {
  readonly chosen: Annotation['underline'] | undefined;
  readonly onChoose: (underline: Annotation['underline']) => void;
}

export function UnderlineButtons({ chosen, onChoose }: UnderlineButtonsProps) {
  // Removing an underline makes sense only where there is one.
  const underlines = chosen === undefined ? underlineStyles.filter((underline) => underline !== 'none') : underlineStyles;
  return (
    <div className={groupClass}>
      {underlines.map((underline) => (
        <button
          key={underline}
          type="button"
          aria-label={lineNames[underline]}
          title={lineNames[underline]}
          aria-pressed={chosen === underline}
          onClick={() => onChoose(underline)}
          className={cx(itemClass, chosen === underline && 'bg-hover')}
        >
          <span aria-hidden className={cx('w-5 border-b-2 text-center text-base/5', lines[underline])}>
            U
          </span>
        </button>
      ))}
    </div>
  );
}

interface NoteButtonsProps {
  readonly hasNote: boolean;
  readonly onNote: () => void;
  /** Null for a selection. */
  readonly onDelete: (() => void) | null;
}

export function NoteButtons({ hasNote, onNote, onDelete }: NoteButtonsProps) {
  return (
    <div className={groupClass}>
      <button type="button" aria-label={hasNote ? 'Edit the note' : 'Add a note'} title="Note" onClick={onNote} className={itemClass}>
        <MessageSquareText aria-hidden size={20} />
      </button>
      {onDelete ? (
        <button type="button" aria-label="Delete highlight" title="Delete" onClick={onDelete} className={itemClass}>
          <Trash2 aria-hidden size={20} />
        </button>
      ) : null}
    </div>
  );
}
