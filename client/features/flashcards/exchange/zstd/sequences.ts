/** Sequences of Zstandard: how many literals, then a match of what length how far back (RFC 8878, 3.1.1.3.2). */
import { BackwardBits, DamagedStream } from './bits.ts';
import { buildTable, FseState, readTable, singleTable, type FseTable } from './fse.ts';

/** Codes as values: where each begins, and how many further bits it has. */
interface Codes {
  readonly bases: readonly number[];
  readonly bits: readonly number[];
}

/** The first `plain` codes are values by themselves; each of the others begins where the one before ends. */
function codesOf(first: number, plain: number, further: readonly number[]): Codes {
  const bits = [...Array.from({ length: plain }, () => 0), ...further];
  let base = first;
  return { bits, bases: bits.map((count) => (base += 2 ** count) - 2 ** count) };
}

const literalCodes = codesOf(0, 16, [1, 1, 1, 1, 2, 2, 3, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
const matchCodes = codesOf(3, 32, [1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);

const times = (count: number, value: number): number[] => Array.from({ length: count }, () => value);

/** What a table is where the stream describes none, and its limits. */
const kinds = {
  literals: { usual: buildTable([4, 3, ...times(11, 2), 1, 1, 1, ...times(9, 2), 3, 2, ...times(5, 1), ...times(4, -1)], 6), symbols: 36, accuracy: 9 },
  offsets: { usual: buildTable([...times(6, 1), 2, 2, 2, ...times(15, 1), ...times(5, -1)], 5), symbols: 32, accuracy: 8 },
  matches: { usual: buildTable([1, 4, 3, ...times(6, 2), ...times(37, 1), ...times(7, -1)], 6), symbols: 53, accuracy: 9 },
} as const;
type Kind = keyof typeof kinds;

/** What later blocks of a frame refer to. */
export interface Remembered {
  tables: Partial<Record<Kind, FseTable>>;
  offsets: [number, number, number];
}

export interface Sequence {
  readonly literals: number;
  readonly length: number;
  readonly offset: number;
}

/** The offset that is meant; those used last have short names. */
function offsetOf(value: number, literals: number, last: Remembered['offsets']): number {
  const [one, two, three] = last;
  const name = value > 3 ? 4 : value + (literals === 0 ? 1 : 0);
  const offset = value > 3 ? value - 3 : name === 1 ? one : name === 2 ? two : name === 3 ? three : one - 1;
  if (offset <= 0) throw new DamagedStream();
  if (name === 2) [last[0], last[1]] = [offset, one];
  else if (name > 2) [last[0], last[1], last[2]] = [offset, one, two];
  return offset;
}

/** The sequences of a block, which are the rest of it. */
export function* readSequences(bytes: Uint8Array, remembered: Remembered): Generator<Sequence> {
  const [first = 0, second = 0, third = 0] = bytes;
  if (first === 0) return;
  const [count, head] = first < 128 ? [first, 1] : first < 255 ? [((first - 128) << 8) + second, 2] : [second + (third << 8) + 0x7f00, 3];
  const modes = bytes[head] ?? 0;
  let at = head + 1;
  const tableFor = (kind: Kind, mode: number): FseTable => {
    const { usual, symbols, accuracy } = kinds[kind];
    let table: FseTable | undefined = mode === 0 ? usual : remembered.tables[kind];
    if (mode === 1) table = singleTable(bytes[at++] ?? 0);
    if (mode === 2) {
      const read = readTable(bytes.subarray(at), symbols, accuracy);
      at += read.length;
      table = read.table;
    }
    if (!table) throw new DamagedStream();
    remembered.tables[kind] = table;
    return table;
  };
  const literalTable = tableFor('literals', modes >> 6);
  const offsetTable = tableFor('offsets', (modes >> 4) & 3);
  const matchTable = tableFor('matches', (modes >> 2) & 3);
  const stream = new BackwardBits(bytes.subarray(at));
  const [literalState, offsetState, matchState] = [new FseState(literalTable, stream), new FseState(offsetTable, stream), new FseState(matchTable, stream)];
  const valueOf = ({ bases, bits }: Codes, code: number): number => {
    const [base, further] = [bases[code], bits[code]];
    if (base === undefined || further === undefined) throw new DamagedStream();
    return base + stream.read(further);
  };
  for (let index = 0; index < count; index++) {
    if (offsetState.symbol > 31) throw new DamagedStream();
    const value = 2 ** offsetState.symbol + stream.read(offsetState.symbol);
    const length = valueOf(matchCodes, matchState.symbol);
    const literals = valueOf(literalCodes, literalState.symbol);
    if (index < count - 1) for (const state of [literalState, matchState, offsetState]) state.move();
    if (stream.left < 0) throw new DamagedStream();
    yield { literals, length, offset: offsetOf(value, literals, remembered.offsets) };
  }
  if (stream.left !== 0) throw new DamagedStream();
}
