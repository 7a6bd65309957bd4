/** The shape of a planted fault. */

export interface SeededFault {
  /** Numbers of the items of docs/security.md it belongs to, separated by spaces; empty: it plants something that no item speaks of. */
  readonly items: string;
  readonly says: string;
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly from: string;
  readonly to: string;
  /** The test that must fail. */
  readonly test: { readonly runner: 'unit' | 'api' | 'browser'; readonly file: string; readonly name: string };
}

/** A test in `tests/api/<file>.test.ts`; like the others below, `name` is any part of the test's name. */
export const api = (file: string, name: string) => ({ runner: 'api', file: `tests/api/${file}.test.ts`, name }) as const;
/** A test in `tests/browser/<file>.spec.ts`. */
export const browser = (file: string, name: string) => ({ runner: 'browser', file: `tests/browser/${file}.spec.ts`, name }) as const;
/** A test that needs neither database nor browser; `file` is its full path. */
export const unit = (file: string, name: string) => ({ runner: 'unit', file, name }) as const;
