/**
 * Who is signed in, according to the server. The device stores whose exams it may open while the server is unavailable, and for boot.js the
 * account and the tier of its last visit.
 */
import { useEffect } from 'react';
import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { getMe, signOut, type Me } from '#contract/accounts.ts';
import { api, ApiError } from './api.ts';
import { isExamAddress } from './exam-address.ts';
import { leavePage } from './leave-page.ts';
import { endPushSubscription } from './push.ts';
import { forgetTab } from './tab-memory.ts';
import { forgetAllTools } from './exam-tools.ts';
import { adoptOwner, forgetOwner, forgetStudent } from './exam-copy.ts';
import { openExamStore } from './exam-store.ts';
import { forgetDrafts } from './quiz-draft.ts';
import { annotatedWorks, forgetSettings, readSetting, writeSetting } from './storage.ts';
import { giveUpUnsaved, hasUnsaved, onUnsavedChange } from './unsaved.ts';
import { onPlanChanged, onSignedIn, onSignedOut, tellPlanChanged, tellSignedIn, tellSignedOut } from './session-signal.ts';

export type Session =
  | { readonly kind: 'loading' }
  | { readonly kind: 'guest' }
  | { readonly kind: 'user'; readonly me: Me }
  /** No answer from the server yet: offline screens may still work from what is on this device. */
  | { readonly kind: 'unreachable'; readonly error: Error };

/** The server's answer, or why there is none. `ended`: this session is over, but unsent input on screen waits for the same account to come back. */
type Answer = { readonly me: Me | null; readonly ended?: true } | { readonly me?: undefined; readonly failure: Error };

const retryMs = 10_000;
const knownMs = 120_000;

/** In progress: what is stored on this device is being prepared for the account that is signed in. */
let adopting: Promise<void> = Promise.resolve();

/** How long an exam waits for that: storage may not answer. */
const orderMs = 1_000;

/** Resolves once this account's own answers are where an exam looks for them. */
export const deviceInOrder = (): Promise<void> => Promise.race([adopting, new Promise<void>((resolve) => setTimeout(resolve, orderMs))]);

/** For boot.js, which asks for the next screen's data before it is known who is signed in. */
function rememberAccount(me: Me | null): void {
  writeSetting('account', me && me.id);
  writeSetting('tier', me && me.membershipTier);
}

/** Highlights and notes that an earlier visit, or an ended session, left on this device. */
function sendLeft(): void {
  if (annotatedWorks().length > 0)
    void import('./annotation-sender.ts').then(
      ({ sendLeftAnnotations }) => sendLeftAnnotations(),
      () => undefined,
    );
}

/** From now on nobody else's exam or quiz continues on this device. What a guest began stays: it becomes the account's. */
const own = (me: Me, deviceKey: string | undefined) => {
  adopting = adoptOwner(openExamStore(), { userId: me.id, name: me.name, email: me.email, ...(deviceKey !== undefined && { deviceKey }) }).then((before) => {
    if (before && before.userId !== me.id) {
      forgetDrafts();
      forgetAllTools();
    }
    sendLeft();
  });
  rememberAccount(me.emailVerified ? me : null);
  tellSignedIn(me.id);
};

/** The account that this tab's data was loaded for; it outlasts the session. */
let loadedFor: string | null = null;

const isLoaded = { predicate: ({ queryKey }: { readonly queryKey: readonly unknown[] }) => queryKey[0] !== meQuery.queryKey[0] };

/** Another tab has signed in where this one showed no account. A guest’s practice continues as the account’s, and is fetched again. */
function followSignIn(client: QueryClient, me: Me): void {
  if (loadedFor !== null && loadedFor !== me.id) client.removeQueries(isLoaded);
  else void client.invalidateQueries(isLoaded);
}

/** An exam on screen continues with what is on this device until its student has signed in again. */
const inExam = () => isExamAddress(location.pathname);

/** What an account leaves on this device besides its exams, and the messages that would still come here. */
function forgetBesidesExams(): Promise<void> {
  forgetDrafts();
  forgetAllTools();
  forgetSettings('intent.');
  forgetSettings('plan-calendar.');
  return endPushSubscription();
}

/** The server knows no session here. If there was one it has ended: on another device, by an administrator or with its account. */
async function forgetEndedSession(): Promise<void> {
  rememberAccount(null);
  if (!(await forgetOwner(openExamStore()))) return;
  await forgetBesidesExams();
}

/** Somebody else has signed in here: the page reloads for them. Until then it shows nothing new, and its calls are refused. */
function startAnew(): Promise<never> {
  forgetTab();
  giveUpUnsaved();
  location.reload();
  return new Promise<never>(() => undefined);
}

async function askServer(client: QueryClient, signal: AbortSignal): Promise<Answer> {
  try {
    const { me, deviceKey, topics } = await api(getMe, {}, { signal, timeoutMs: 8000 });
    if (topics && (topics.length > 0 || readSetting('topics') !== null))
      await import('./topics-shown.ts').then(
        ({ followTopics }) => followTopics(topics),
        () => undefined,
      );
    signal.throwIfAborted();
    const before = client.getQueryData<Answer>(meQuery.queryKey)?.me;
    if (me) {
      own(me, deviceKey);
      if (before && before.id !== me.id && !inExam()) return await startAnew();
      if (before?.id === me.id && before.membershipTier !== me.membershipTier) {
        tellPlanChanged(me.id);
        setTimeout(() => void client.invalidateQueries(isLoaded));
      }
      // After the answer has become the session, which all other requests use.
      if (before !== undefined && before?.id !== me.id) setTimeout(() => followSignIn(client, me));
    } else {
      loadedFor = before?.id ?? loadedFor;
      if (!inExam()) void forgetEndedSession().then(sendLeft);
      if (before && hasUnsaved() && !inExam()) return { me: before, ended: true };
    }
    return { me };
  } catch (failure) {
    // Once known, a session stays known until the server says otherwise: the query keeps its data on an error.
    if (client.getQueryData<Answer>(meQuery.queryKey)?.me !== undefined || signal.aborted) throw failure;
    // A failure is data too: as an error it would be forgotten whenever the query is asked again,
    // and a guard would take an exam off the screen for the time of each try.
    return { failure: failure instanceof Error ? failure : new Error(String(failure)) };
  }
}

export const meQuery = queryOptions<Answer>({
  queryKey: ['me'],
  queryFn: ({ client, signal }) => askServer(client, signal),
  staleTime: ({ state }) => (state.data?.me === undefined ? 0 : 5 * 60_000),
  // A plan may change, or a session end, while a page stays open.
  refetchInterval: ({ state }) => (state.data && state.data.me === undefined ? retryMs : state.data?.me && !inExam() ? knownMs : false),
  // A user who comes back to this tab may have fixed the problem elsewhere.
  refetchOnWindowFocus: () => (inExam() ? false : 'always'),
  // Screens inside a guard ask too; one request at a time is enough.
  refetchOnMount: false,
  retry: false,
});

/** The current session; keeps the last known one while it is fetched again. */
export function useSession(): Session {
  const { data } = useQuery(meQuery);
  if (!data) return { kind: 'loading' };
  if (data.me === undefined) return { kind: 'unreachable', error: data.failure };
  return data.me ? { kind: 'user', me: data.me } : { kind: 'guest' };
}

/** Whether somebody has an account here, as far as is known: without an answer of the server, whether the last one named them. */
export function useHasAccount(): boolean {
  const { kind } = useSession();
  return kind === 'user' || (kind === 'unreachable' && readSetting('account') !== null);
}

/** True while the session shown has ended and its screen stays because of unsent input. */
export function useSessionEnded(): boolean {
  const { data } = useQuery(meQuery);
  return data?.me !== undefined && data.ended === true;
}

/** Makes `me` the session without asking the server, after a call that returned it; what was loaded for somebody else is discarded. */
export function useAdoptSession(): (me: Me) => void {
  const client = useQueryClient();
  return (me) => {
    const before = client.getQueryData<Answer>(meQuery.queryKey)?.me;
    // An answer still on its way is about who was signed in before.
    void client.cancelQueries(meQuery);
    client.setQueryData<Answer>(meQuery.queryKey, { me });
    own(me, undefined);
    // What an earlier session left sealed on this device opens only with the account's key.
    adopting = adopting
      .then(() => api(getMe, {}))
      .then(({ me: now, deviceKey }) => (now?.id === me.id ? own(now, deviceKey) : undefined))
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) console.error('This device was not prepared for the account:', error);
      });
    if (before?.id !== me.id) client.removeQueries(isLoaded);
  };
}

/** This tab ends the session itself and leaves when that is done. */
let leaving = false;

/** Exams on screen, here and in other tabs, close within this time and write no more. */
const closingMs = 200;

/** Clears this device of an account that has ended here, by signing out or for good; other tabs are notified. */
export async function forgetOnDevice(userId: string): Promise<void> {
  leaving = true;
  tellSignedOut(userId);
  await new Promise((resolve) => setTimeout(resolve, closingMs));
  rememberAccount(null);
  forgetTab();
  await forgetBesidesExams();
  await forgetStudent(openExamStore(), userId);
}

/**
 * Ends the session, clears this device of the student's exams and quizzes, including unsent answers, and
 * reloads at `destination`, which discards all that was loaded for this page.
 */
export function useSignOut(destination: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api(signOut, {}),
    onSuccess: async () => {
      const me = client.getQueryData<Answer>(meQuery.queryKey)?.me;
      if (me) await forgetOnDevice(me.id);
      leavePage(destination);
    },
  });
}

/** Follows who signs in and out in other tabs: leaves for `destination` when this account is signed out, asks again when another signs in. Exams on screen handle this themselves. */
export function useFollowOtherTabs(destination: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const answer = () => client.getQueryData<Answer>(meQuery.queryKey);
    const shown = () => answer()?.me;
    const isOver = () => {
      const now = answer();
      return now?.me !== undefined && now.ended === true;
    };
    const stopOut = onSignedOut((userId) => {
      if (leaving || inExam() || shown()?.id !== userId) return;
      forgetTab();
      giveUpUnsaved();
      leavePage(destination);
    });
    const stopIn = onSignedIn((userId) => {
      // While it is not known who is signed in, that is being asked.
      if (!leaving && shown() !== undefined && (shown()?.id !== userId || isOver())) void client.refetchQueries(meQuery);
    });
    const stopPlan = onPlanChanged((userId) => {
      if (shown()?.id === userId) void client.refetchQueries(meQuery);
    });
    // With no unsent input left, the screen of an ended session closes too.
    const stopSaved = onUnsavedChange(() => {
      if (!hasUnsaved() && isOver()) client.setQueryData<Answer>(meQuery.queryKey, { me: null });
    });
    return () => {
      stopOut();
      stopIn();
      stopPlan();
      stopSaved();
    };
  }, [client, destination]);
}
