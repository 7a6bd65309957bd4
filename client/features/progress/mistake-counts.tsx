import type { listAttempts } from '#contract/learning.ts';
import { misconceptionName, misconceptionNames, type Misconception } from '#core/questions/misconceptions.ts';
import type { Output } from '#client/platform/api.ts';
import { formatCount } from '#client/ui/format.ts';

type Attempts = Output<typeof listAttempts>['attempts'];

const isKnown = (code: string): code is Misconception => Object.hasOwn(misconceptionNames, code);

const sentence = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Errors behind wrong answers, most frequent first; those seen once say nothing. */
function repeatedMistakes(attempts: Attempts): readonly { readonly code: Misconception; readonly times: number }[] {
  const times = new Map<Misconception, number>();
  for (const { misconception } of attempts) if (misconception !== null && isKnown(misconception)) times.set(misconception, (times.get(misconception) ?? 0) + 1);
  return [...times]
    .map(([code, n]) => ({ code, times: n }))
    .filter((one) => one.times > 1)
    .sort((a, b) => b.times - a.times || (a.code < b.code ? -1 : 1));
}

/** Which errors came more than once among the latest answers. */
export function MistakeCounts({ topicId, attempts }: { readonly topicId: number; readonly attempts: Attempts }) {
  const mistakes = repeatedMistakes(attempts).slice(0, 5);
  const wrong = attempts.filter(({ correct }) => !correct).length;
  if (mistakes.length === 0)
    return (
      <p className="text-muted">{wrong === 0 ? 'No wrong answers among your latest ones.' : 'No mistake came up more than once in your latest answers.'}</p>
    );
  return (
    <>
      <p className="mb-2 text-muted">Among your latest {formatCount(attempts.length, 'answer')} in this topic:</p>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {mistakes.map(({ code, times }) => (
          <li key={code}>
            {sentence(misconceptionName(code, topicId))}: {times} times
          </li>
        ))}
      </ul>
    </>
  );
}
