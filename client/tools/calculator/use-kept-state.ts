import { useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import * as z from 'zod';
import { examTools, type ExamTools } from '#client/platform/exam-tools.ts';
import { recall, remember } from '#client/platform/tab-memory.ts';
import { angleUnits } from '#core/calculator/language/real.ts';
import { useStorageScope, type StorageScope } from './storage-scope.ts';

export const angleUnitSchema = z.enum(angleUnits);
export const keysOpenSchema = z.boolean();

function memoryOf({ name, exam }: StorageScope): ExamTools {
  const place = (key: string) => `tool.${name === '' ? '' : `${name}.`}${key}`;
  return (
    (exam ? examTools(name) : null) ?? {
      recall: (key, schema) => recall(place(key), schema),
      remember: (key, value) => remember(place(key), value),
    }
  );
}

/** State that survives a reload and the next module, for each place the calculator is used in; in an exam, also the tab. */
export function useKeptState<S extends z.ZodType>(key: string, schema: S, initial: () => z.output<S>): [z.output<S>, Dispatch<SetStateAction<z.output<S>>>] {
  const scope = useStorageScope();
  const [memory] = useState(() => memoryOf(scope));
  const [value, setValue] = useState<z.output<S>>(() => memory.recall(key, schema) ?? initial());
  const kept = useRef(value);
  useEffect(() => {
    // Only changes: another tab may have kept something newer.
    if (value === kept.current) return;
    kept.current = value;
    memory.remember(key, value);
  }, [memory, key, value]);
  return [value, setValue];
}
