import { useMutation, useQueryClient } from '@tanstack/react-query';
import { submitQuiz, type Quiz } from '#contract/quizzes.ts';
import { mistakesChanged } from '#client/kits/mistakes/review-summary.ts';
import { api } from '#client/platform/api.ts';
import { ConfirmDialog } from '#client/ui/dialog.tsx';
import { formatCount } from '#client/ui/format.ts';
import { showToast } from '#client/ui/toast.tsx';
import { questionBankQuery, quizQuery } from './quiz-queries.ts';

interface EndQuizDialogProps {
  readonly quiz: Quiz;
  readonly onClose: () => void;
}

/** Asks whether a quiz is to end, and says how many questions are left. */
export function EndQuizDialog({ quiz: { id: quizId, questions }, onClose }: EndQuizDialogProps) {
  const client = useQueryClient();
  const open = questions.filter(({ outcome }) => outcome === null).length;
  const end = useMutation({
    mutationFn: () => api(submitQuiz, { params: { quizId }, body: { saves: [] } }),
    onSuccess: (done) => {
      void client.invalidateQueries(questionBankQuery);
      void client.invalidateQueries({ queryKey: ['progress'] });
      void mistakesChanged(client);
      client.setQueryData(quizQuery(quizId).queryKey, done);
    },
    onError: (error) => {
      onClose();
      showToast({ title: 'The quiz did not end', description: error.message, tone: 'danger' });
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="End this quiz?"
      description={`${formatCount(open, 'question is', 'questions are')} unanswered. You can’t come back to this quiz, but the answers you gave count. To continue later instead, just leave: your answers are saved.`}
      confirmLabel="End quiz"
      cancelLabel="Keep going"
      busy={end.isPending}
      onConfirm={() => end.mutate()}
    />
  );
}
