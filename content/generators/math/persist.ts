/** Many attempts at one kind of question, so that kinds whose numbers seldom fit are not crowded out by the others. */
const attempts = 60;

export function persist<T>(draft: () => T | null): T | null {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const found = draft();
    if (found) return found;
  }
  return null;
}
