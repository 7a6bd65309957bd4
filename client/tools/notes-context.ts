import { createContext } from 'react';

interface Notes {
  readonly open: boolean;
  readonly toggle: () => void;
}

/** The notes on the question on screen; null where it cannot have any. */
export const NotesContext = createContext<Notes | null>(null);
