import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import * as z from 'zod';
import { recall, remember } from '#client/platform/tab-memory.ts';
import { angleUnits } from '#core/calculator/language/real.ts';
import { useStorageScope } from './storage-scope.ts';

export const angleUnitSchema = z.enum(angleUnits);
export const keysOpenSchema = z.boolean();

/** State that survives a reload and the next module, for each place the calculator is used in. */
export function useTabState<S extends z.ZodType>(key: string, schema: S, initial: () => z.output<S>): [z.output<S>, Dispatch<SetStateAction<z.output<S>>>] {
  const name = `tool.${useStorageScope()}${key}`;
  const [value, setValue] = useState<z.output<S>>(() => recall(name, schema) ?? initial());
  useEffect(() => remember(name, value), [name, value]);
  return [value, setValue];
}
