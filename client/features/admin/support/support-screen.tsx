import { useState } from 'react';
import { useParams } from 'react-router';
import { openSupportView, type SupportView } from '#contract/support.ts';
import { Form } from '#client/kits/form/form.tsx';
import { ReasonField, reasonErrors } from '#client/kits/form/reason-field.tsx';
import { useForm } from '#client/kits/form/use-form.ts';
import { pathTo } from '#client/paths.ts';
import { api } from '#client/platform/api.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { KeepsFocus } from '#client/ui/keeps-focus.tsx';
import { Page } from '#client/ui/page-states.tsx';
import { AccountParts } from './account-parts.tsx';
import { LiveExams } from './live-exams.tsx';

function SupportReasonForm({ userId, onOpen }: { readonly userId: string; readonly onOpen: (view: SupportView) => void }) {
  const form = useForm({
    read: (entries) => entries.text('reason'),
    check: reasonErrors,
    send: (reason) => api(openSupportView, { params: { userId }, body: { reason } }),
    onDone: onOpen,
  });
  return (
    <Form form={form} className="max-w-prose gap-5">
      <p>
        You will see when this account was used, its exams, quizzes, and unsent emails, but nothing its owner wrote, chose, or answered. Your name and the
        reason are written to the action log.
      </p>
      <ReasonField form={form} description="For example, the ticket number of a message." />
      <div>
        <Button type="submit" busy={form.busy} busyLabel="Opening…">
          Open the account
        </Button>
      </div>
    </Form>
  );
}

/** /admin/membership-management/:userId/support */
export function SupportScreen() {
  const { userId = '' } = useParams();
  const [view, setView] = useState<SupportView | null>(null);
  return (
    <Page
      title={view ? `Support for ${view.account.name}` : 'Support view'}
      lead={view ? <span className="break-all">{view.account.email}</span> : 'An account as it is now, read-only, to help its owner.'}
      actions={
        <ButtonLink variant="secondary" to={pathTo('adminMember', { userId })}>
          Plan and security
        </ButtonLink>
      }
    >
      <KeepsFocus>
        {view ? (
          <div className="flex flex-col gap-12">
            <LiveExams
              userId={userId}
              view={view}
              onChange={(changed) => setView({ ...view, sessions: view.sessions.map((session) => (session.id === changed.id ? changed : session)) })}
            />
            <AccountParts view={view} />
          </div>
        ) : (
          <SupportReasonForm userId={userId} onOpen={setView} />
        )}
      </KeepsFocus>
    </Page>
  );
}
