/** Asking the server where the session is, one question at a time. */

export interface Inquiry {
  /** Joins a question under way. */
  ask(withAnswers?: boolean): Promise<void>;
  /** Monotonic time of the last question. */
  askedAt(): number;
}

export function createInquiry(now: () => number, inquire: (withAnswers: boolean) => Promise<void>, onFailure: (error: unknown) => void): Inquiry {
  let asking: Promise<void> | undefined;
  let at = -Infinity;
  return {
    ask: (withAnswers = false) => {
      if (asking) return asking;
      at = now();
      asking = inquire(withAnswers)
        .catch(onFailure)
        .finally(() => {
          asking = undefined;
        });
      return asking;
    },
    askedAt: () => at,
  };
}
