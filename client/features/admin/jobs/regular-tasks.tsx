import type { RegularTask } from '#contract/jobs.ts';
import { ListTable, type ListColumn } from '#client/kits/list/list-table.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { formatDateTime } from '#client/ui/format.ts';
import { healthOf, healthWords, scheduleText, taskName } from './job-words.ts';

function Health({ task }: { readonly task: RegularTask }) {
  const health = healthOf(task);
  return (
    <span className="block @2xl:min-w-40">
      <Badge tone={healthWords[health].tone}>{healthWords[health].label}</Badge>
      {health === 'failing' && task.lastFailureAt ? (
        <span className="mt-1.5 block max-w-md break-words text-muted">
          {formatDateTime(task.lastFailureAt)}: {task.lastError}
        </span>
      ) : null}
    </span>
  );
}

const columns: readonly ListColumn<RegularTask>[] = [
  {
    id: 'task',
    header: 'Task',
    text: ({ task }) => taskName(task),
    cell: ({ task, schedule }) => (
      <span className="block @2xl:min-w-40">
        {taskName(task)}
        <span className="block font-normal text-muted">{scheduleText(schedule)}</span>
      </span>
    ),
  },
  {
    id: 'success',
    header: 'Last success',
    text: ({ lastSuccessAt }) => lastSuccessAt ?? '',
    cell: ({ lastSuccessAt, lastDurationMs }) =>
      lastSuccessAt ? (
        <span className="block @2xl:min-w-40">
          {formatDateTime(lastSuccessAt)}
          {lastDurationMs === null ? null : <span className="block text-muted">Took {(lastDurationMs / 1000).toFixed(1)} s</span>}
        </span>
      ) : (
        <span className="text-muted">None yet</span>
      ),
  },
  { id: 'health', header: 'State', text: (task) => healthWords[healthOf(task)].label, cell: (task) => <Health task={task} /> },
];

/** The server's scheduled tasks, and when each last succeeded. */
export const RegularTasks = ({ tasks }: { readonly tasks: readonly RegularTask[] }) => (
  <section aria-labelledby="regular-tasks" className="mt-12">
    <h2 id="regular-tasks" className="mb-4 text-xl font-semibold">
      Regular tasks
    </h2>
    <ListTable caption="Regular tasks and their last success" columns={columns} rows={tasks} rowKey={({ task }) => task} />
  </section>
);
