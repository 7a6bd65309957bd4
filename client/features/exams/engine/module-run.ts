/** A module being taken: its answers, what is not yet sent, its clock and the question on screen. */
import type { ModuleView, Saved } from '#contract/exam-modules.ts';
import type { SessionView } from '#contract/exam-sessions.ts';
import type { AnswerState } from '#core/exams/answer-state.ts';
import { stampOf, versionOf } from '#client/platform/exam-copy.ts';
import { createOutbox, fitRequest, type OutboxState } from '#client/platform/outbox.ts';
import { createLocalAnswers, type LocalAnswers, type Change, type Moment } from './local-answers.ts';
import { createCountdown, type ClockReading, type Countdown } from './clock.ts';
import type { Ports, SaveRequest } from './ports.ts';
import { createPresence } from './presence.ts';
import type { SessionStore } from './session-store.ts';
import { createStopwatch } from './stopwatch.ts';

export interface ModuleRunOptions {
  readonly ports: Ports;
  readonly store: SessionStore;
  readonly module: ModuleView;
  readonly device: string;
  readonly index: number;
  /** The question the server believes is shown. */
  readonly serverIndex: number | undefined;
  /** States known from server and device. */
  readonly known: readonly AnswerState[];
  readonly unsent: readonly AnswerState[];
  readonly onChange: () => void;
  /** A change from another tab or device replaced something here. */
  readonly onOvertaken: () => void;
  readonly onSaved: (phase: SessionView['phase']) => void;
  /** Support has given time back. */
  readonly onTimeAdded: (ms: number) => void;
  readonly onFailure: (error: unknown, batch: readonly AnswerState[]) => 'retry' | 'split' | 'stop';
  /** The server will never accept this state; it stays on the device. */
  readonly onRefused: (state: AnswerState) => void;
}

export interface ModuleRun {
  readonly module: ModuleView;
  readonly countdown: Countdown;
  answers(): ReadonlyMap<string, AnswerState>;
  index(): number;
  goTo(index: number): void;
  change(questionId: string, change: Change): void;
  /**
   * States from elsewhere. One from another tab of this device may not have reached the server
   * yet, so this tab sends it too: whichever tab survives, it arrives.
   */
  adopt(states: readonly AnswerState[], from: 'server' | 'tab'): void;
  syncClock(reading: ClockReading): void;
  setVisible(visible: boolean): void;
  /** The engine's pulse. */
  tick(): void;
  /** Records time spent and the clock, and tells the server that this page is there; called about twice a minute. */
  heartbeat(): void;
  /** Time left, ms, as this page counted it while the server did not hear of it; undefined if it was heard, or was not there itself. */
  countedLeft(): number | undefined;
  flush(leaving: boolean): Promise<void>;
  /** Stops sending and returns what the server has not acknowledged. */
  finish(): Promise<readonly AnswerState[]>;
  /** Resumes after `finish`, or after a stop for another reason. */
  resume(): void;
  /** What is on its way to the server, and whether changes are still being written on this device. */
  sending(): { readonly state: OutboxState; readonly writing: boolean };
  /** Sends nothing any more. */
  stop(): void;
}

/** The longest prefix of states that may go in one request. */
export const fitStates = (states: readonly AnswerState[], leaving: boolean): readonly AnswerState[] => fitRequest(states, leaving, 30);

export function createModuleRun(options: ModuleRunOptions): ModuleRun {
  const { ports, store, module, onChange } = options;
  const { position } = module;
  const local: LocalAnswers = createLocalAnswers(
    module.questions.map(({ id }) => id),
    options.known,
    options.device,
  );
  const countdown = createCountdown();
  const stopwatch = createStopwatch(ports.now);
  const presence = createPresence(ports);
  const writing = new Map<string, AnswerState>();
  let index = Math.min(Math.max(0, options.index), module.questions.length - 1);
  let serverIndex = options.serverIndex;
  let sending: OutboxState = 'idle';
  let beats = 0;
  /** The question shown was opened and its trail does not say so yet. */
  let opened = true;

  const adopt = (states: readonly AnswerState[], from: 'server' | 'tab') => {
    let changed = false;
    for (const state of states) {
      const { questionId } = state;
      const outcome = local.adopt(state);
      const now = local.get(questionId);
      changed ||= outcome.changed;
      if (from === 'server' && versionOf(now) === versionOf(state)) {
        writing.delete(questionId);
        outbox.drop(questionId);
        void store.acknowledge(position, state);
      } else if (outcome.taken) {
        writing.delete(questionId);
        outbox.put(now);
        void store.saveAnswer(position, now, true);
      }
    }
    if (changed) options.onOvertaken();
    onChange();
  };

  /** The versions sent that the server has: it acknowledges a stamp after taking the longer time. */
  const take = (saved: Saved, saves: readonly AnswerState[]): readonly string[] => {
    adopt(saved.newer, 'server');
    options.onSaved(saved.session.phase);
    const acknowledged = new Set(saved.acknowledged.map(stampOf));
    return saves.filter((state) => acknowledged.has(stampOf(state))).map(versionOf);
  };

  const countedLeft = () => {
    const left = countdown.remaining(ports.now());
    return left === null || countdown.paused() || !presence.workedOn() ? undefined : Math.round(left);
  };

  const outbox = createOutbox<AnswerState>({
    send: async (saves, leaving) => {
      const shown = index;
      const remainingMs = countedLeft();
      const request: SaveRequest = {
        saves,
        ...(shown === serverIndex ? {} : { currentQuestionIndex: shown }),
        ...(remainingMs === undefined ? {} : { remainingMs }),
      };
      const saved = await ports.api.saveAnswers(position, request, leaving);
      serverIndex = shown;
      return take(saved, saves);
    },
    keyOf: ({ questionId }) => questionId,
    versionOf,
    onAcknowledged: (state) => void store.acknowledge(position, state),
    onFailure: options.onFailure,
    onRefused: options.onRefused,
    onState: (state) => {
      sending = state;
      onChange();
    },
    fit: fitStates,
    schedule: ports.schedule,
    random: ports.random,
  });

  /** Device first: only what is written here is sent, unless the device's storage is in trouble. */
  const commit = (state: AnswerState | undefined) => {
    if (!state) return;
    writing.set(state.questionId, state);
    ports.channel.post({ kind: 'answer', position, state });
    if (!ports.store.durable()) outbox.put(state);
    onChange();
    void store.saveAnswer(position, state, true).then(() => {
      if (writing.get(state.questionId) !== state) return;
      writing.delete(state.questionId);
      outbox.put(state);
      onChange();
    });
  };
  const here = () => module.questions[index]?.id ?? '';
  /** Now, in the time worked on this module; `spent` ms after the last note of it. */
  const moment = (spent: number): Moment => {
    const remainingMs = countdown.remaining(ports.now());
    if (remainingMs === null) return { atMs: null, openedMs: null };
    const atMs = Math.max(0, countdown.allowed() - remainingMs);
    return { atMs, openedMs: opened ? Math.max(0, atMs - spent) : null };
  };
  /** False if there was none to note. */
  const noteTime = (spent: number): boolean => {
    const state = local.addTime(here(), spent, moment(spent));
    if (state) opened = false;
    commit(state);
    return state !== undefined;
  };
  const hurry = () => {
    for (const state of writing.values()) outbox.put(state);
    writing.clear();
  };
  const saveClock = () => {
    const remainingMs = countdown.remaining(ports.now());
    if (remainingMs !== null) void store.saveClock(position, { remainingMs, allowedMs: countdown.allowed(), paused: countdown.paused(), atWall: ports.wall() });
  };

  for (const state of options.unsent) outbox.put(state);
  stopwatch.start();
  return {
    module,
    countdown,
    answers: local.all,
    index: () => index,
    goTo: (to) => {
      const next = Math.min(Math.max(0, to), module.questions.length - 1);
      if (next === index) return;
      noteTime(stopwatch.lap());
      index = next;
      opened = true;
      void store.saveIndex(position, index);
      onChange();
    },
    change: (id, change) => {
      const shown = id === here();
      const spent = shown ? stopwatch.read() : 0;
      const now = moment(spent);
      const state = local.change(id, change, spent, shown ? now : { ...now, openedMs: null });
      if (!state) return;
      if (shown) {
        opened = false;
        stopwatch.lap();
      }
      commit(state);
    },
    adopt,
    syncClock: (reading) => {
      const allowed = countdown.allowed();
      countdown.sync(reading, ports.now());
      if (allowed > 0 && reading.allowedMs > allowed) options.onTimeAdded(reading.allowedMs - allowed);
      if (!reading.paused) presence.heard();
      saveClock();
    },
    setVisible: (visible) => {
      if (visible) stopwatch.start();
      else noteTime(stopwatch.stop());
    },
    tick: presence.beat,
    heartbeat: () => {
      beats += 1;
      saveClock();
      // Time is noted once a minute; the save that brings it says that this page is there, too.
      if (beats % 2 === 1 || !noteTime(stopwatch.lap())) void outbox.flush({ evenIfEmpty: true });
    },
    countedLeft,
    flush: (leaving) => {
      if (leaving) hurry();
      return outbox.flush({ leaving, evenIfEmpty: index !== serverIndex || countedLeft() !== undefined });
    },
    finish: async () => {
      noteTime(stopwatch.stop());
      const written = [...writing.values()].map((state) => store.saveAnswer(position, state, true));
      hurry();
      outbox.stop();
      await Promise.all(written);
      return outbox.waiting();
    },
    stop: outbox.stop,
    resume: () => {
      stopwatch.start();
      outbox.resume();
    },
    sending: () => ({ state: sending, writing: writing.size > 0 }),
  };
}
