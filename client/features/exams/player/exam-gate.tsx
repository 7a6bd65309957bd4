import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { api } from '#client/platform/api.ts';
import { openExamStore } from '#client/platform/exam-store.ts';
import { meQuery, useSession } from '#client/platform/session.ts';
import { pathTo } from '#client/paths.ts';
import { ErrorState, LoadingState } from '#client/ui/page-states.tsx';
import { ExamContext, useEngine } from './use-exam.ts';
import { SignInDialog } from './sign-in-dialog.tsx';
import { parseOwner, type Owner } from './owner.ts';

const ownerKey = 'owner';

/**
 * Who takes this exam: the signed-in person at entry; offline, the last one of this device. Once
 * known it stays, so that a session that ends meanwhile never throws anybody out of an exam.
 */
function useOwner(): { readonly owner: Owner | null; readonly guest: boolean; readonly error: unknown } {
  const session = useSession();
  const [owner, setOwner] = useState<Owner | null>(null);
  const me = session.kind === 'user' ? session.me : null;
  const unreachable = session.kind === 'unreachable';
  useEffect(() => {
    if (owner) return;
    if (me) {
      const next = { userId: me.id, name: me.name, email: me.email };
      setOwner(next);
      void openExamStore().set(ownerKey, next);
    } else if (unreachable) {
      void openExamStore().get(ownerKey).then((raw) => setOwner((held) => held ?? parseOwner(raw)));
    }
  }, [owner, me, unreachable]);
  return { owner, guest: !owner && session.kind === 'guest', error: session.kind === 'unreachable' ? session.error : undefined };
}

/** The session in the address; without one, the exam touched last. */
function useSessionId(): string | null {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const id = search.get('session');
  useEffect(() => {
    if (id) return;
    api('listSessions', {}).then(
      ({ sessions: [latest] }) => navigate(latest ? `${pathname}?session=${encodeURIComponent(latest.id)}` : pathTo('practiceExams'), { replace: true }),
      () => navigate(pathTo('practiceExams'), { replace: true }),
    );
  }, [id, navigate, pathname]);
  return id;
}

const Centre = ({ children }: { readonly children: ReactNode }) => (
  <main id="main" tabIndex={-1} className="page-column min-h-dvh py-16 outline-none">
    {children}
  </main>
);

function Held({ owner, sessionId, children }: { readonly owner: Owner; readonly sessionId: string; readonly children: ReactNode }) {
  const engine = useEngine(owner.userId, sessionId);
  return (
    <ExamContext value={{ engine, userId: owner.userId, studentName: owner.name }}>
      {children}
      <SignInDialog owner={owner} />
    </ExamContext>
  );
}

/** Gives the screens inside it the engine of the session in the address. */
export function ExamGate({ children }: { readonly children: ReactNode }) {
  const { owner, guest, error } = useOwner();
  const client = useQueryClient();
  const location = useLocation();
  const sessionId = useSessionId();
  if (guest) return <Navigate to={pathTo('login', {}, { from: `${location.pathname}${location.search}` })} replace />;
  if (owner && sessionId) return <Held key={sessionId} owner={owner} sessionId={sessionId}>{children}</Held>;
  return (
    <Centre>
      {error && !owner ? <ErrorState heading="h1" title="We could not check who is signed in" error={error} onRetry={() => void client.refetchQueries(meQuery)} /> : <LoadingState label="Opening your exam" />}
    </Centre>
  );
}
