import { useMutation } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#client/ui/button.tsx';
import { loadMath } from '#client/ui/question/math-text.tsx';
import { showToast } from '#client/ui/toast.tsx';
import { PrintedQuestions, type PrintedQuestion } from './printed-questions.tsx';

export interface PrintButtonProps {
  readonly from: string;
  readonly read: () => Promise<readonly PrintedQuestion[]>;
}

/** Reads questions and prints them as sheets. */
export function PrintButton({ from, read }: PrintButtonProps) {
  const [printed, setPrinted] = useState<readonly PrintedQuestion[] | null>(null);
  useEffect(() => {
    const end = () => setPrinted(null);
    window.addEventListener('afterprint', end);
    return () => window.removeEventListener('afterprint', end);
  }, []);
  const print = useMutation({
    mutationFn: async () => (await Promise.all([read(), loadMath()]))[0],
    onSuccess: async (questions) => {
      flushSync(() => setPrinted(questions));
      await document.fonts.ready;
      window.print();
    },
    onError: (error) => showToast({ title: 'The sheets could not be prepared', description: error.message, tone: 'danger' }),
  });
  return (
    <>
      <Button variant="secondary" busy={print.isPending} busyLabel="Preparing…" onClick={() => print.mutate()}>
        <Printer aria-hidden size={18} /> Print
      </Button>
      {printed ? <PrintedQuestions from={from} questions={printed} /> : null}
    </>
  );
}
