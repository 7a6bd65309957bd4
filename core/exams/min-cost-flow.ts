/** Minimum-cost maximum flow by successive shortest paths (Bellman–Ford with a queue): exact, and quick at the size of one module. */

interface Edge {
  readonly to: number;
  readonly cost: number;
  room: number;
  /** Index of the reverse edge. */
  readonly reverse: number;
}

export interface FlowNetwork {
  /** Adds an edge; nodes are created by name. Returns the edge's number. */
  connect(from: string, to: string, capacity: number, cost: number): number;
  /** Sends as much as possible as cheaply as possible; returns amount and cost. */
  solve(source: string, sink: string): { readonly amount: number; readonly cost: number };
  /** Flow on an edge after solving. */
  flowOn(edge: number): number;
}

export function flowNetwork(): FlowNetwork {
  const numbers = new Map<string, number>();
  const outgoing: number[][] = [];
  const edges: Edge[] = [];
  const capacities: number[] = [];

  function nodeNumber(name: string): number {
    const known = numbers.get(name);
    if (known !== undefined) return known;
    const number = outgoing.push([]) - 1;
    numbers.set(name, number);
    return number;
  }

  function connect(from: string, to: string, capacity: number, cost: number): number {
    const [a, b] = [nodeNumber(from), nodeNumber(to)];
    const index = edges.length;
    edges.push({ to: b, cost, room: capacity, reverse: index + 1 }, { to: a, cost: -cost, room: 0, reverse: index });
    capacities[index] = capacity;
    outgoing[a]?.push(index);
    outgoing[b]?.push(index + 1);
    return index;
  }

  /** The edges of a cheapest path with free capacity, sink first; null if there is none. */
  function cheapestPath(source: number, sink: number): Edge[] | null {
    const distance = Array.from(outgoing, () => Number.POSITIVE_INFINITY);
    const arrival = Array.from<unknown, Edge | undefined>(outgoing, () => undefined);
    const waiting = new Set([source]);
    distance[source] = 0;
    for (const node of waiting) {
      waiting.delete(node);
      for (const index of outgoing[node] ?? []) {
        const edge = edges[index];
        if (!edge || edge.room === 0) continue;
        const reached = (distance[node] ?? 0) + edge.cost;
        if (reached >= (distance[edge.to] ?? 0)) continue;
        distance[edge.to] = reached;
        arrival[edge.to] = edge;
        waiting.add(edge.to);
      }
    }
    const path: Edge[] = [];
    for (let node = sink; node !== source; ) {
      const edge = arrival[node];
      const back = edge && edges[edge.reverse];
      if (!edge || !back) return null;
      path.push(edge);
      node = back.to;
    }
    return path;
  }

  function solve(sourceName: string, sinkName: string): { amount: number; cost: number } {
    const [source, sink] = [nodeNumber(sourceName), nodeNumber(sinkName)];
    let amount = 0;
    let cost = 0;
    for (let path = cheapestPath(source, sink); path; path = cheapestPath(source, sink)) {
      const sent = Math.min(...path.map(({ room }) => room));
      for (const edge of path) {
        edge.room -= sent;
        const back = edges[edge.reverse];
        if (back) back.room += sent;
        cost += sent * edge.cost;
      }
      amount += sent;
    }
    return { amount, cost };
  }

  return { connect, solve, flowOn: (index) => (capacities[index] ?? 0) - (edges[index]?.room ?? 0) };
}
