import { describe, expect, it } from 'vitest';
import type { SpokenPart } from '#core/questions/spoken-question.ts';
import type { SpeechEvents } from '#client/platform/speech.ts';
import { Reader, stretches } from './reader.ts';

const part = (name: SpokenPart['part'], text: string): SpokenPart => ({
  part: name,
  name,
  text,
  pieces: [{ at: 0, length: text.length, start: 0, end: text.length, whole: false }],
});

function setUp() {
  const said: { text: string; rate: number; events: SpeechEvents; silenced: boolean }[] = [];
  const reader = new Reader(
    () => [part('stimulus', 'Rain fell on the hill.'), part('stem', 'Why?')],
    (text, rate, events) => {
      const one = { text, rate, events, silenced: false };
      said.push(one);
      return () => {
        one.silenced = true;
      };
    },
  );
  const now = () => said.at(-1) ?? expect.fail('nothing was said');
  return { said, reader, now };
}

describe('Reader', () => {
  it('says nothing until asked, then part after part', () => {
    const { said, reader, now } = setUp();
    expect(said).toEqual([]);
    reader.toggle();
    expect(now().text).toBe('Rain fell on the hill.');
    expect(reader.snapshot()).toMatchObject({ kind: 'reading', part: 'stimulus' });
    now().events.onEnd();
    expect(now().text).toBe('Why?');
    now().events.onEnd();
    expect(reader.snapshot()).toMatchObject({ kind: 'done', part: null, word: null });
    expect(said).toHaveLength(2);
  });

  it('goes on after a pause at the word it was at', () => {
    const { said, reader, now } = setUp();
    reader.toggle();
    now().events.onWord(10);
    expect(reader.snapshot().word).toEqual({ start: 10, end: 12 });
    reader.toggle();
    expect(now().silenced).toBe(true);
    expect(reader.snapshot().kind).toBe('paused');
    reader.toggle();
    expect(now().text).toBe('on the hill.');
    now().events.onWord(3);
    expect(reader.snapshot().word).toEqual({ start: 13, end: 16 });
    expect(said).toHaveLength(2);
  });

  it('changes speed in the middle', () => {
    const { reader, now } = setUp();
    reader.toggle();
    now().events.onWord(5);
    reader.setSpeed(1.5);
    expect(now()).toMatchObject({ text: 'fell on the hill.', rate: 1.5 });
  });

  it('stops, and begins anew', () => {
    const { said, reader, now } = setUp();
    reader.toggle();
    now().events.onWord(5);
    reader.stop();
    expect(now().silenced).toBe(true);
    expect(reader.snapshot()).toMatchObject({ kind: 'ready', part: null, word: null });
    reader.toggle();
    expect(now().text).toBe('Rain fell on the hill.');
    expect(said).toHaveLength(2);
  });

  it('holds when another question takes the voice, and says when the browser fails', () => {
    const { reader, now } = setUp();
    reader.toggle();
    now().events.onBroken('taken');
    expect(reader.snapshot().kind).toBe('paused');
    reader.toggle();
    now().events.onBroken('failed');
    expect(reader.snapshot().kind).toBe('failed');
  });
});

it('cuts long texts after sentences and loses nothing', () => {
  const text = `${'One two three four five six seven eight nine ten. '.repeat(12)}End`;
  const cut = stretches(text);
  expect(cut.map(({ from, to }) => text.slice(from, to)).join('')).toBe(text);
  expect(Math.max(...cut.map(({ from, to }) => to - from))).toBeLessThanOrEqual(180);
  expect(cut.slice(0, -1).every(({ to }) => text.slice(0, to).trimEnd().endsWith('.'))).toBe(true);
});
