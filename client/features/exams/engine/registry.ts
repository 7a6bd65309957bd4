/**
 * The engines of this tab, one per session, shared by the screens it passes through. An engine
 * outlives its screens by a moment, so that going from the player to the break does not restart it.
 */
import { pathTo } from '#client/paths.ts';
import { onSignedOut } from '#client/platform/session-signal.ts';
import { browserPorts } from './browser-ports.ts';
import { createExamEngine } from './exam-engine.ts';
import type { ExamEngine } from './snapshot.ts';

interface SharedEngine {
  readonly engine: ExamEngine;
  readonly unhook: () => void;
  users: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const lingerMs = 1_500;
/** After an outage everybody's network returns at once: spread the first requests. */
const returnSpreadMs = 2_000;
const engines = new Map<string, SharedEngine>();

function hook(engine: ExamEngine): () => void {
  const visible = () => engine.setVisible(document.visibilityState === 'visible');
  const leaving = () => engine.leaving();
  let retrying: ReturnType<typeof setTimeout> | undefined;
  const online = () => {
    clearTimeout(retrying);
    retrying = setTimeout(() => engine.retry(), Math.random() * returnSpreadMs);
  };
  document.addEventListener('visibilitychange', visible);
  window.addEventListener('pagehide', leaving);
  window.addEventListener('online', online);
  return () => {
    clearTimeout(retrying);
    document.removeEventListener('visibilitychange', visible);
    window.removeEventListener('pagehide', leaving);
    window.removeEventListener('online', online);
  };
}

const keyOf = (userId: string, sessionId: string) => `${userId}/${sessionId}`;

function drop(key: string, entry: SharedEngine): void {
  clearTimeout(entry.timer);
  entry.unhook();
  entry.engine.close();
  if (engines.get(key) === entry) engines.delete(key);
}

/** Signing out in any tab leaves no exam open. */
function closeAll(userId: string): void {
  for (const [key, entry] of engines) {
    if (!key.startsWith(keyOf(userId, ''))) continue;
    drop(key, entry);
    if (entry.users > 0) location.replace(pathTo('login'));
  }
}

let listening = false;

function open(userId: string, sessionId: string): SharedEngine {
  if (!listening) onSignedOut(closeAll);
  listening = true;
  const engine = createExamEngine(sessionId, browserPorts(userId, sessionId));
  const entry: SharedEngine = { engine, unhook: hook(engine), users: 0, timer: undefined };
  engines.set(keyOf(userId, sessionId), entry);
  engine.open();
  return entry;
}

/** The engine of a session, created and opened on first use, for as long as a screen shows it: call `release` when it unmounts. */
export function retainEngine(userId: string, sessionId: string): { readonly engine: ExamEngine; readonly release: () => void } {
  const key = keyOf(userId, sessionId);
  const entry = engines.get(key) ?? open(userId, sessionId);
  clearTimeout(entry.timer);
  entry.users += 1;
  return {
    engine: entry.engine,
    release: () => {
      entry.users -= 1;
      if (entry.users === 0) entry.timer = setTimeout(() => drop(key, entry), lingerMs);
    },
  };
}
