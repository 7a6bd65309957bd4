import { Trash2, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { noteLimit, type Annotation } from '#core/exams/answer-state.ts';
import type { ShownQuestion } from '#core/questions/learner-view.ts';
import { IconButton } from '#client/ui/button.tsx';
import type { AnnotationStatus } from '#client/platform/annotation-sender.ts';
import { cx } from '#client/ui/class-names.ts';
import { SaveStatus } from '#client/kits/save-status.tsx';
import { quote } from './quote.ts';
import { useAnnotations } from './use-annotations.ts';
import { useNotesFocus } from './use-notes-focus.ts';

interface NoteProps {
  readonly annotation: Annotation;
  readonly quoted: string;
  /** Asks for this note, each time anew. */
  readonly asked: object | null;
  readonly onNote: (note: string) => void;
  /** `at`: inside the note, which is about to go. */
  readonly onRemove: (at: Element) => void;
}

function Note({ annotation, quoted, asked, onNote, onRemove }: NoteProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (asked) field.current?.focus();
  }, [asked]);
  useEffect(() => {
    // A change from another tab; never applied while the user is typing.
    const area = field.current;
    if (area && document.activeElement !== area && area.value !== (annotation.note ?? '')) area.value = annotation.note ?? '';
  }, [annotation.note]);
  return (
    <li tabIndex={-1} className="flex flex-col gap-2 rounded-card border border-line p-3">
      <div className="flex items-start justify-between gap-1">
        <blockquote className="line-clamp-3 font-serif text-base">
          <mark data-colour={annotation.colour} data-underline={annotation.underline}>
            {quoted}
          </mark>
        </blockquote>
        <IconButton label="Delete highlight and note" className="-mr-2 -mt-2" onClick={({ currentTarget }) => onRemove(currentTarget)}>
          <Trash2 aria-hidden size={18} />
        </IconButton>
      </div>
      <textarea
        ref={field}
        aria-label={`Note on “${quoted.slice(0, 60)}”`}
        defaultValue={annotation.note ?? ''}
        maxLength={noteLimit}
        rows={2}
        placeholder="Write a note"
        onInput={(event) => onNote(event.currentTarget.value)}
        className="field-sizing-content min-h-16 w-full rounded-control border border-line-strong bg-raised px-3 py-2 text-sm placeholder:text-muted"
      />
    </li>
  );
}

export interface NotesPanelProps {
  readonly question: ShownQuestion;
  /** The note that was asked for, if one was. */
  readonly asked: { readonly focusId: string | null };
  readonly onClose: () => void;
  /** Where it stands. */
  readonly className: string;
  /** Whether changes are saved, where the screen itself does not say it. */
  readonly status?: AnnotationStatus;
}

const readingOrder: readonly Annotation['target'][] = ['stimulus', 'stimulus2', 'stem'];

/** All highlights and notes of the question on screen, in reading order. */
export function NotesPanel({ question, asked, onClose, className, status }: NotesPanelProps) {
  const handle = useAnnotations();
  const closing = useRef<HTMLButtonElement>(null);
  const close = useNotesFocus(question.id, asked.focusId, closing, onClose);
  if (!handle) return null;
  const sorted = [...handle.annotations].sort((a, b) => readingOrder.indexOf(a.target) - readingOrder.indexOf(b.target) || a.start - b.start);
  return (
    <aside
      aria-label="Highlights and notes"
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
      className={cx('flex min-h-0 flex-col border-line bg-raised', className)}
    >
      <div className="flex items-center justify-between border-b border-line py-1 pl-4 pr-1">
        <h2 className="font-semibold">Highlights &amp; Notes</h2>
        <IconButton ref={closing} label="Close notes" onClick={close}>
          <X aria-hidden size={20} />
        </IconButton>
      </div>
      {sorted.length === 0 ? (
        <p className="p-4 text-sm text-muted">
          Select text in the passage or the question to highlight it or add a note. You’ll see them again when you review the question.
        </p>
      ) : (
        <ul key={question.id} className="flex flex-col gap-3 overflow-y-auto p-3">
          {sorted.map((annotation) => (
            <Note
              key={annotation.id}
              annotation={annotation}
              quoted={quote(question, annotation)}
              asked={annotation.id === asked.focusId ? asked : null}
              onNote={(note) => handle.edit(annotation.id, { note })}
              onRemove={(at) => {
                const note = at.closest('li');
                const next = note?.nextElementSibling ?? note?.previousElementSibling;
                (next instanceof HTMLElement ? next : closing.current)?.focus();
                handle.remove(annotation.id);
              }}
            />
          ))}
        </ul>
      )}
      {status && (sorted.length > 0 || status.save !== 'saved') ? (
        <div className="px-4 pb-3">
          <SaveStatus save={status.save} needsSignIn={status.needsSignIn} />
        </div>
      ) : null}
    </aside>
  );
}
