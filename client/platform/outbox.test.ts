import { describe, expect, it } from 'vitest';
import { backOffMs, createOutbox, debounceMs, type OutboxState } from './outbox.ts';

interface Item {
  readonly key: string;
  readonly version: number;
}
interface Flight {
  readonly batch: readonly Item[];
  readonly answer: (acknowledged: readonly string[]) => Promise<void>;
  readonly fail: (error: Error) => Promise<void>;
}

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

function world(verdict: 'retry' | 'split' | 'stop' = 'retry') {
  let timers: { at: number; run: () => void }[] = [];
  let time = 0;
  const flights: Flight[] = [];
  const states: OutboxState[] = [];
  const refused: Item[] = [];
  const outbox = createOutbox<Item>({
    send: (batch) =>
      new Promise((resolve, reject) => {
        flights.push({
          batch,
          answer: async (acknowledged) => {
            resolve(acknowledged);
            await settle();
          },
          fail: async (error) => {
            reject(error);
            await settle();
          },
        });
      }),
    keyOf: ({ key }) => key,
    versionOf: ({ key, version }) => `${key}${version}`,
    onAcknowledged: () => undefined,
    onFailure: () => verdict,
    onRefused: (item) => refused.push(item),
    onState: (state) => states.push(state),
    fit: (items) => items.slice(0, 3),
    random: () => 1,
    schedule: (run, delay) => {
      const timer = { at: time + delay, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
  });
  const advance = async (ms: number) => {
    time += ms;
    for (const timer of timers.filter(({ at }) => at <= time)) {
      timers = timers.filter((other) => other !== timer);
      timer.run();
    }
    await settle();
  };
  return { outbox, flights, states, refused, advance };
}

describe('outbox', () => {
  it('gathers changes and sends the newest version of each once', async () => {
    const { outbox, flights, advance, states } = world();
    outbox.put({ key: 'a', version: 1 });
    outbox.put({ key: 'a', version: 2 });
    outbox.put({ key: 'b', version: 1 });
    await advance(debounceMs);
    expect(flights).toHaveLength(1);
    expect(flights[0]?.batch).toEqual([
      { key: 'a', version: 2 },
      { key: 'b', version: 1 },
    ]);
    await flights[0]?.answer(['a2', 'b1']);
    expect(outbox.waiting()).toEqual([]);
    expect(states.at(-1)).toBe('idle');
  });

  it('keeps a version made while an older one was on its way', async () => {
    const { outbox, flights, advance, states } = world();
    outbox.put({ key: 'a', version: 1 });
    await advance(debounceMs);
    outbox.put({ key: 'a', version: 2 });
    await flights[0]?.answer(['a1']);
    expect(outbox.waiting()).toEqual([{ key: 'a', version: 2 }]);
    expect(states.at(-1)).toBe('sending');
    await advance(debounceMs);
    expect(flights[1]?.batch).toEqual([{ key: 'a', version: 2 }]);
  });

  it('keeps what was not acknowledged and retries with back-off', async () => {
    const { outbox, flights, advance, states } = world();
    outbox.put({ key: 'a', version: 1 });
    await advance(debounceMs);
    await flights[0]?.fail(new Error('offline'));
    expect(states.at(-1)).toBe('waiting');
    await advance(999);
    expect(flights).toHaveLength(1);
    await advance(1);
    expect(flights).toHaveLength(2);
    await flights[1]?.answer([]);
    expect(outbox.waiting()).toHaveLength(1);
    expect(states.at(-1)).toBe('waiting');
  });

  it('grows the back-off to half a minute and spreads it', () => {
    expect([1, 2, 3, 10].map((failures) => backOffMs(failures, 1))).toEqual([1000, 2000, 4000, 30_000]);
    expect(backOffMs(10, 0)).toBe(15_000);
  });

  it('finds the one item the server refuses and sends the others', async () => {
    const { outbox, flights, refused, advance } = world('split');
    outbox.put({ key: 'bad', version: 1 });
    outbox.put({ key: 'good', version: 1 });
    await advance(debounceMs);
    await flights[0]?.fail(new Error('refused'));
    await advance(0);
    expect(flights[1]?.batch).toEqual([{ key: 'bad', version: 1 }]);
    await flights[1]?.fail(new Error('refused'));
    expect(refused).toEqual([{ key: 'bad', version: 1 }]);
    await advance(0);
    expect(flights[2]?.batch).toEqual([{ key: 'good', version: 1 }]);
    await flights[2]?.answer(['good1']);
    expect(outbox.waiting()).toEqual([]);
  });

  it('keeps a version made while an older one was being refused', async () => {
    const { outbox, flights, refused, advance } = world('split');
    outbox.put({ key: 'a', version: 1 });
    await advance(debounceMs);
    outbox.put({ key: 'a', version: 2 });
    await flights[0]?.fail(new Error('refused'));
    expect(refused).toEqual([]);
    expect(outbox.waiting()).toEqual([{ key: 'a', version: 2 }]);
    await advance(debounceMs);
    expect(flights[1]?.batch).toEqual([{ key: 'a', version: 2 }]);
  });

  it('sends nothing after a stop until it may resume', async () => {
    const { outbox, flights, advance } = world('stop');
    outbox.put({ key: 'a', version: 1 });
    await advance(debounceMs);
    await flights[0]?.fail(new Error('signed out'));
    outbox.put({ key: 'b', version: 1 });
    await advance(60_000);
    expect(flights).toHaveLength(1);
    outbox.resume();
    await advance(0);
    expect(flights[1]?.batch).toHaveLength(2);
  });

  it('sends at once when the page is left, even with a request under way', async () => {
    const { outbox, flights, advance } = world();
    outbox.put({ key: 'a', version: 1 });
    await advance(debounceMs);
    outbox.put({ key: 'b', version: 1 });
    void outbox.flush({ leaving: true });
    await settle();
    expect(flights).toHaveLength(2);
    expect(flights[1]?.batch).toHaveLength(2);
  });
});
