import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getSkillQueue, markSkillReviewed, removeSkill } from '#contract/skill-queue.ts';
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
  const change = useMutation({
    mutationFn: ({ skillTag, gone }: { readonly skillTag: string; readonly gone: boolean }) =>
      gone ? api(removeSkill, { params: { skillTag } }) : api(markSkillReviewed, { params: { skillTag }, body: {} }),
    onSuccess: (queue) => client.setQueryData(skillQueueKey, queue),
    onError: (error) => showToast({ title: error.message, tone: 'danger' }),
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
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={`Mark ${skillName(skillTag)} as reviewed`}
                  onClick={() => change.mutate({ skillTag, gone: false })}
                >
                  Reviewed
                </Button>
                <Button variant="quiet" size="small" aria-label={`Remove ${skillName(skillTag)}`} onClick={() => change.mutate({ skillTag, gone: true })}>
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
