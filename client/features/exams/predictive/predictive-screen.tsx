import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigateHere } from '#client/ui/use-navigate-here.ts';
import { timeMultipliers, type TimeMultiplier } from '#core/exams/format.ts';
import { lengthOf, type Shape } from '#core/exams/shape.ts';
import { predictiveEveryDays } from '#core/membership/predictive-allowance.ts';
import { getPredictive, startPredictive } from '#contract/predictive.ts';
import { usePlansLink } from '#client/shell/plans-link.ts';
import { Form } from '#client/kits/form/form.tsx';
import { useForm } from '#client/kits/form/use-form.ts';
import { pathTo } from '#client/paths.ts';
import { api, type Output } from '#client/platform/api.ts';
import { keepStorage } from '#client/platform/keep-storage.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { RadioCards } from '#client/ui/choice.tsx';
import { formatDate, formatMinutes } from '#client/ui/format.ts';
import { ErrorState, LoadingState, Page } from '#client/ui/page-states.tsx';
import { InProgress } from '../overview/in-progress.tsx';
import { PredictionHistory } from './prediction-history.tsx';

type Predictive = Output<typeof getPredictive>;

const predictiveQuery = queryOptions({ queryKey: ['exams', 'predictive'], queryFn: ({ signal }) => api(getPredictive, {}, { signal }), staleTime: 0 });

const names = { 1: 'Standard time', 1.5: 'Time and a half', 2: 'Double time' } as const satisfies Record<TimeMultiplier, string>;
const timesFor = (shape: Shape) =>
  timeMultipliers.map((each) => ({ value: String(each), label: names[each], description: formatMinutes(lengthOf(shape).seconds * 1000 * each) }));

function StartPredictive({ shape }: { readonly shape: Shape }) {
  const navigate = useNavigateHere();
  const client = useQueryClient();
  const form = useForm({
    read: (entries) => timeMultipliers.find((each) => String(each) === entries.text('time')) ?? 1,
    check: () => ({}),
    send: (timeMultiplier) => {
      keepStorage();
      return api(startPredictive, { body: { timeMultiplier } });
    },
    onDone: async (session) => {
      navigate(pathTo('examLanding', {}, { session: session.id }));
      await client.invalidateQueries({ queryKey: ['exams'] });
    },
  });
  return (
    <Form form={form} className="gap-6">
      <RadioCards legend="Time" name="time" defaultValue="1" options={timesFor(shape)} columns={3} />
      <p className="text-sm text-muted">Extended time is for students with an approved accommodation.</p>
      <div>
        <Button type="submit" variant="summit" size="large" busy={form.busy} busyLabel="Preparing…">
          Begin
        </Button>
      </div>
    </Form>
  );
}

const everyText = (days: number | null): string =>
  days === null
    ? 'With your plan, you can take it as often as you like.'
    : days === 7
      ? 'Your plan includes one a week.'
      : `Your plan includes one every ${days} days.`;

/** Why there is nothing to begin, and what to do instead. */
function NextPredictiveDate({ predictive: { nextAt, everyDays } }: { readonly predictive: Predictive }) {
  // Free: every month, Plus: every week.
  const plans = usePlansLink(everyDays === predictiveEveryDays.free ? 'plus' : 'max');
  if (nextAt === null)
    return (
      <p className="max-w-prose">
        You have seen most of our questions in the last 30 days, and a prediction from questions you remember would not tell you much. There will be enough new
        ones again in a few days. A full practice exam has its own questions.
      </p>
    );
  return (
    <div className="flex max-w-prose flex-col items-start gap-4">
      <p>
        {everyText(everyDays)} You can take the next one on {formatDate(nextAt)}.
      </p>
      <ButtonLink variant="secondary" {...plans}>
        See plans
      </ButtonLink>
    </div>
  );
}

const rules = (shape: Shape) => [
  `${lengthOf(shape).questionCount} questions in ${formatMinutes(lengthOf(shape).seconds * 1000)}: Reading and Writing first, then Math with calculator and reference sheet.`,
  'The questions come in stages, short ones first. Each stage depends on how the earlier ones went, so you cannot go back to a stage after you submit it. Within a stage, you can move freely.',
  'You type your answer to half of the math questions, more than on the test. Answers you can’t guess tell us more.',
  'You need a connection for a moment between stages, every three to ten minutes. If it drops, your answers are safe on this device, and the next stage waits for you.',
  'Time you do not use in a stage is added to the next one in the same section.',
  'After the last stage, you get an estimate and its range. It asks fewer questions than a full exam, so its range is wider.',
];

function Body({ predictive }: { readonly predictive: Predictive }) {
  const { shape, inProgress, nextAt, enough, history, everyDays } = predictive;
  const open = nextAt === null && enough;
  return (
    <div className="flex flex-col gap-14">
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-w-0">
          {inProgress ? <InProgress session={inProgress} /> : open ? <StartPredictive shape={shape} /> : <NextPredictiveDate predictive={predictive} />}
        </div>
        <section aria-labelledby="rules" className="self-start rounded-card border border-line p-6">
          <h2 id="rules" className="font-semibold">
            Before you start
          </h2>
          <ul className="mt-4 flex list-disc flex-col gap-3 pl-5 text-sm text-muted">
            {rules(shape).map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
          {open ? <p className="mt-4 border-t border-line pt-4 text-sm text-muted">{everyText(everyDays)} It counts once you reach the second stage.</p> : null}
        </section>
      </div>
      <PredictionHistory history={history} />
    </div>
  );
}

/** /predictive-exam */
export function PredictiveScreen() {
  const { data, error, refetch } = useQuery(predictiveQuery);
  return (
    <Page title="Predictive exam" lead="A short exam that picks each question for you and predicts what you would score today.">
      {data ? (
        <Body predictive={data} />
      ) : error ? (
        <ErrorState title="The predictive exam did not load" error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState label="Loading the predictive exam" />
      )}
    </Page>
  );
}
