import { createContext, useContext, type ReactNode } from 'react';
import type { ReadPart } from '#core/questions/spoken-question.ts';
import './read-part.css';

/** The part that is being read aloud, if any. */
export const ReadingContext = createContext<ReadPart | null>(null);

/** Attributes of an element that holds this part: it is marked while it is read. */
export function useReadPart(part: ReadPart) {
  return { 'data-read': part, 'data-reading': useContext(ReadingContext) === part } as const;
}

export function Read({ part, className, children }: { readonly part: ReadPart; readonly className?: string; readonly children: ReactNode }) {
  return (
    <div {...useReadPart(part)} className={className}>
      {children}
    </div>
  );
}
