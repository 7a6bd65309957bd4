import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type * as z from 'zod';
import { importQuestions, type ImportOutcome } from '#contract/question-import.ts';
import type { questionUses } from '#contract/authoring.ts';
import type { ImportField } from '#core/authoring/import-rows.ts';
import { api } from '#client/platform/api.ts';

export type ImportBody = z.input<NonNullable<(typeof importQuestions)['body']>>;

interface Asked {
  readonly body: ImportBody;
  readonly use: (typeof questionUses)[number];
}

/** What the server found in a file, and what was sent to ask it. */
export interface Checked extends Asked {
  readonly outcome: ImportOutcome;
}

/** Has the server check a file, again with every other choice of columns; what is imported is what was checked last, with nothing changed since. */
export function useFileCheck() {
  const [checked, setChecked] = useState<Checked | null>(null);
  // Raised with every change and every check.
  const newest = useRef(0);
  const check = async ({ body, use }: Asked): Promise<Checked | null> => {
    const own = ++newest.current;
    try {
      const outcome = await api(importQuestions, { body });
      return own === newest.current ? { body, use, outcome } : null;
    } catch (error) {
      if (own === newest.current) throw error;
      return null;
    }
  };
  const keep = (found: Checked | null) => found && setChecked(found);
  const remap = useMutation({ mutationFn: check, onSuccess: keep });
  // A choice is added to those whose answer is still on its way.
  const asked = remap.isPending ? remap.variables : checked;
  return {
    checked,
    check,
    keep,
    /** Something has changed since the check. */
    outdate: () => {
      newest.current += 1;
      remap.reset();
      setChecked(null);
    },
    mapping: asked?.body.mapping ?? [],
    map: (column: string, field: ImportField | null) => {
      if (!asked) return;
      const mapping = [...asked.body.mapping.filter((each) => each.column !== column), { column, field }];
      remap.mutate({ body: { ...asked.body, mapping }, use: asked.use });
    },
    remapping: remap.isPending,
    error: remap.error,
  };
}
