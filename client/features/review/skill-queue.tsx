import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getSkillQueue, markSkillReviewed, removeSkill, restoreSkill, type SkillQueue as Queue } from '#contract/skill-queue.ts';
import { api } from '#client/platform/api.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { formatCount, formatDate } from '#client/ui/format.ts';
import { KeepsFocus } from '#client/ui/keeps-focus.tsx';
import { showToast } from '#client/ui/toast.tsx';

const skillQueueKey = ['review', 'skills'];

/** "linear-functions" → "Linear functions". */
const skillName = (tag: string): string => `${tag.charAt(0).toUpperCase()}${tag.slice(1).replaceAll('-', ' ')}`;

/** The queue of skills to go over again; nothing while it is switched off or empty. */
export function SkillQueue() {
  const client = useQueryClient();
  const { data } = useQuery({ queryKey: skillQueueKey, queryFn: ({ signal }) => api(getSkillQueue, {}, { signal }) });
  const onSuccess = (queue: Queue) => client.setQueryData(skillQueueKey, queue);
  const onError = (error: Error) => showToast({ title: error.message, tone: 'danger' });
  const review = useMutation({ mutationFn: (skillTag: string) => api(markSkillReviewed, { params: { skillTag }, body: {} }), onSuccess, onError });
  const restore = useMutation({
    mutationFn: ({ skillTag, undo }: { readonly skillTag: string; readonly undo: string }) => api(restoreSkill, { params: { skillTag }, body: { undo } }),
    onSuccess,
    onError,
  });
  const remove = useMutation({
    mutationFn: (skillTag: string) => api(removeSkill, { params: { skillTag } }),
    onSuccess: ({ undo, ...queue }, skillTag) => {
      onSuccess(queue);
      // Without an undo it was already gone: in another tab, or by a second click.
      if (undo !== null)
        showToast({
          title: `${skillName(skillTag)} is removed`,
          timeoutMs: 12_000,
          action: { label: 'Undo', onClick: () => restore.mutate({ skillTag, undo }) },
        });
    },
    onError,
  });
  if (!data?.enabled || data.items.length === 0) return null;
  return (
    <section aria-labelledby="skills">
      <h2 id="skills" className="text-xl font-semibold">
        Skills to review
      </h2>
      <p className="mt-1 max-w-prose text-muted">Skills you missed. Mark one as reviewed, and it comes back in two days.</p>
      <KeepsFocus>
        <ul className="mt-4 border-y border-line">
          {data.items.map(({ skillTag, isDue, dueAt, wrongCount }) => (
            <li key={skillTag} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-2 py-3 last:border-0">
              <span className="min-w-0 grow basis-56">
                {skillName(skillTag)}
                <span className="block text-sm text-muted">Missed {formatCount(wrongCount, 'time')}</span>
              </span>
              {isDue ? <Badge tone="primary">Due</Badge> : <span className="text-sm text-muted">Due {formatDate(dueAt)}</span>}
              <span className="flex gap-2">
                <Button variant="secondary" size="small" aria-label={`Mark ${skillName(skillTag)} as reviewed`} onClick={() => review.mutate(skillTag)}>
                  Reviewed
                </Button>
                <Button variant="quiet" size="small" aria-label={`Remove ${skillName(skillTag)}`} onClick={() => remove.mutate(skillTag)}>
                  Remove
                </Button>
              </span>
            </li>
          ))}
        </ul>
      </KeepsFocus>
    </section>
  );
}
