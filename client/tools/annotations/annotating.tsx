import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { ShownQuestion } from '#core/questions/learner-view.ts';
import { PlainQuestionText } from '#client/ui/question/stimulus.tsx';
import { useStableCallback } from '#client/ui/use-stable-callback.ts';
import { NotesContext } from '../notes-context.ts';
import { AnnotationsContext, PracticeTextContext } from './practice-text.tsx';
import { annotationsHandle } from './use-annotations.ts';
import { useKeptAnnotations } from './use-kept-annotations.ts';

const load = async () => {
  const [{ AnnotatedText }, { NotesPanel }] = await Promise.all([import('./annotated-text.tsx'), import('./notes-panel.tsx')]);
  return { AnnotatedText, NotesPanel };
};
type Parts = Awaited<ReturnType<typeof load>>;
let loaded: Parts | null = null;

/** What highlighting is made with, for anyone who gets a text to read. It comes after the question; if it does not come, the text just cannot be highlighted. */
function useParts(wanted: boolean): Parts | null {
  const [parts, setParts] = useState(loaded);
  useEffect(() => {
    if (loaded || !wanted) return undefined;
    let gone = false;
    load().then(
      (made) => {
        loaded = made;
        if (!gone) setParts(made);
      },
      () => undefined,
    );
    return () => void (gone = true);
  }, [wanted]);
  return parts;
}

interface AnnotatingProps {
  /** The quiz, or the result whose misses are practiced. */
  readonly workId: string;
  /** The one on screen. */
  readonly question: ShownQuestion | null;
  readonly math: boolean;
  readonly children: ReactNode;
}

/** A question of Reading and Writing whose text can be highlighted and given notes, as in the exam: `PracticeText` inside it, and the button among its tools. */
export function Annotating({ workId, question, math, children }: AnnotatingProps) {
  const kept = useKeptAnnotations(workId);
  const [notes, setNotes] = useState<{ readonly focusId: string | null } | null>(null);
  const id = question?.id ?? '';
  const parts = useParts(!math);
  const annotations = math || !parts ? null : kept.of(id);
  const change = useStableCallback(kept.change);
  const openNote = useCallback((focusId: string) => setNotes({ focusId }), []);
  const handle = useMemo(
    () => (annotations && question ? annotationsHandle(question, annotations, (list) => change(id, list), openNote) : null),
    [annotations, question, change, id, openNote],
  );
  const open = notes !== null;
  const annotates = handle !== null;
  const toggles = useMemo(() => (annotates ? { open, toggle: () => setNotes(open ? null : { focusId: null }) } : null), [annotates, open]);
  return (
    <NotesContext value={toggles}>
      <AnnotationsContext value={handle}>
        <PracticeTextContext value={parts && annotates ? parts.AnnotatedText : PlainQuestionText}>
          <div className="with-notes">
            <div className="min-w-0 grow">{children}</div>
            {notes && annotates && question && parts ? (
              <parts.NotesPanel question={question} asked={notes} onClose={() => setNotes(null)} className="notes-beside border" status={kept.status} />
            ) : null}
          </div>
        </PracticeTextContext>
      </AnnotationsContext>
    </NotesContext>
  );
}
