import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import * as z from 'zod';
import { recall, remember } from '#client/platform/tab-memory.ts';
import { angleUnits } from './expressions/evaluate.ts';

export const angleUnitSchema = z.enum(angleUnits);

/** State that survives a reload and the next module. */
export function useKept<S extends z.ZodType>(key: string, schema: S, initial: () => z.output<S>): [z.output<S>, Dispatch<SetStateAction<z.output<S>>>] {
  const [value, setValue] = useState<z.output<S>>(() => recall(`tool.${key}`, schema) ?? initial());
  useEffect(() => remember(`tool.${key}`, value), [key, value]);
  return [value, setValue];
}
