import { useEffect, useRef } from 'react';
import { singleKeysOn } from '#client/platform/single-keys.ts';

/** What a key does in the player. */
export type Shortcut =
  | 'back'
  | 'next'
  | 'choose-A'
  | 'choose-B'
  | 'choose-C'
  | 'choose-D'
  | 'mark'
  | 'eliminate'
  | 'calculator'
  | 'reference'
  | 'timer'
  | 'read-aloud'
  | 'help';

const keys: Readonly<Record<string, Shortcut>> = {
  arrowleft: 'back',
  arrowright: 'next',
  a: 'choose-A',
  b: 'choose-B',
  d: 'choose-D',
  '1': 'choose-A',
  '2': 'choose-B',
  '3': 'choose-C',
  '4': 'choose-D',
  m: 'mark',
  e: 'eliminate',
  r: 'reference',
  h: 'timer',
  l: 'read-aloud',
  '?': 'help',
};

/**
 * The shortcut of a key. `c` opens the calculator where there is one and chooses C where there
 * is none; 3 always chooses C.
 */
export function shortcutOf(key: string, calculator: boolean): Shortcut | undefined {
  const name = key.toLowerCase();
  return name === 'c' ? (calculator ? 'calculator' : 'choose-C') : keys[name];
}

const typing = 'input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable=true]';
/** Pressed by Enter. */
const pressed = 'button, a[href], summary, [role=button]';
/** Inside these, keys belong to the thing itself. */
const occupied = '[role=dialog], [role=alertdialog], [role=menu], [role=application], [data-keys=own]';

/** With Shift, only what some keyboards need it for: `?`, and digits. An arrow then selects text. */
const isShifted = ({ shiftKey, key }: KeyboardEvent): boolean => shiftKey && !/^[^\p{L}]$/u.test(key);

/** Calls for each shortcut pressed, unless single keys are turned off, and except while typing or inside a window, menu or tool. A held key is one press. */
export function useShortcuts(calculator: boolean, onShortcut: (shortcut: Shortcut) => void): void {
  const handler = useRef(onShortcut);
  useEffect(() => {
    handler.current = onShortcut;
  });
  useEffect(() => {
    /** The key of the last shortcut, until it is let go. */
    let held = '';
    const press = (event: KeyboardEvent) => {
      if (!singleKeysOn() || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isShifted(event)) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest(typing) || target?.closest(occupied)) return;
      const shortcut = shortcutOf(event.key, calculator);
      if (!shortcut) return;
      event.preventDefault();
      if (event.repeat) return;
      held = event.code;
      handler.current(shortcut);
    };
    // Before anything else hears of it: what a key has opened has the focus now, and the same key would type or press there.
    const hold = (event: KeyboardEvent) => {
      if (!event.repeat) held = '';
      else if (event.code === held || (event.key === 'Enter' && event.target instanceof Element && event.target.closest(pressed))) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    window.addEventListener('keydown', hold, true);
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('keydown', hold, true);
      window.removeEventListener('keydown', press);
    };
  }, [calculator]);
}

/** For the list of shortcuts: keys and what they do. */
export const shortcutList = (calculator: boolean, speech: boolean): readonly (readonly [string, string])[] => [
  ['← →', 'Previous or next question'],
  ...(calculator ? ([['A B D, 1 – 4', 'Choose an answer']] as const) : ([['A – D, 1 – 4', 'Choose an answer']] as const)),
  ['M', 'Mark for review'],
  ['E', 'Turn crossing out on or off'],
  ...(calculator
    ? ([
        ['C', 'Calculator'],
        ['R', 'Reference sheet'],
      ] as const)
    : []),
  ['H', 'Hide or show the time'],
  ...(speech ? ([['L', 'Read aloud, pause, continue']] as const) : []),
  ['?', 'Help'],
];
