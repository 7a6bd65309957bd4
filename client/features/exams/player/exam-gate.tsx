import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { listSessions } from '#contract/exam-sessions.ts';
import { api } from '#client/platform/api.ts';
import { loadPart, loadWithRetry } from '#client/platform/chunk-load.ts';
import { loadOwner, type Owner } from '#client/platform/exam-copy.ts';
import { openExamStore } from '#client/platform/exam-store.ts';
import { meQuery, useSession } from '#client/platform/session.ts';
import { pathTo } from '#client/paths.ts';
import { ErrorState, LoadingState } from '#client/ui/page-states.tsx';
import { loadMath } from '#client/ui/question/math-text.tsx';
import { Notice, useNotice } from './notice.tsx';
import { ExamContext, useEngine, useSnapshot, useSnapshotPart } from './use-exam.ts';

/**
 * Who is taking this exam: the signed-in user or, offline, the one last signed in on this device. Once
 * known it stays, so that a session that ends in the meantime never throws anybody out of an exam; only
 * somebody else signing in takes the screen over.
 */
function useOwner(): { readonly owner: Owner | null; readonly guest: boolean; readonly error: unknown } {
  const session = useSession();
  const [known, setKnown] = useState<Owner | null>(null);
  const me = session.kind === 'user' ? session.me : null;
  const unreachable = session.kind === 'unreachable';
  useEffect(() => {
    if (me) setKnown({ userId: me.id, name: me.name, email: me.email });
    else if (unreachable) void loadOwner(openExamStore()).then((last) => setKnown((before) => before ?? last));
  }, [me, unreachable]);
  // Not for one moment what was known for somebody else.
  const owner = me && known?.userId !== me.id ? null : known;
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
    api(listSessions, {}).then(
      ({ sessions: [latest] }) => navigate(latest ? `${pathname}?session=${encodeURIComponent(latest.id)}` : pathTo('practiceExams'), { replace: true }),
      () => navigate(pathTo('practiceExams'), { replace: true }),
    );
  }, [id, navigate, pathname]);
  return id;
}

const PageColumn = ({ children }: { readonly children: ReactNode }) => (
  <main id="main" tabIndex={-1} className="page-column min-h-dvh py-16 outline-none">
    {children}
  </main>
);

const LoadingExam = () => (
  <PageColumn>
    <LoadingState label="Opening your exam" />
  </PageColumn>
);

/** What each step of an exam changes on other screens; they fetch again when they are next shown. */
const touched = ['progress', 'exams', 'results', 'review'] as const;

function useFreshScreens(): void {
  const client = useQueryClient();
  const step = useSnapshotPart(({ session }) => (session ? `${session.phase.kind} ${session.currentModuleIndex}` : null));
  useEffect(() => {
    const refresh = () => touched.forEach((key) => void client.invalidateQueries({ queryKey: [key] }));
    refresh();
    return refresh;
  }, [client, step]);
}

/** Messages from the engine while no module is on screen; the player shows its own. One place hears them at a time. */
function NoticeOutsideModule() {
  const { said, dismiss } = useNotice(useSnapshot());
  return <Notice said={said} onDismiss={dismiss} />;
}

const signIn = () => import('./sign-in-dialog.tsx');
const loadSignIn = () => loadPart(signIn, 'SignInDialog');
type SignInDialog = Awaited<ReturnType<typeof loadSignIn>>;

/** After a failure, ms. */
const nextTryMs = 15_000;

/**
 * Most exams end in the session they began in. Until the code for signing in again is there, work goes on without it, and the line below
 * says that answers are on this device only.
 */
function SignInAgain({ owner }: { readonly owner: Owner }) {
  const needsSignIn = useSnapshotPart((snapshot) => snapshot.needsSignIn);
  const [needed, setNeeded] = useState(needsSignIn);
  if (needsSignIn && !needed) setNeeded(true);
  const [Dialog, setDialog] = useState<SignInDialog | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!needed || Dialog) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isClosed = false;
    const tryLater = () => {
      if (!isClosed) timer = setTimeout(() => setTries((count) => count + 1), nextTryMs);
    };
    void loadWithRetry(loadSignIn).then((loaded) => {
      if (!isClosed) setDialog(() => loaded);
    }, tryLater);
    return () => {
      isClosed = true;
      clearTimeout(timer);
    };
  }, [needed, Dialog, tries]);
  return Dialog && <Dialog owner={owner} />;
}

/** How long after something of the exam is on screen the rest is fetched: what comes first has connection and processor to itself, ms. */
const laterMs = 1500;

/** Before a lost connection can come between here and the first formula, or signing in again. */
function useFetchedAhead(): void {
  const isShown = useSnapshotPart(({ stage }) => stage.kind !== 'loading' && stage.kind !== 'opening');
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setTimeout(() => [loadMath, loadSignIn].forEach((load) => void load().catch(() => undefined)), laterMs);
    return () => clearTimeout(timer);
  }, [isShown]);
}

/** Each step of an exam is a new main part; what had the focus in the one before is gone, and a screen reader would begin at the top of the page. */
function useFocusOnSteps(): void {
  // The first page of a visit: there, the top is where to begin.
  const [isFirstPage] = useState(useLocation().key === 'default');
  const step = useSnapshotPart(({ stage }) => (stage.kind === 'loading' || stage.kind === 'opening' ? null : stage.kind));
  const last = useRef(step);
  useEffect(() => {
    const isBeginning = last.current === null;
    last.current = step;
    if (step === null || (isBeginning && isFirstPage)) return;
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
  }, [step, isFirstPage]);
}

function ExamOverlays({ owner, children }: { readonly owner: Owner; readonly children: ReactNode }) {
  useFreshScreens();
  useFetchedAhead();
  useFocusOnSteps();
  const isInModule = useSnapshotPart(({ stage }) => stage.kind === 'module');
  return (
    <>
      {children}
      {isInModule ? null : <NoticeOutsideModule />}
      <SignInAgain owner={owner} />
    </>
  );
}

function ExamProvider({ owner, sessionId, children }: { readonly owner: Owner; readonly sessionId: string; readonly children: ReactNode }) {
  const engine = useEngine(owner.userId, sessionId);
  if (!engine) return <LoadingExam />;
  return (
    <ExamContext value={{ engine, userId: owner.userId, studentName: owner.name }}>
      <ExamOverlays owner={owner}>{children}</ExamOverlays>
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
  if (owner && sessionId)
    return (
      <ExamProvider key={`${owner.userId}/${sessionId}`} owner={owner} sessionId={sessionId}>
        {children}
      </ExamProvider>
    );
  if (!error || owner) return <LoadingExam />;
  return (
    <PageColumn>
      <ErrorState heading="h1" title="We could not check who is logged in" error={error} onRetry={() => void client.refetchQueries(meQuery)} />
    </PageColumn>
  );
}
