/** Which of thousands of sentences occur in a text: read once, instead of once for each of them. */

/** As long as every sentence is at least. */
const window = 24;
const base = 31;
/** What the first character of a window has been multiplied by when it leaves it. */
const power = Array.from({ length: window }).reduce<number>((product) => Math.imul(product, base), 1);
const bits = 20;
/** The highest bits depend on all characters. */
const place = (hash: number): number => Math.imul(hash, 0x9e3779b1) >>> (32 - bits);

function hashOf(text: string): number {
  let hash = 0;
  for (let index = 0; index < window; index++) hash = (Math.imul(hash, base) + text.charCodeAt(index)) | 0;
  return hash;
}

/** Finds those of the sentences that occur in a text, each once. */
export function finderOf(sentences: readonly string[]): (text: string) => string[] {
  const begins = new Map<string, string[]>();
  const marked = new Uint8Array(2 ** bits);
  for (const sentence of sentences) {
    if (sentence.length < window) throw new Error(`too short to be looked for: ${sentence}`);
    const begin = sentence.slice(0, window);
    begins.set(begin, [...(begins.get(begin) ?? []), sentence]);
    marked[place(hashOf(begin))] = 1;
  }
  return (text) => {
    const found = new Set<string>();
    let hash = hashOf(text);
    for (let start = 0; start + window <= text.length; start++) {
      if (marked[place(hash)] === 1)
        for (const sentence of begins.get(text.slice(start, start + window)) ?? []) if (text.startsWith(sentence, start)) found.add(sentence);
      hash = (Math.imul(hash, base) + text.charCodeAt(start + window) - Math.imul(text.charCodeAt(start), power)) | 0;
    }
    return [...found];
  };
}
