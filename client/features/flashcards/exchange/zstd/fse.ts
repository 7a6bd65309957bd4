/** Finite state entropy tables of Zstandard (RFC 8878, 4.1). */
import { bitLength, DamagedStream, ForwardBits, type BackwardBits } from './bits.ts';

/** By state: the symbol it stands for, and how the next state is read. */
export interface FseTable {
  readonly accuracy: number;
  readonly symbols: Uint8Array;
  readonly bits: Uint8Array;
  readonly bases: Uint16Array;
}

/** From how often each symbol occurs, of 2 to the `accuracy`; −1: less than once. */
export function buildTable(counts: readonly number[], accuracy: number): FseTable {
  const size = 1 << accuracy;
  const table = { accuracy, symbols: new Uint8Array(size), bits: new Uint8Array(size), bases: new Uint16Array(size) };
  const next = counts.map((count) => Math.abs(count));
  let high = size;
  for (const [symbol, count] of counts.entries()) if (count === -1) table.symbols[--high] = symbol;
  let place = 0;
  for (const [symbol, count] of counts.entries())
    for (let given = 0; given < count; given++) {
      table.symbols[place] = symbol;
      do place = (place + (size >> 1) + (size >> 3) + 3) & (size - 1);
      while (place >= high);
    }
  if (place !== 0) throw new DamagedStream();
  for (let state = 0; state < size; state++) {
    const symbol = table.symbols[state] ?? 0;
    const turn = next[symbol] ?? 0;
    next[symbol] = turn + 1;
    const bits = accuracy + 1 - bitLength(turn);
    table.bits[state] = bits;
    table.bases[state] = (turn << bits) - size;
  }
  return table;
}

/** A table as a stream describes it, and in how many bytes. */
export function readTable(bytes: Uint8Array, mostSymbols: number, mostAccuracy: number): { readonly table: FseTable; readonly length: number } {
  const stream = new ForwardBits(bytes);
  const accuracy = stream.read(4) + 5;
  if (accuracy > mostAccuracy) throw new DamagedStream();
  const counts: number[] = [];
  let left = 1 << accuracy;
  while (left > 0) {
    if (counts.length >= mostSymbols) throw new DamagedStream();
    const width = bitLength(left + 1);
    // Small values are written in one bit less.
    const short = (1 << width) - 2 - left;
    const low = stream.read(width - 1);
    const value = low < short ? low : low + (stream.read(1) === 0 ? 0 : (1 << (width - 1)) - short);
    counts.push(value - 1);
    left -= Math.abs(value - 1);
    if (value === 1)
      for (let more = 3; more === 3; ) {
        more = stream.read(2);
        for (let zero = 0; zero < more; zero++) counts.push(0);
      }
  }
  if (left < 0 || counts.length > mostSymbols) throw new DamagedStream();
  return { table: buildTable(counts, accuracy), length: (stream.at + 7) >> 3 };
}

/** A table of one symbol, which takes no bits. */
export const singleTable = (symbol: number): FseTable => ({
  accuracy: 0,
  symbols: new Uint8Array([symbol]),
  bits: new Uint8Array(1),
  bases: new Uint16Array(1),
});

/** A place in a table, moved by a stream. */
export class FseState {
  #state: number;
  readonly #table: FseTable;
  readonly #stream: BackwardBits;
  constructor(table: FseTable, stream: BackwardBits) {
    this.#table = table;
    this.#stream = stream;
    this.#state = stream.read(table.accuracy);
  }
  get symbol(): number {
    return this.#table.symbols[this.#state] ?? 0;
  }
  move(): void {
    this.#state = (this.#table.bases[this.#state] ?? 0) + this.#stream.read(this.#table.bits[this.#state] ?? 0);
  }
}
