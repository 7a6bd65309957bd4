/** Many attempts at one kind of question, so that kinds whose numbers seldom fit are not crowded out by the others. */
import type { Draft } from '../generator.ts';

const attempts = 60;

export function persist(draft: () => Draft | null): Draft | null {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const found = draft();
    if (found) return found;
  }
  return null;
}
