/** What is wrong with an expression, in words for the student who typed it. */
export class ExpressionError extends Error {
  /** Letters without a value, for which sliders can be added. */
  readonly missing: readonly string[];

  constructor(message: string, missing: readonly string[] = []) {
    super(message);
    this.missing = missing;
  }
}

export type Attempt<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: ExpressionError };

/** Runs `work`; an error becomes a value, a bug stays an exception. */
export function attempt<Value>(work: () => Value): Attempt<Value> {
  try {
    return { ok: true, value: work() };
  } catch (error) {
    if (error instanceof ExpressionError) return { ok: false, error };
    throw error;
  }
}
