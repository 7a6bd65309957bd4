import { useQuery } from '@tanstack/react-query';
import { getQuestionCalibration, type CalibratedQuestion } from '#contract/calibration.ts';
import { api } from '#client/platform/api.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { ErrorState, LoadingState } from '#client/ui/page-states.tsx';
import { QuestionRunsPlot } from './difficulty-plots.tsx';

/** What each run found about one question. */
export function QuestionRunsDialog({
  question,
  onClose,
}: {
  readonly question: Pick<CalibratedQuestion, 'questionId' | 'version'>;
  readonly onClose: () => void;
}) {
  const { questionId, version } = question;
  const { data, error, refetch } = useQuery({
    queryKey: ['calibration', 'runs', questionId, version],
    queryFn: ({ signal }) => api(getQuestionCalibration, { params: { questionId }, query: { version } }, { signal }),
  });
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())} title="Difficulty over the runs" description={`${questionId}, version ${version}`}>
      {data ? (
        <QuestionRunsPlot runs={data.runs} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState label="Loading the runs" />
      )}
    </Dialog>
  );
}
