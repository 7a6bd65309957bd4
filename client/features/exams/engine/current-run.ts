/** The module run an engine holds: started, brought up to date, left. */
import type { OpenModule } from '#contract/exam-modules.ts';
import type { StateKeeper } from './engine-state.ts';
import { submittedElsewhere } from './unsent-changes.ts';
import type { ModuleRun } from './module-run.ts';
import { mergeModule, type MergedModule } from './merge-module.ts';
import type { Ports } from './ports.ts';
import type { SubmitReason } from '#core/exams/session.ts';
import type { SessionStore } from './session-store.ts';
import { startModuleRun, type RunEvents } from './start-module-run.ts';

export interface CurrentRun {
  start(merged: MergedModule): void;
  /** Applies what the server opened, to the existing run or a new one. */
  enter(opened: OpenModule): Promise<void>;
  leave(run: ModuleRun): Promise<void>;
}

export interface CurrentRunEvents extends Pick<RunEvents, 'refresh' | 'timeUp'> {
  /** The student asked to submit this module before the page was loaded. */
  onIntent(reason: SubmitReason | undefined): void;
}

export function createCurrentRun(
  device: string,
  ports: Ports,
  store: SessionStore,
  keeper: StateKeeper,
  { onIntent, ...events }: CurrentRunEvents,
): CurrentRun {
  const { state } = keeper;
  const refuse = () => {
    state.refused = true;
  };
  const start = (merged: MergedModule) => {
    state.run = startModuleRun(merged, device, ports, store, { ...keeper, ...events, refuse });
    onIntent(merged.intent);
  };
  return {
    start,
    enter: async (opened) => {
      const merged = await mergeModule(store, opened);
      state.session = opened.session;
      void store.saveSession(opened.session);
      void store.saveModule(opened.module);
      if (state.run?.module.moduleId === opened.module.moduleId) state.run.adopt(opened.answers, 'server');
      else start(merged);
      if (opened.session.phase.kind === 'module') state.run?.syncClock(opened.session.phase.clock);
      state.run?.resume();
      keeper.show({ kind: 'module', position: opened.module.position });
    },
    leave: async (run) => {
      const unsent = (await run.finish()).some(({ seq }) => seq > 0);
      if (state.run !== run) return;
      // How many of them came too late is known once the server has seen them.
      if (unsent && state.stage.kind !== 'submitting') keeper.tell(submittedElsewhere);
      state.run = undefined;
      state.refused = false;
    },
  };
}
