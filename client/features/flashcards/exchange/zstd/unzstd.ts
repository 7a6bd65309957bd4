/** Zstandard, unpacked: what Anki packs with since 2.1.50 (RFC 8878). No dictionaries; checksums are not compared. */
import { DamagedStream } from './bits.ts';
import { decodeLiterals, readHuffmanTable, type HuffmanTable } from './huffman.ts';
import { readSequences, type Remembered } from './sequences.ts';

/** There is more in it than may be unpacked. */
export class TooMuchInside extends Error {}

const mostInBlock = 128 * 1024;

/** What has been unpacked, up to a limit. */
class Output {
  #bytes = new Uint8Array(64 * 1024);
  length = 0;
  readonly #most: number;
  constructor(most: number) {
    this.#most = most;
  }
  /** Makes room, and returns where it is. */
  #grow(count: number): number {
    const from = this.length;
    const end = from + count;
    if (end > this.#most) throw new TooMuchInside();
    if (end > this.#bytes.length) {
      const larger = new Uint8Array(Math.min(this.#most, Math.max(end, 2 * this.#bytes.length)));
      larger.set(this.#bytes.subarray(0, from));
      this.#bytes = larger;
    }
    this.length = end;
    return from;
  }
  add(bytes: Uint8Array): void {
    const from = this.#grow(bytes.length);
    this.#bytes.set(bytes, from);
  }
  fill(byte: number, count: number): void {
    const from = this.#grow(count);
    this.#bytes.fill(byte, from, from + count);
  }
  /** Again what stands `offset` back; it may reach into what is being written. */
  repeat(offset: number, count: number): void {
    const from = this.#grow(count);
    if (offset >= count) this.#bytes.copyWithin(from, from - offset, from - offset + count);
    else for (let at = from; at < from + count; at++) this.#bytes[at] = this.#bytes[at - offset] ?? 0;
  }
  whole(): Uint8Array {
    return this.#bytes.slice(0, this.length);
  }
}

interface Frame extends Remembered {
  huffman: HuffmanTable | null;
  /** Where its output begins: no match reaches before it. */
  readonly start: number;
}

/** The number in these bytes, lowest first. */
const numberAt = (bytes: Uint8Array, at: number, count: number): number => {
  if (at + count > bytes.length) throw new DamagedStream();
  return bytes.subarray(at, at + count).reduceRight((value, byte) => value * 256 + byte, 0);
};

/** The literals of a block, and where they end in it. */
function literalsOf(block: Uint8Array, frame: Frame): { readonly literals: Uint8Array; readonly end: number } {
  const [first = 0] = block;
  const [kind, format] = [first & 3, (first >> 2) & 3];
  if (kind < 2) {
    const head = format === 1 ? 2 : format === 3 ? 3 : 1;
    const size = numberAt(block, 0, head) >> (head === 1 ? 3 : 4);
    if (size > mostInBlock) throw new DamagedStream();
    const end = head + (kind === 0 ? size : 1);
    if (end > block.length) throw new DamagedStream();
    return { literals: kind === 0 ? block.subarray(head, end) : new Uint8Array(size).fill(block[head] ?? 0), end };
  }
  const [head, width] = format < 2 ? [3, 10] : format === 2 ? [4, 14] : [5, 18];
  const sizes = Math.floor(numberAt(block, 0, head) / 16);
  const [size, packed] = [sizes % 2 ** width, Math.floor(sizes / 2 ** width)];
  const end = head + packed;
  if (end > block.length || size > mostInBlock) throw new DamagedStream();
  let coded = block.subarray(head, end);
  if (kind === 2) {
    const { table, length } = readHuffmanTable(coded);
    frame.huffman = table;
    coded = coded.subarray(length);
  }
  if (!frame.huffman) throw new DamagedStream();
  return { literals: decodeLiterals(frame.huffman, coded, size, format !== 0), end };
}

function unpackBlock(block: Uint8Array, frame: Frame, out: Output): void {
  const { literals, end } = literalsOf(block, frame);
  let used = 0;
  for (const sequence of readSequences(block.subarray(end), frame)) {
    const next = used + sequence.literals;
    if (next > literals.length) throw new DamagedStream();
    out.add(literals.subarray(used, next));
    if (sequence.offset > out.length - frame.start) throw new DamagedStream();
    out.repeat(sequence.offset, sequence.length);
    used = next;
  }
  out.add(literals.subarray(used));
}

/** One frame from `at` on; returns where it ends. */
function unpackFrame(bytes: Uint8Array, at: number, out: Output): number {
  const head = numberAt(bytes, at + 4, 1);
  const single = (head & 32) !== 0;
  const dictionary = [0, 1, 2, 4][head & 3] ?? 0;
  let next = at + 5 + (single ? 0 : 1);
  if ((head & 8) !== 0 || (dictionary > 0 && numberAt(bytes, next, dictionary) !== 0)) throw new DamagedStream();
  next += dictionary + ([single ? 1 : 0, 2, 4, 8][head >> 6] ?? 0);
  const frame: Frame = { tables: {}, offsets: [1, 4, 8], huffman: null, start: out.length };
  for (let last = false; !last; ) {
    const block = numberAt(bytes, next, 3);
    const [kind, size] = [(block >> 1) & 3, block >> 3];
    last = (block & 1) === 1;
    next += 3;
    const end = next + (kind === 1 ? 1 : size);
    if (kind === 3 || end > bytes.length) throw new DamagedStream();
    if (kind === 0) out.add(bytes.subarray(next, end));
    else if (kind === 1) out.fill(bytes[next] ?? 0, size);
    else unpackBlock(bytes.subarray(next, end), frame, out);
    next = end;
  }
  return next + ((head & 4) === 0 ? 0 : 4);
}

/** Everything in these bytes. Throws DamagedStream, or TooMuchInside. */
export function unzstd(bytes: Uint8Array, most: number): Uint8Array {
  const out = new Output(most);
  for (let at = 0; at < bytes.length; ) {
    const magic = numberAt(bytes, at, 4);
    if (magic === 0xfd2fb528) at = unpackFrame(bytes, at, out);
    else if (magic - (magic % 16) === 0x184d2a50) at += 8 + numberAt(bytes, at + 4, 4);
    else throw new DamagedStream();
  }
  return out.whole();
}
