/**
 * One exam session in this tab: loads it, runs its modules, hands them in and moves on. Local
 * first: nothing a student does waits for the network. Framework-free; screens subscribe.
 */
import type { OpenModule, SessionView } from '#contract/exams.ts';
import { positionFacts, type ModulePosition } from '#core/exams/format.ts';
import { ApiError } from '#client/platform/api.ts';
import { deviceId } from './answer-book.ts';
import { createCountdown } from './clock.ts';
import type { ModuleRun } from './module-run.ts';
import { assemble, remember, type Assembled } from './opening.ts';
import { createPatience, EngineClosed, isPassing } from './patience.ts';
import type { Ports } from './ports.ts';
import { createSessionStore, type SubmitReason } from './session-store.ts';
import type { ExamEngine, ExamSnapshot, Notice, SaveState, Stage } from './snapshot.ts';
import { startModuleRun } from './start-module-run.ts';
import { submit as handIn } from './submission.ts';
import { parseTabMessage } from './tab-message.ts';
import { createWatch } from './watch.ts';

export function createExamEngine(sessionId: string, ports: Ports): ExamEngine {
  const store = createSessionStore(ports.store, ports.userId, sessionId);
  const patience = createPatience(ports);
  const device = deviceId(ports.random);
  const breakClock = createCountdown();
  const listeners = new Set<() => void>();
  let stage: Stage = { kind: 'loading', offline: false };
  let session: SessionView | null = null;
  let run: ModuleRun | undefined;
  let needsSignIn = false;
  let refused = false;
  let notice: Notice | null = null;
  let closed = false;
  let busy: Promise<void> | undefined;
  let asking: Promise<void> | undefined;
  let askedAt = -Infinity;
  let intent: SubmitReason | undefined;
  let current: ExamSnapshot | undefined;

  const emit = () => {
    current = undefined;
    for (const listener of listeners) listener();
  };
  const show = (next: Stage) => {
    stage = next;
    emit();
  };
  const tell = (text: string) => {
    notice = { id: (notice?.id ?? 0) + 1, text };
    emit();
  };
  const saveState = (): SaveState => {
    const state = run?.sending().state ?? 'idle';
    if (refused) return 'refused';
    if (state === 'idle') return 'saved';
    if (state === 'sending') return 'saving';
    return ports.store.durable() ? 'on-device' : 'at-risk';
  };

  const askSignIn = () => {
    needsSignIn = true;
    emit();
  };
  const waiting = (error: ApiError) => {
    if (error.code === 'not-signed-in') askSignIn();
    if ('offline' in stage && !stage.offline) show({ ...stage, offline: true });
  };
  const broke = (error: unknown) => {
    if (!(error instanceof EngineClosed)) show({ kind: 'failed', message: error instanceof ApiError ? error.message : 'This screen failed. Your answers are safe on this device.' });
  };
  /** Runs one step at a time; a second click finds the first still running. */
  const once = (work: () => Promise<void>) => {
    busy ??= work()
      .catch(broke)
      .finally(() => {
        busy = undefined;
        if (intent) void submit(intent);
      });
    return busy;
  };

  const startRun = (assembled: Assembled) => {
    run = startModuleRun(assembled, device, ports, store, {
      emit, tell, askSignIn, ask: () => void ask(), timeUp: () => void submit('time'),
      refuse: () => {
        refused = true;
      },
    });
  };

  const enter = async (opened: OpenModule) => {
    const assembled = await assemble(store, opened.module, opened.answers);
    session = opened.session;
    void store.saveSession(opened.session);
    void store.saveModule(opened.module);
    const { phase } = opened.session;
    if (run?.module.moduleId === opened.module.moduleId) run.adopt(opened.answers, 'server');
    else startRun(assembled);
    if (phase.kind === 'module') run?.syncClock(phase.clock);
    run?.resume();
    show({ kind: 'module', position: opened.module.position });
    intent = assembled.intent;
  };

  const openModule = async (position: ModulePosition) => {
    show({ kind: 'opening', position, offline: false });
    try {
      await enter(await patience.insist(() => ports.api.startModule(position), waiting));
    } catch (error) {
      if (!(error instanceof ApiError) || error.code === 'session-not-found') throw error;
      await settle(await patience.insist(() => ports.api.getSession(), waiting), false);
    }
  };

  /** Goes where the server says the session is; a running module is opened unless that just failed. */
  const settle = async (next: SessionView, mayOpen = true): Promise<void> => {
    session = next;
    void store.saveSession(next);
    const { phase } = next;
    if (run && (phase.kind !== 'module' || phase.position !== run.module.position)) {
      const lost = (await run.finish()).length;
      if (lost > 0 && stage.kind !== 'submitting') tell('This module was submitted in another tab or on another device.');
      void store.clearModule(run.module.position);
      run = undefined;
      refused = false;
    }
    if (phase.kind === 'complete') {
      void store.clear();
      return show({ kind: 'complete', resultId: phase.resultId });
    }
    if (phase.kind === 'break') {
      breakClock.sync(phase.clock, ports.now());
      return show({ kind: 'break', position: phase.position });
    }
    if (phase.kind === 'ready') return show({ kind: 'ready', position: phase.position });
    run?.syncClock(phase.clock);
    if (phase.clock.paused) return show({ kind: 'paused', position: phase.position });
    if (!run && mayOpen) return openModule(phase.position);
    if (run) run.resume();
    if (stage.kind !== 'submitting') show(run ? { kind: 'module', position: phase.position } : { kind: 'ready', position: phase.position });
  };

  /** Asks the server where the session is; quietly, while a module is running. */
  const ask = (answersToo = false): Promise<void> => {
    asking ??= (async () => {
      askedAt = ports.now();
      try {
        const next = await ports.api.getSession();
        if (busy && stage.kind !== 'module') return;
        await settle(next);
        if (answersToo && run && stage.kind === 'module') run.adopt((await ports.api.startModule(run.module.position)).answers, 'server');
      } catch (error) {
        if (error instanceof ApiError && error.code === 'not-signed-in') askSignIn();
        else if (!isPassing(error)) broke(error);
      } finally {
        asking = undefined;
      }
    })();
    return asking;
  };

  const submit = (reason: SubmitReason) => {
    const taken = run;
    if (!taken || stage.kind !== 'module' || busy) return busy;
    intent = undefined;
    const { position } = taken.module;
    show({ kind: 'submitting', position, reason, offline: false });
    return once(async () => {
      await store.saveIntent(position, reason);
      if (reason === 'time') void taken.flush(false);
      const outcome = await handIn(taken, reason, ports, patience, waiting);
      if (outcome.kind === 'time-left') {
        await store.clearIntent(position);
        taken.resume();
        show({ kind: 'module', position });
        return settle(outcome.session);
      }
      ports.channel.post({ kind: 'moved' });
      await settle(outcome.session);
      // Inside a section the test goes straight on; between sections the student begins.
      if (stage.kind === 'ready' && positionFacts[stage.position].stage === 2) await openModule(stage.position);
      ports.channel.post({ kind: 'moved' });
    });
  };

  const load = async () => {
    const fromDevice = async () => {
      if (stage.kind !== 'loading') return;
      const held = await remember(store, ports.wall());
      if (!held || stage.kind !== 'loading') return;
      session = held.session;
      startRun(held.assembled);
      intent = held.assembled.intent;
      if (held.clock) run?.syncClock(held.clock);
      show({ kind: 'module', position: held.assembled.module.position });
      if (intent) void submit(intent);
    };
    // A slow network must not keep a running module from its student.
    const cancel = ports.schedule(() => void fromDevice(), 2_500);
    const next = await patience.insist(() => ports.api.getSession(), (error) => {
      waiting(error);
      void fromDevice();
    });
    cancel();
    // A submission that was already wished for has the word.
    if (busy) return;
    const resumed = run !== undefined;
    await once(() => settle(next));
    if (resumed && run) void ask(true);
  };

  const watch = createWatch(ports, {
    onWake: () => stage.kind !== 'loading' && void ask(true),
    onBeat: () => {
      run?.heartbeat();
      if (stage.kind === 'module' || stage.kind === 'break' || stage.kind === 'paused') void ask();
    },
    onTick: (now) => {
      if (stage.kind === 'module' && run?.countdown.remaining(now) === 0) void submit('time');
      if (stage.kind === 'break' && breakClock.remaining(now) === 0 && now - askedAt > 3_000) void ask();
    },
  });

  ports.store.onDegraded(() => tell('This browser does not let us keep your answers on the device. Keep this page open while you are offline.'));
  ports.channel.listen((raw) => {
    const message = parseTabMessage(raw);
    if (message?.kind === 'answer' && run?.module.position === message.position) run.adopt([message.state], 'tab');
    if (message?.kind === 'moved') void ask();
    if (message?.kind === 'signed-in') engine.retry();
  });

  const engine: ExamEngine = {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => {
      current ??= { stage, session, module: run?.module ?? null, answers: run?.answers() ?? new Map(), index: run?.index() ?? 0, save: saveState(), needsSignIn, notice };
      return current;
    },
    remaining: () => (stage.kind === 'break' ? breakClock : run?.countdown)?.remaining(ports.now()) ?? null,
    open: () => {
      void load().catch(broke);
      watch.start();
    },
    begin: () => {
      const target = stage.kind === 'ready' || stage.kind === 'paused' ? stage.position : undefined;
      if (target !== undefined) void once(() => openModule(target).then(() => ports.channel.post({ kind: 'moved' })));
    },
    change: (id, change) => stage.kind === 'module' && run?.change(id, change),
    goTo: (index) => stage.kind === 'module' && run?.goTo(index),
    submit: () => void submit('student'),
    pause: async () => {
      if (!run) return false;
      const { position } = run.module;
      run.setVisible(false);
      await run.flush(false);
      try {
        await settle(await ports.api.pauseModule(position));
        ports.channel.post({ kind: 'moved' });
        return true;
      } catch {
        run?.setVisible(true);
        return false;
      }
    },
    endBreak: () => once(async () => {
      const next = await patience.insist(() => ports.api.endBreak(), waiting);
      await settle(next);
      if (stage.kind === 'ready') await openModule(stage.position);
      ports.channel.post({ kind: 'moved' });
    }),
    setVisible: (visible) => {
      run?.setVisible(visible);
      if (!visible) void run?.flush(true);
      else if (stage.kind !== 'loading') void ask(true);
    },
    leaving: () => void run?.flush(true),
    retry: () => {
      needsSignIn = false;
      run?.resume();
      patience.wake();
      emit();
    },
    signedIn: () => {
      ports.channel.post({ kind: 'signed-in' });
      engine.retry();
    },
    close: () => {
      if (closed) return;
      closed = true;
      void run?.flush(true);
      run?.stop();
      watch.stop();
      patience.close();
      ports.channel.close();
      listeners.clear();
    },
  };
  return engine;
}
