import { useMutation } from '@tanstack/react-query';
import { useNavigateHere } from '#client/ui/use-navigate-here.ts';
import type { ExamResult } from '#contract/exam-results.ts';
import { allowedMsOf, slotAt } from '#core/exams/shape.ts';
import { pathTo } from '#client/paths.ts';
import { Button } from '#client/ui/button.tsx';
import { formatCount, formatMinutes } from '#client/ui/format.ts';
import { showToast } from '#client/ui/toast.tsx';
import { startOther } from '../overview/exam-queries.ts';

interface OtherModuleProps {
  readonly result: Pick<ExamResult, 'id' | 'shape' | 'timeMultiplier'>;
  readonly position: number;
  /** The route that was taken. */
  readonly route: 'easier' | 'harder';
}

/** Offers the second module that this exam did not ask. */
export function OtherModule({ result: { id, shape, timeMultiplier }, position, route }: OtherModuleProps) {
  const navigate = useNavigateHere();
  const start = useMutation({
    mutationFn: () => startOther(id, position),
    onSuccess: (session) => navigate(pathTo('examLanding', {}, { session: session.id })),
    onError: (error) => showToast({ title: error.message, tone: 'danger' }),
  });
  const slot = slotAt(shape, position);
  const other = route === 'harder' ? 'easier' : 'harder';
  return (
    <div className="mt-3 flex flex-col items-start gap-2">
      <p className="text-muted">
        Curious about the {other} one? {formatCount(slot.questionCount, 'new question')}, {formatMinutes(allowedMsOf(slot, timeMultiplier))}. Your score stays
        as it is.
      </p>
      <Button variant="secondary" busy={start.isPending} busyLabel="Preparing…" onClick={() => start.mutate()}>
        Take the {other} module
      </Button>
    </div>
  );
}
