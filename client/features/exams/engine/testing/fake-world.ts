/** Time, tabs and storage under a test's control. */
import { createExamStore, type Backend } from '#client/platform/exam-store.ts';
import { memoryBackend } from '#client/platform/testing/memory-backend.ts';
import { createExamEngine } from '../exam-engine.ts';
import type { Ports, TabMessage } from '../ports.ts';
import type { ExamEngine } from '../snapshot.ts';
import { FakeServer } from './fake-server.ts';

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

/** Lets promises that are ready run to their end. */
const drain = async (): Promise<void> => {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
};

export class FakeWorld {
  time = 1_000;
  /** How far the wall clock is from the monotonic one. */
  wallOffset = 1_800_000_000_000;
  /** What each device keeps. */
  private disks = new Map<string, Map<string, unknown>>();
  readonly server = new FakeServer(
    () => this.time,
    (ms) => (ms > 0 ? new Promise((resolve) => this.timers.push({ at: this.time + ms, run: resolve })) : Promise.resolve()),
  );
  private timers: Timer[] = [];
  private channels = new Map<object, { readonly device: string; readonly listener: (message: unknown) => void }>();
  private seed = 7;

  private random = (): number => {
    this.seed = (this.seed * 48_271) % 2_147_483_647;
    return this.seed / 2_147_483_647;
  };

  disk(device = 'laptop'): Map<string, unknown> {
    const disk = this.disks.get(device) ?? new Map<string, unknown>();
    this.disks.set(device, disk);
    return disk;
  }

  ports(backend?: Backend, device = 'laptop'): Ports {
    const self = {};
    return {
      api: this.server.api(device),
      store: createExamStore(backend ?? memoryBackend(this.disk(device))),
      channel: {
        post: (message: TabMessage) => {
          for (const [other, { device: where, listener }] of this.channels) if (other !== self && where === device) listener(structuredClone(message));
        },
        listen: (listener) => void this.channels.set(self, { device, listener }),
        close: () => void this.channels.delete(self),
      },
      now: () => this.time,
      wall: () => this.time + this.wallOffset,
      random: this.random,
      schedule: (run, delayMs) => {
        const timer: Timer = { at: this.time + delayMs, run };
        this.timers.push(timer);
        return () => {
          this.timers = this.timers.filter((other) => other !== timer);
        };
      },
      userId: 'u1',
    };
  }

  /** A tab with the session open, settled. */
  async tab(backend?: Backend, device?: string): Promise<ExamEngine> {
    const engine = createExamEngine('s1', this.ports(backend, device));
    engine.open();
    await drain();
    return engine;
  }

  /** The device sleeps: its clocks run on, but no timer. */
  sleep(ms: number): void {
    this.time += ms;
  }

  /** Runs all timers of the next `ms` in order. */
  async advance(ms: number): Promise<void> {
    const until = this.time + ms;
    await drain();
    for (;;) {
      const [next] = this.timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.timers = this.timers.filter((timer) => timer !== next);
      this.time = Math.max(this.time, next.at);
      next.run();
      await drain();
    }
    this.time = until;
    await drain();
  }
}

/** A student in the first module, in one tab. */
export async function runningExam(): Promise<{ readonly world: FakeWorld; readonly engine: ExamEngine }> {
  const world = new FakeWorld();
  const engine = await world.tab();
  engine.begin();
  await world.advance(100);
  const { stage } = engine.snapshot();
  if (stage.kind !== 'module' || stage.position !== 0) throw new Error(`the exam is at ${stage.kind} instead of in the first module`);
  return { world, engine };
}
