import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flowNetwork } from './min-cost-flow.ts';

/** Cheapest way to give each worker at most one task, by trying all. */
function bruteForce(costs: readonly (readonly (number | null)[])[], worker = 0, taken = new Set<number>()): { amount: number; cost: number } {
  const row = costs[worker];
  if (!row) return { amount: 0, cost: 0 };
  let best = bruteForce(costs, worker + 1, taken);
  for (const [task, cost] of row.entries()) {
    if (cost === null || taken.has(task)) continue;
    const rest = bruteForce(costs, worker + 1, new Set([...taken, task]));
    const found = { amount: rest.amount + 1, cost: rest.cost + cost };
    if (found.amount > best.amount || (found.amount === best.amount && found.cost < best.cost)) best = found;
  }
  return best;
}

describe('flowNetwork', () => {
  it('finds the largest and cheapest assignment, like trying all', () => {
    const anyCosts = fc
      .integer({ min: 1, max: 4 })
      .chain((tasks) => fc.array(fc.array(fc.option(fc.nat(20)), { minLength: tasks, maxLength: tasks }), { minLength: 1, maxLength: 5 }));
    fc.assert(
      fc.property(anyCosts, (costs) => {
        const network = flowNetwork();
        for (const [worker, row] of costs.entries()) {
          network.connect('source', `worker ${worker}`, 1, 0);
          for (const [task, cost] of row.entries()) if (cost !== null) network.connect(`worker ${worker}`, `task ${task}`, 1, cost);
        }
        for (const task of costs[0]?.keys() ?? []) network.connect(`task ${task}`, 'sink', 1, 0);
        expect(network.solve('source', 'sink')).toEqual(bruteForce(costs));
      }),
      { numRuns: 500 },
    );
  });

  it('tells the flow on each edge and respects capacities', () => {
    const network = flowNetwork();
    const cheap = network.connect('source', 'sink', 2, 1);
    const dear = network.connect('source', 'sink', 5, 3);
    const small = network.connect('source', 'middle', 9, 0);
    network.connect('middle', 'sink', 1, 2);
    expect(network.solve('source', 'sink')).toEqual({ amount: 8, cost: 2 + 15 + 2 });
    expect([cheap, dear, small].map(network.flowOn)).toEqual([2, 5, 1]);
  });

  it('sends nothing where there is no way', () => expect(flowNetwork().solve('source', 'sink')).toEqual({ amount: 0, cost: 0 }));
});
