/**
 * One exam session in this tab: loads it, runs its modules, submits them and moves on. Local
 * first: nothing a student does waits for the network. Framework-free; screens subscribe.
 */
import type { SessionView } from '#contract/exam-sessions.ts';
import { goesStraightOn } from '#core/exams/shape.ts';
import { ApiError, isPassing } from '#client/platform/api.ts';
import { deviceId } from './local-answers.ts';
import { createCountdown } from './clock.ts';
import { createStateKeeper } from './engine-state.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { loadStoredModule } from './merge-module.ts';
import { createSessionRefresh } from './session-refresh.ts';
import { createUnsentChanges } from './unsent-changes.ts';
import { createRetrier, EngineClosed } from './retry.ts';
import type { Ports } from './ports.ts';
import { isSignedOut } from './save-failure.ts';
import type { SubmitReason } from '#core/exams/session.ts';
import { createSessionStore } from './session-store.ts';
import type { ExamEngine } from './snapshot.ts';
import { createCurrentRun } from './current-run.ts';
import { isBehind, pauseRun, refusedText, submit as submitRun } from './submission.ts';
import { listenToTabs } from './tab-message.ts';
import { createTicker } from './ticker.ts';

/** How long "Time is up" stays before the next module of the section begins. */
const quietMs = 5_000;

/** A slow network must not delay a running module for longer than this. */
const slowServerMs = 2_500;

/** The engine of a session; `open` starts it. */
export function createExamEngine(sessionId: string, ports: Ports): ExamEngine {
  const store = createSessionStore(ports.store, ports.userId, sessionId);
  const retrier = createRetrier(ports);
  const device = deviceId(ports.random);
  const breakClock = createCountdown();
  const keeper = createStateKeeper(ports.store.durable);
  const { state, show, tell } = keeper;
  const moved = () => ports.channel.post({ kind: 'moved' });
  let closed = false;
  let intent: SubmitReason | undefined;

  const taking = () => !closed && state.stage.kind === 'module';

  const waiting = (error: ApiError) => {
    if (isSignedOut(error)) keeper.askSignIn();
    if ('offline' in state.stage && !state.stage.offline) show({ ...state.stage, offline: true });
  };
  const broke = (error: unknown) => {
    if (error instanceof EngineClosed) return;
    if (error instanceof ApiError && error.code === 'outdated') show({ kind: 'outdated' });
    else
      show({
        kind: 'failed',
        message: error instanceof ApiError ? error.message : 'Something went wrong on this screen. Your answers are safe on this device.',
      });
  };
  const steps = oneAtATime(broke, () => intent && submit(intent));

  const unsentChanges = createUnsentChanges(store, { api: ports.api, retrier, onWait: (error) => isSignedOut(error) && keeper.askSignIn() }, tell);

  const currentRun = createCurrentRun(device, ports, store, keeper, {
    refresh: () => void refresh(),
    timeUp: () => submit('time'),
    onIntent: (reason) => {
      intent = reason;
    },
  });

  const openModule = async (position: number) => {
    show({ kind: 'opening', position, offline: false });
    try {
      await currentRun.enter(await retrier.retry(() => ports.api.startModule(position), waiting));
    } catch (error) {
      if (!(error instanceof ApiError) || error.code === 'session-not-found') throw error;
      await settle(await retrier.retry(() => ports.api.getSession(), waiting), false);
    }
  };

  /** Goes where the server says the session is; a running module is opened unless that just failed. */
  const settle = async (next: SessionView, mayOpen = true): Promise<void> => {
    const { phase } = next;
    // A response that was overtaken on its way must not undo a step made in the meantime.
    if (state.run && isBehind(next, state.run.module.position)) return;
    state.session = next;
    if (phase.kind === 'unknown') {
      // The module stays as it is on this device: whether it is over, the new version will know.
      void state.run?.flush(false);
      return show({ kind: 'outdated' });
    }
    void store.saveSession(next);
    if (state.run && (phase.kind !== 'module' || phase.position !== state.run.module.position)) await currentRun.leave(state.run);
    void unsentChanges.settle(next);
    switch (phase.kind) {
      case 'complete':
        return show({ kind: 'complete', resultId: phase.resultId });
      case 'break':
        breakClock.sync(phase.clock, ports.now());
        return show({ kind: 'break', position: phase.position });
      case 'ready':
        return show({ kind: 'ready', position: phase.position });
      case 'module':
        if (phase.clock.paused && state.run?.countedLeft() !== undefined && state.stage.kind === 'module') {
          // The server did not hear of this page and stopped the clock, but here the work went on: say so, and hear what it says then.
          await state.run.flush(false);
          if (state.run?.countedLeft() === undefined) return;
        }
        state.run?.syncClock(phase.clock);
        if (phase.clock.paused) return show({ kind: 'paused', position: phase.position });
        if (!state.run && mayOpen) return openModule(phase.position);
        state.run?.resume();
        if (state.stage.kind !== 'submitting') show({ kind: state.run ? 'module' : 'ready', position: phase.position });
    }
  };

  /** Quietly: a request that fails now is repeated with the next beat. */
  const { refresh, refreshedAt } = createSessionRefresh(
    ports.now,
    async (withAnswers) => {
      const next = await ports.api.getSession();
      if (closed || (steps.running() && state.stage.kind !== 'module')) return;
      await settle(next);
      const { run, stage } = state;
      if (withAnswers && run && stage.kind === 'module') run.adopt((await ports.api.startModule(run.module.position)).answers, 'server');
    },
    (error) => {
      if (!(error instanceof ApiError) || error.code === 'session-not-found') broke(error);
      else if (isSignedOut(error)) keeper.askSignIn();
    },
  );

  const submit = (reason: SubmitReason) => {
    const { run } = state;
    if (!run || !taking() || steps.running()) return;
    intent = undefined;
    const { position } = run.module;
    show({ kind: 'submitting', position, reason, offline: false });
    void steps.run(async () => {
      await store.saveIntent(position, reason);
      if (reason === 'time') void run.flush(false);
      const quietUntil = ports.now() + quietMs;
      const outcome = await submitRun(run, reason, ports, retrier, waiting);
      if (outcome.kind === 'time-left') {
        await store.clearIntent(position);
        run.resume();
        show({ kind: 'module', position });
        return settle(outcome.session);
      }
      for (const taken of outcome.confirmed) await store.acknowledge(position, taken);
      if (outcome.refused.length > 0) {
        tell(refusedText(outcome.refused.length));
        // They stay on this device, and are not sent and told of again.
        await store.closeModule(position);
      }
      moved();
      const { phase, shape } = outcome.session;
      // Nobody who has just run out of time is thrown into the next questions.
      if (reason === 'time' && phase.kind === 'ready' && goesStraightOn(shape, phase.position)) await retrier.sleep(Math.max(0, quietUntil - ports.now()));
      await settle(outcome.session);
      // Within a section the next module follows at once; between sections the student starts it.
      if (state.stage.kind === 'ready' && goesStraightOn(outcome.session.shape, state.stage.position)) await openModule(state.stage.position);
      moved();
    });
  };

  const resumeFromDevice = async () => {
    const held = state.stage.kind === 'loading' ? await loadStoredModule(store, ports.wall()) : undefined;
    if (!held || state.stage.kind !== 'loading') return;
    state.session = held.session;
    currentRun.start(held.merged);
    if (held.clock) state.run?.syncClock(held.clock);
    show({ kind: 'module', position: held.merged.module.position });
    if (intent) submit(intent);
  };

  const load = async () => {
    const cancel = ports.schedule(() => void resumeFromDevice(), slowServerMs);
    const next = await retrier.retry(
      () => ports.api.getSession(),
      (error) => {
        waiting(error);
        void resumeFromDevice();
      },
    );
    cancel();
    // A submission already requested takes precedence.
    if (steps.running()) return;
    const resumed = state.run;
    await steps.run(() => settle(next));
    if (resumed && state.run) void refresh(true);
  };

  const ticker = createTicker(ports, {
    onWake: () => state.stage.kind !== 'loading' && void refresh(true),
    onBeat: () => {
      // The answer to a heartbeat says how the module stands.
      if (state.stage.kind === 'module') state.run?.heartbeat();
      if (state.stage.kind === 'break' || state.stage.kind === 'paused') void refresh();
    },
    onTick: (now) => {
      state.run?.tick();
      if (state.stage.kind === 'module' && state.run?.countdown.remaining(now) === 0) submit('time');
      if (state.stage.kind === 'break' && breakClock.remaining(now) === 0 && now - refreshedAt() > 3_000) void refresh();
    },
  });

  const retry = () => {
    state.needsSignIn = false;
    state.run?.resume();
    retrier.wake();
    keeper.emit();
  };

  let warned = false;
  const stopHearing = ports.store.onDurability((durable) => {
    if (!durable && !warned) tell('This browser won’t let us save your answers on this device. Keep this page open while you’re offline.');
    else keeper.emit();
    warned ||= !durable;
  });
  listenToTabs(ports.channel, {
    answer: (position, saved) => state.run?.module.position === position && state.run.adopt([saved], 'tab'),
    moved: () => void refresh(),
    signedIn: retry,
  });

  return {
    subscribe: keeper.subscribe,
    snapshot: keeper.snapshot,
    remaining: () => {
      const paused = state.stage.kind === 'paused' && state.session?.phase.kind === 'module' ? state.session.phase.clock.remainingMs : null;
      return paused ?? (state.stage.kind === 'break' ? breakClock : state.run?.countdown)?.remaining(ports.now()) ?? null;
    },
    open: () => {
      ticker.start();
      void load().catch(broke);
    },
    begin: () => {
      const target = state.stage.kind === 'ready' || state.stage.kind === 'paused' ? state.stage.position : undefined;
      if (target !== undefined) void steps.run(() => openModule(target).then(moved));
    },
    change: (id, change) => taking() && state.run?.change(id, change),
    goTo: (index) => taking() && state.run?.goTo(index),
    submit: () => submit('student'),
    pause: async () => {
      if (!state.run) return { kind: 'paused' };
      const outcome = await pauseRun(state.run, ports);
      if (outcome.kind === 'paused') await settle(outcome.session).then(moved);
      else if (isSignedOut(outcome.error)) keeper.askSignIn();
      // Perhaps the module has ended elsewhere: where the session stands is then news.
      else if (!isPassing(outcome.error)) void refresh();
      return outcome;
    },
    endBreak: () =>
      steps.run(async () => {
        await settle(await retrier.retry(() => ports.api.endBreak(), waiting));
        if (state.stage.kind === 'ready') await openModule(state.stage.position);
        moved();
      }),
    setVisible: (visible) => {
      if (closed) return;
      state.run?.setVisible(visible);
      if (!visible) void state.run?.flush(true);
      else if (state.stage.kind !== 'loading') void refresh(true);
    },
    leaving: () => void (closed || state.run?.flush(true)),
    retry,
    signedIn: () => {
      ports.channel.post({ kind: 'signed-in' });
      retry();
    },
    close: () => {
      if (closed) return;
      closed = true;
      void state.run?.flush(true);
      state.run?.stop();
      stopHearing();
      ticker.stop();
      retrier.close();
      ports.channel.close();
      keeper.close();
    },
  };
}
