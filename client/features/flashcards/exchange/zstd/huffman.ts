/** Huffman-coded literals of Zstandard (RFC 8878, 4.2). */
import { BackwardBits, bitLength, DamagedStream } from './bits.ts';
import { FseState, readTable } from './fse.ts';

const mostBits = 11;

/** By the next `width` bits: the symbol, and how many of them are its own. */
export interface HuffmanTable {
  readonly width: number;
  readonly symbols: Uint8Array;
  readonly bits: Uint8Array;
}

function packedWeights(bytes: Uint8Array): number[] {
  const { table, length } = readTable(bytes, 256, 6);
  const stream = new BackwardBits(bytes.subarray(length));
  const states = [new FseState(table, stream), new FseState(table, stream)] as const;
  const weights: number[] = [];
  // The two take turns; when the bits have run out, the other one still has a symbol.
  for (let turn = 0; ; turn = 1 - turn) {
    const [own, other] = turn === 0 ? states : [states[1], states[0]];
    weights.push(own.symbol);
    own.move();
    if (weights.length > 255) throw new DamagedStream();
    if (stream.left < 0) return [...weights, other.symbol];
  }
}

/** The table as a stream describes it, and in how many bytes. */
export function readHuffmanTable(bytes: Uint8Array): { readonly table: HuffmanTable; readonly length: number } {
  const [head = 0] = bytes;
  const plain = head - 127;
  const length = 1 + (plain > 0 ? (plain + 1) >> 1 : head);
  if (length > bytes.length) throw new DamagedStream();
  const weights =
    plain > 0
      ? Array.from({ length: plain }, (_, index) => ((bytes[1 + (index >> 1)] ?? 0) >> (index % 2 === 0 ? 4 : 0)) & 15)
      : packedWeights(bytes.subarray(1, length));
  const sum = weights.reduce((total, weight) => total + (weight > 0 ? 1 << (weight - 1) : 0), 0);
  const width = bitLength(sum);
  const left = (1 << width) - sum;
  // The last weight is what makes the sum a power of two.
  if (sum === 0 || width > mostBits || (left & (left - 1)) !== 0) throw new DamagedStream();
  weights.push(bitLength(left));
  const table = { width, symbols: new Uint8Array(1 << width), bits: new Uint8Array(1 << width) };
  let place = 0;
  for (let weight = 1; weight <= width; weight++)
    for (const [symbol, own] of weights.entries())
      if (own === weight) {
        const end = place + (1 << (weight - 1));
        table.symbols.fill(symbol, place, end);
        table.bits.fill(width + 1 - weight, place, end);
        place = end;
      }
  return { table, length };
}

/** Fills `out` from one stream, which it must use up. */
function decodeStream({ width, symbols, bits }: HuffmanTable, bytes: Uint8Array, out: Uint8Array): void {
  const stream = new BackwardBits(bytes);
  const mask = (1 << width) - 1;
  let state = stream.read(width);
  for (let index = 0; index < out.length; index++) {
    out[index] = symbols[state] ?? 0;
    const own = bits[state] ?? 0;
    state = ((state << own) & mask) | stream.read(own);
  }
  if (stream.left !== -width) throw new DamagedStream();
}

/** So many literals, from one stream or four. */
export function decodeLiterals(table: HuffmanTable, bytes: Uint8Array, size: number, four: boolean): Uint8Array {
  const out = new Uint8Array(size);
  if (!four) {
    decodeStream(table, bytes, out);
    return out;
  }
  const each = (size + 3) >> 2;
  let at = 6;
  for (let stream = 0; stream < 4; stream++) {
    const end = stream === 3 ? bytes.length : at + ((bytes[2 * stream] ?? 0) | ((bytes[2 * stream + 1] ?? 0) << 8));
    if (end > bytes.length || stream * each > size) throw new DamagedStream();
    decodeStream(table, bytes.subarray(at, end), out.subarray(stream * each, stream === 3 ? size : Math.min(size, (stream + 1) * each)));
    at = end;
  }
  return out;
}
