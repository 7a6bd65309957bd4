/** What may be logged of another service's error: its message may quote an email. */
export function errorFacts(error: unknown): { readonly type: string; readonly code: string | null } {
  return { type: error instanceof Error ? error.name : typeof error, code: error instanceof Error && 'code' in error ? String(error.code) : null };
}
