import type { listAttempts } from '#contract/learning.ts';
import type { Output } from '#client/platform/api.ts';
import { Table } from '#client/ui/table.tsx';
import { shareText } from './share-text.ts';

type Attempt = Output<typeof listAttempts>['attempts'][number];

/** The latest answers of a topic by level: how many, how many right, how long each took. */
export function LevelBreakdown({ attempts }: { readonly attempts: readonly Attempt[] }) {
  if (attempts.length === 0) return <p className="text-muted">No answers yet.</p>;
  const rows = [...Map.groupBy(attempts, ({ level }) => level)]
    .toSorted(([a], [b]) => a - b)
    .map(([level, own]) => ({
      level,
      answers: own.length,
      right: own.filter(({ correct }) => correct).length,
      seconds: Math.round(own.reduce((sum, { timeSpentMs }) => sum + timeSpentMs, 0) / own.length / 1000),
    }));
  return (
    <div className="max-w-xl">
      <Table
        caption="Your latest answers in this topic by level, 1 is the easiest"
        captionHidden
        rows={rows}
        rowKey={({ level }) => String(level)}
        columns={[
          { key: 'level', header: 'Level', cell: ({ level }) => `Level ${level}` },
          { key: 'n', header: 'Answers', numeric: true, cell: ({ answers }) => answers.toLocaleString('en-US') },
          { key: 'right', header: 'Right', numeric: true, cell: ({ right, answers }) => shareText(right, answers) },
          { key: 'time', header: 'Time each', numeric: true, cell: ({ seconds }) => `${seconds} s` },
        ]}
      />
    </div>
  );
}
