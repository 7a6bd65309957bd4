import type { RegularTask } from '#contract/jobs.ts';
import { Badge } from '../../../ui/badge.tsx';
import { formatDateTime } from '../../../ui/format.ts';
import { Table } from '../../../ui/table.tsx';
import { healthOf, healthWords, scheduleText, taskName } from './job-words.ts';

function Health({ task }: { readonly task: RegularTask }) {
  const health = healthOf(task);
  return (
    <span className="block min-w-40">
      <Badge tone={healthWords[health].tone}>{healthWords[health].label}</Badge>
      {health === 'failing' && task.lastFailureAt ? (
        <span className="mt-1.5 block max-w-md break-words text-muted">
          {formatDateTime(task.lastFailureAt)}: {task.lastError}
        </span>
      ) : null}
    </span>
  );
}

/** What the server does by itself, and when it last succeeded. */
export const RegularTasks = ({ tasks }: { readonly tasks: readonly RegularTask[] }) => (
  <section aria-labelledby="regular-tasks" className="mt-12">
    <h2 id="regular-tasks" className="mb-4 text-xl font-semibold">
      Regular tasks
    </h2>
    <Table
      caption="Regular tasks and their last success"
      captionHidden
      rows={tasks}
      rowKey={({ task }) => task}
      columns={[
        {
          key: 'task',
          header: 'Task',
          cell: ({ task, schedule }) => (
            <span className="block min-w-40">
              {taskName(task)}
              <span className="block font-normal text-muted">{scheduleText(schedule)}</span>
            </span>
          ),
        },
        {
          key: 'success',
          header: 'Last success',
          cell: ({ lastSuccessAt, lastDurationMs }) =>
            lastSuccessAt ? (
              <span className="block min-w-40">
                {formatDateTime(lastSuccessAt)}
                {lastDurationMs === null ? null : <span className="block text-muted">Took {(lastDurationMs / 1000).toFixed(1)} s</span>}
              </span>
            ) : (
              <span className="text-muted">None yet</span>
            ),
        },
        { key: 'health', header: 'State', cell: (task) => <Health task={task} /> },
      ]}
    />
  </section>
);
