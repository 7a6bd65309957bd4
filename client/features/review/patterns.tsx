import { useQuery } from '@tanstack/react-query';
import { getPatterns, getThisFirst } from '#contract/patterns.ts';
import { meetsTier } from '#core/membership/tiers.ts';
import { misconceptionHabit } from '#core/questions/misconception-habits.ts';
import { misconceptionSchema } from '#core/questions/misconceptions.ts';
import { quizSpecificationSchema } from '#core/quizzes/specification.ts';
import { topicName, topics } from '#core/topics/topics.ts';
import { usePlansLink } from '#client/shell/plans-link.ts';
import { StartNotice } from '#client/kits/quiz-start/start-notice.tsx';
import { useStartQuiz } from '#client/kits/quiz-start/use-start-quiz.ts';
import { api, type Output } from '#client/platform/api.ts';
import { useSession } from '#client/platform/session.ts';
import { quizPath } from '#client/paths.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { RichText } from '#client/ui/question/rich-text.tsx';

type Pattern = Output<typeof getPatterns>['patterns'][number];

const drillLength = 5;

/** One habit in one sentence, the questions that show it, and a drill. */
function PatternCard({ pattern }: { readonly pattern: Pattern }) {
  const start = useStartQuiz(quizPath);
  const code = misconceptionSchema.safeParse(pattern.mistake);
  const drill = quizSpecificationSchema.safeParse({ source: 'topics', topics: pattern.topicIds, mistake: pattern.mistake, length: drillLength });
  if (!code.success || !drill.success) return null;
  return (
    <li className="rounded-card border border-line bg-raised p-5">
      <p className="text-lg font-medium">You tend to {misconceptionHabit(code.data, pattern.questions[0]?.topicId ?? 0)}.</p>
      <p className="mt-1 text-sm text-muted">
        That’s {pattern.times} of the last {pattern.chances} times it could have happened. It came up here:
      </p>
      <ul className="mt-3 flex flex-col gap-2">
        {pattern.questions.map(({ questionId, topicId, excerpt }) => (
          <li key={questionId} className="border-l-3 border-line pl-3">
            <span className="block text-sm text-muted">{topicName(topicId)}</span>
            <span className="line-clamp-2 block font-serif">
              <RichText inline text={excerpt} />
            </span>
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        className="mt-4"
        busy={start.isPending}
        busyLabel="Preparing…"
        onClick={() => start.mutate({ ...drill.data, minQuestions: drillLength })}
      >
        Drill this
      </Button>
      <StartNotice start={start} className="mt-3" />
    </li>
  );
}

/** Mistakes that repeat; a plan that does not include them says which one does. */
export function Patterns({ hasMistakes }: { readonly hasMistakes: boolean }) {
  const session = useSession();
  const plans = usePlansLink('plus');
  const included = session.kind === 'user' && meetsTier(session.me.membershipTier, 'plus');
  const { data } = useQuery({ queryKey: ['review', 'patterns'], queryFn: ({ signal }) => api(getPatterns, {}, { signal }), enabled: included });
  if (!hasMistakes || (included && !data)) return null;
  return (
    <section aria-labelledby="patterns">
      <h2 id="patterns" className="text-xl font-semibold">
        Patterns
      </h2>
      {!included ? (
        <p className="mt-2 flex max-w-prose flex-wrap items-center gap-x-4 gap-y-2 text-muted">
          With Plus, you see which mistakes repeat, with a drill for each.
          <ButtonLink variant="secondary" size="small" {...plans}>
            See plans
          </ButtonLink>
        </p>
      ) : data && data.patterns.length > 0 ? (
        <ul className="mt-4 grid gap-4 md:grid-cols-2">
          {data.patterns.map((pattern) => (
            <PatternCard key={pattern.mistake} pattern={pattern} />
          ))}
        </ul>
      ) : (
        <p className="mt-2 max-w-prose text-muted">No mistake repeats often enough to call it a pattern. A pattern fades once you avoid it three times.</p>
      )}
    </section>
  );
}

/** What to go over before more of what keeps going wrong. */
export function ThisFirst() {
  const start = useStartQuiz(quizPath);
  const { data } = useQuery({ queryKey: ['review', 'first'], queryFn: ({ signal }) => api(getThisFirst, {}, { signal }) });
  if (!data?.first) return null;
  const { first, missed, reason, misses, archetype } = data.first;
  const practice = {
    source: 'topics',
    topics: topics.filter(({ section }) => section === 'math').map(({ id }) => id),
    archetypes: [archetype],
    length: drillLength,
  } as const;
  return (
    <section aria-labelledby="first" className="flex flex-wrap items-center justify-between gap-4 border-l-3 border-primary pl-5">
      <div className="max-w-prose">
        <h2 id="first" className="text-lg font-semibold">
          Start here: {first}
        </h2>
        <p className="mt-1 text-muted">
          Missed {misses === 2 ? 'twice' : `${misses} times`} so far: {missed}. Go over {first} first, because {reason}.
        </p>
      </div>
      <Button
        variant="secondary"
        busy={start.isPending}
        busyLabel="Preparing…"
        onClick={() => start.mutate({ ...practice, topics: [...practice.topics], archetypes: [archetype], minQuestions: drillLength })}
      >
        Practice {drillLength}
      </Button>
      <StartNotice start={start} className="w-full" />
    </section>
  );
}
