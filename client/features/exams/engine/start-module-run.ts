/** A module run wired to the engine: what each response from the server means for the exam. */
import { clockWords } from './clock.ts';
import { createModuleRun, type ModuleRun } from './module-run.ts';
import type { MergedModule } from './merge-module.ts';
import type { Ports } from './ports.ts';
import { saveFailure } from './save-failure.ts';
import type { SessionStore } from './session-store.ts';
import { refusedText } from './submission.ts';

export interface RunEvents {
  emit(): void;
  tell(text: string): void;
  askSignIn(): void;
  /** The server's idea of the phase differs: ask it. */
  refresh(): void;
  timeUp(): void;
  refuse(): void;
}

export function startModuleRun(
  { module, known, unsent, index, serverIndex }: MergedModule,
  device: string,
  ports: Ports,
  store: SessionStore,
  events: RunEvents,
): ModuleRun {
  const run: ModuleRun = createModuleRun({
    ports,
    store,
    module,
    device,
    index,
    serverIndex,
    known,
    unsent,
    onChange: () => events.emit(),
    onTimeAdded: (ms) => events.tell(`You’ve been given ${clockWords(ms)} of extra time in this module.`),
    onOvertaken: () => events.tell('Updated with changes you made in another tab or on another device.'),
    onSaved: (phase) => {
      if (phase.kind === 'module' && phase.position === module.position && phase.clock.paused === run.countdown.paused()) run.syncClock(phase.clock);
      else events.refresh();
    },
    onFailure: (error) => {
      const action = saveFailure(error);
      if (action.exam === 'sign-in') events.askSignIn();
      if (action.exam === 'submit') events.timeUp();
      if (action.exam === 'refresh') events.refresh();
      return action.outbox;
    },
    onRefused: () => {
      events.refuse();
      events.tell(refusedText(1));
    },
  });
  return run;
}
