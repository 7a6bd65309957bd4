/** The engine's ports in a browser. */
import { endBreak, pauseModule, saveAnswers, startModule, submitModule } from '#contract/exam-modules.ts';
import { getSession } from '#contract/exam-sessions.ts';
import { api } from '#client/platform/api.ts';
import { openExamStore } from '#client/platform/exam-store.ts';
import { deviceInOrder } from '#client/platform/session.ts';
import type { Ports, SessionApi, TabChannel } from './ports.ts';

/** Each call names the exam's own student, whichever account this tab shows by then. */
const sessionApi = (account: string, sessionId: string): SessionApi => ({
  getSession: async () => {
    await deviceInOrder();
    return api(getSession, { params: { sessionId } }, { account, timeoutMs: 10_000 });
  },
  startModule: (position) => api(startModule, { params: { sessionId, position } }, { account }),
  saveAnswers: (position, { saves, ...rest }, leaving) =>
    api(saveAnswers, { params: { sessionId, position }, body: { saves: [...saves], ...rest } }, { account, keepalive: leaving }),
  submitModule: (position, saves, reason, remainingMs) =>
    api(
      submitModule,
      { params: { sessionId, position }, body: { saves: [...saves], reason, ...(remainingMs === undefined ? {} : { remainingMs }) } },
      { account, timeoutMs: 25_000 },
    ),
  pauseModule: (position) => api(pauseModule, { params: { sessionId, position } }, { account, timeoutMs: 8_000 }),
  endBreak: () => api(endBreak, { params: { sessionId } }, { account }),
});

const silence: TabChannel = { post: () => undefined, listen: () => undefined, close: () => undefined };

function tabChannel(name: string): TabChannel {
  if (!('BroadcastChannel' in window)) return silence;
  const channel = new BroadcastChannel(name);
  return {
    post: (message) => channel.postMessage(message),
    listen: (listener) => channel.addEventListener('message', (event: MessageEvent<unknown>) => listener(event.data)),
    close: () => channel.close(),
  };
}

export const browserPorts = (userId: string, sessionId: string): Ports => ({
  api: sessionApi(userId, sessionId),
  store: openExamStore(),
  channel: tabChannel(`ascent-exam-${userId}-${sessionId}`),
  now: () => performance.now(),
  wall: () => Date.now(),
  random: () => Math.random(),
  schedule: (run, delayMs) => {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
  userId,
});
