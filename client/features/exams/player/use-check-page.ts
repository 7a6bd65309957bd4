import { useState } from 'react';
import * as z from 'zod';
import { recall, remember } from '#client/platform/tab-memory.ts';

const isOpen = z.literal(true);

/** Whether the last page of this module is shown, also after a reload. `scope`: the session; undefined where nothing is kept. */
export function useCheckPage(scope: string | undefined, position: number): readonly [boolean, (open: boolean) => void] {
  const key = `exam.${scope}.${position}.check`;
  const [open, setOpen] = useState(() => scope !== undefined && recall(key, isOpen) === true);
  const change = (next: boolean) => {
    setOpen(next);
    if (scope !== undefined) remember(key, next || null);
  };
  return [open, change];
}
