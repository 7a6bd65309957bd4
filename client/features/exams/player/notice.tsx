import { memo, useCallback, useEffect, useState } from 'react';
import { Info } from 'lucide-react';
import type { ExamEngine, ExamSnapshot } from '../engine/snapshot.ts';
import { DismissButton } from './dismiss-button.tsx';
import { useExam } from './use-exam.ts';

const shownMs = 7_000;

export interface NoticeText {
  readonly text: string;
  /** Changes when the same text is said again. */
  readonly id: number;
}

/** The last message of each exam that was shown to its end. A screen that comes later must not say it again. */
const over = new WeakMap<ExamEngine, number>();

/** An unobtrusive message from the engine or the screen, the newer of the two; it disappears after a while. */
export function useNotice({ notice }: Pick<ExamSnapshot, 'notice'>): {
  readonly said: NoticeText | null;
  readonly say: (text: string) => void;
  readonly dismiss: () => void;
} {
  const { engine } = useExam();
  const [said, setSaid] = useState<NoticeText | null>(null);
  const [heard, setHeard] = useState(() => over.get(engine) ?? null);
  if (notice && notice.id !== heard) {
    setHeard(notice.id);
    setSaid({ text: notice.text, id: notice.id });
  }
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => {
      if (heard !== null) over.set(engine, heard);
      setSaid(null);
    }, shownMs);
    return () => clearTimeout(timer);
  }, [said, heard, engine]);
  const say = useCallback((text: string) => setSaid((before) => ({ text, id: (before?.id ?? 0) + 0.001 })), []);
  const dismiss = useCallback(() => {
    if (heard !== null) over.set(engine, heard);
    setSaid(null);
  }, [heard, engine]);
  return { said, say, dismiss };
}

/** A line above the footer, so that it never covers Back and Next. */
export const Notice = memo(function Notice({ said, onDismiss }: { readonly said: NoticeText | null; readonly onDismiss: () => void }) {
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-20 z-30 flex justify-center px-4">
      {said ? (
        <p className="pointer-events-auto flex max-w-xl items-center gap-2.5 rounded-card border border-line bg-raised py-1 pl-4 text-sm text-ink floating">
          <Info aria-hidden size={18} className="shrink-0 text-primary" />
          <span className="py-1.5">{said.text}</span>
          <DismissButton onDismiss={onDismiss} />
        </p>
      ) : null}
    </div>
  );
});
