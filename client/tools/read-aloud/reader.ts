import { placeOfWord, type ReadPart, type SpokenPart } from '#core/questions/spoken-question.ts';
import type { SpeechEvents } from '#client/platform/speech.ts';

export const speeds = [0.75, 1, 1.25, 1.5] as const;
export type Speed = (typeof speeds)[number];

export interface ReaderState {
  readonly kind: 'ready' | 'reading' | 'paused' | 'done' | 'failed';
  /** What is being read, or where a pause holds. */
  readonly part: ReadPart | null;
  readonly name: string | null;
  /** Offsets of the word in the part's plain text, if the browser reports them. */
  readonly word: { readonly start: number; readonly end: number } | null;
  readonly speed: Speed;
}

export type Speak = (text: string, rate: number, events: SpeechEvents) => () => void;

const longest = 180;

/**
 * Cuts a text after sentences, into stretches of about 180 characters: some voices fall silent in
 * the middle of a longer one.
 */
export function stretches(text: string): { from: number; to: number }[] {
  const cut: { from: number; to: number }[] = [];
  for (const { index, segment } of new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)) {
    const last = cut.at(-1);
    const to = index + segment.length;
    if (last && to - last.from <= longest) last.to = to;
    else cut.push({ from: index, to });
  }
  return cut.filter(({ from, to }) => text.slice(from, to).trim() !== '');
}

/**
 * Reads the parts of one question. A pause stops the voice, and resuming starts at the last word
 * reported: the browsers' own pausing fails on some phones, and speed can change only between utterances.
 */
export class Reader {
  private readonly makeParts: () => readonly SpokenPart[];
  private made: readonly SpokenPart[] | undefined;
  private readonly speak: Speak;
  private state: ReaderState;
  private silence: () => void = () => undefined;
  private readonly listeners = new Set<() => void>();
  /** The part, and the offset in its spoken text. */
  private index = 0;
  private at = 0;

  /** `makeParts` says what there is to read; asked once, when somebody wants to hear it. */
  constructor(makeParts: () => readonly SpokenPart[], speak: Speak, speed: Speed = 1) {
    this.makeParts = makeParts;
    this.speak = speak;
    this.state = { kind: 'ready', part: null, name: null, word: null, speed };
  }

  private get parts(): readonly SpokenPart[] {
    this.made ??= this.makeParts();
    return this.made;
  }

  readonly snapshot = (): ReaderState => this.state;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Reads from the beginning, pauses, or resumes, whichever is next. */
  readonly toggle = (): void => {
    if (this.state.kind === 'reading') return this.pause();
    if (this.state.kind !== 'paused') [this.index, this.at] = [0, 0];
    this.next();
  };

  /** Silent, and back at the beginning. */
  readonly stop = (): void => {
    this.silence();
    if (this.state.kind !== 'ready') this.become({ kind: 'ready', part: null, name: null, word: null });
  };

  readonly setSpeed = (speed: Speed): void => {
    this.become({ speed });
    if (this.state.kind !== 'reading') return;
    this.silence();
    this.next();
  };

  private pause(): void {
    this.silence();
    this.become({ kind: 'paused' });
  }

  private become(change: Partial<ReaderState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }

  /** Reads the stretch at the current place, then whatever follows. */
  private next(): void {
    const part = this.parts[this.index];
    if (!part) return this.become({ kind: 'done', part: null, name: null, word: null });
    const stretch = stretches(part.text).find(({ to }) => to > this.at);
    if (!stretch) {
      this.index++;
      this.at = 0;
      return this.next();
    }
    const from = Math.max(this.at, stretch.from);
    this.become({ kind: 'reading', part: part.part, name: part.name, word: null });
    this.silence = this.speak(part.text.slice(from, stretch.to), this.state.speed, {
      onWord: (index) => {
        this.at = from + index;
        this.become({ word: placeOfWord(part, this.at) });
      },
      onEnd: () => {
        this.at = stretch.to;
        this.next();
      },
      onBroken: (why) => this.become(why === 'taken' ? { kind: 'paused' } : { kind: 'failed', part: null, name: null, word: null }),
    });
  }
}
