import { useEffect, useMemo, useState, useSyncExternalStore, type RefObject } from 'react';
import type { ShownQuestion } from '#core/questions/learner-view.ts';
import { spokenQuestion, type SpokenPart } from '#core/questions/spoken-question.ts';
import { onSignedOut } from '#client/platform/session-signal.ts';
import { hasVoices, onVoices, speak } from '#client/platform/speech.ts';
import { readSetting, writeSetting } from '#client/platform/storage.ts';
import { useStableCallback } from '#client/ui/use-stable-callback.ts';
import { Reader, speeds, type ReaderState, type Speed } from './reader.ts';
import { hideWord, scrollToPart, showWord } from './word-highlight.ts';

const speedSetting = 'read-aloud.speed';
const nothing = () => [];
const rememberedSpeed = (): Speed => speeds.find((speed) => String(speed) === readSetting(speedSetting)) ?? 1;

export interface ReadAloud {
  /** Whether this browser can read aloud; if not, none of the controls are shown. */
  readonly available: boolean;
  /** The bar is on screen. */
  readonly open: boolean;
  readonly state: ReaderState;
  /** Opens the bar if need be and reads, pauses or resumes. */
  readonly toggle: () => void;
  readonly close: () => void;
  readonly setSpeed: (speed: Speed) => void;
}

/** Reading a question aloud; null: there is none. */
export function useReadAloud(question: ShownQuestion | null, root: RefObject<Element | null>): ReadAloud {
  const makeParts = useMemo(() => (question ? () => spokenQuestion(question) : null), [question]);
  return useReadParts(makeParts, root);
}

/**
 * Reading one part after another aloud. It stops when `makeParts` changes or is null, when the screen
 * closes, and when the student signs out; it never starts by itself.
 * @param root holds the parts on screen
 */
export function useReadParts(makeParts: (() => readonly SpokenPart[]) | null, root: RefObject<Element | null>): ReadAloud {
  const available = useSyncExternalStore(onVoices, hasVoices);
  const [open, setOpen] = useState(false);
  const reader = useMemo(() => new Reader(makeParts ?? nothing, speak, rememberedSpeed()), [makeParts]);
  const state = useSyncExternalStore(reader.subscribe, reader.snapshot);
  const { part, word } = state;

  const stop = useStableCallback(reader.stop);
  useEffect(() => onSignedOut(stop), [stop]);
  useEffect(() => reader.stop, [reader]);

  useEffect(() => {
    if (part && root.current) scrollToPart(root.current, part);
  }, [part, root]);
  useEffect(() => {
    if (!part || !root.current) return;
    showWord(root.current, part, word);
    return hideWord;
  }, [part, word, root]);

  return {
    available: available && makeParts !== null,
    open: open && available && makeParts !== null,
    state,
    toggle: () => {
      setOpen(true);
      reader.toggle();
    },
    close: () => {
      reader.stop();
      setOpen(false);
    },
    setSpeed: (speed) => {
      writeSetting(speedSetting, String(speed));
      reader.setSpeed(speed);
    },
  };
}
