import { useMemo } from 'react';
import type { AuthoredQuestion } from '#contract/authoring.ts';
import { questionSchema } from '#core/questions/question.ts';
import { Button } from '#client/ui/button.tsx';
import { KeepsFocus } from '#client/ui/keeps-focus.tsx';
import { LeaveGuard } from '#client/kits/form/leave-guard.tsx';
import { useTyped } from '#client/kits/form/typed.ts';
import { NewerVersion } from '#client/kits/form/newer-version.tsx';
import { useEdition } from '#client/kits/form/use-edition.ts';
import { AskedIn } from './asked-in.tsx';
import { Problems } from './problems.tsx';
import { QuestionForm } from './question-form.tsx';
import { QuestionPreview } from './question-preview.tsx';
import { QuestionOrigin } from './question-origin.tsx';
import { stepWords } from './question-words.ts';
import { Statistics } from './statistics.tsx';
import { useEditing } from './use-editing.ts';
import { useSaveQuestion } from './use-save-question.ts';
import { useStatusSteps } from './use-status-steps.ts';
import { Changes, Versions } from './versions.tsx';

/** A question's text beside its preview, and below what is known about it. */
export function QuestionEditor({ view }: { readonly view: AuthoredQuestion }) {
  const edition = useEdition(view, ({ id, newestVersion }) => [id, newestVersion], useTyped());
  const base = useMemo(() => questionSchema.parse(edition.base.question), [edition.base]);
  const editing = useEditing(base);
  const { busy, offered, move } = useStatusSteps(view);
  const save = useSaveQuestion(edition, editing);
  const problems = editing.problems ?? view.problems;
  const canSave = editing.edited && editing.isSound && edition.newer === null;
  return (
    <div className="flex flex-col gap-10">
      <LeaveGuard id={editing.id} />
      <div className="grid gap-8 lg:grid-cols-2">
        <section aria-labelledby="text" className="min-w-0">
          <h2 id="text" className="mb-4 text-xl font-semibold">
            Text
          </h2>
          <QuestionForm base={base} entries={editing.entries} errors={editing.errors} onEntry={editing.enter} />
        </section>
        <div className="min-w-0">
          <div
            className="flex flex-col gap-6 lg:sticky lg:top-18 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:pr-1"
            role="region"
            aria-label="Preview and checks"
            tabIndex={0}
          >
            <NewerVersion
              shown={edition.newer !== null}
              onKeepMine={edition.keepMine}
              onDiscardMine={() => {
                editing.reset();
                edition.startAnew();
              }}
            >
              {edition.newer ? <Changes before={base} after={questionSchema.parse(edition.newer.question)} /> : null}
            </NewerVersion>
            <KeepsFocus className="flex flex-wrap gap-3">
              <Button aria-disabled={!canSave} busy={save.isPending} busyLabel="Saving…" onClick={() => canSave && save.mutate(editing)}>
                Save version {view.newestVersion + 1}
              </Button>
              {editing.edited ? (
                <Button variant="quiet" onClick={editing.reset}>
                  Discard changes
                </Button>
              ) : (
                offered.map((to) => (
                  <Button key={to} variant="secondary" busy={busy} onClick={() => move(to, view.version)}>
                    {stepWords[to].label}
                  </Button>
                ))
              )}
            </KeepsFocus>
            {editing.isSound ? null : (
              <p className="text-sm text-danger">Something in the form isn’t valid yet. The preview shows the last version that was.</p>
            )}
            <Problems problems={problems} checking={editing.checking} />
            <QuestionPreview key={base.version} question={editing.question} />
          </div>
        </div>
      </div>
      <Versions view={view} busy={busy || editing.edited} onPublish={(version) => move('published', version)} />
      <QuestionOrigin question={base} view={view} />
      <Statistics rows={view.statistics} />
      <AskedIn view={view} />
    </div>
  );
}
