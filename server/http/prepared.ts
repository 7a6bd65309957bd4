/** Outputs as JSON text that is made once and sent many times, or put together from such texts. The types say what the text stands for. */

/** JSON text of a T. It is sent as it is, so it must be built from named fields, or parsed by the schema of its call. */
export class Prepared<out T> {
  readonly json: string;
  /** Never set: only for types, so that the text of something else is no output of a call. */
  declare readonly standsFor?: T;
  constructor(json: string) {
    this.json = json;
  }
}

export const prepared = <T>(value: T): Prepared<T> => new Prepared(JSON.stringify(value));

/** An object whose fields are prepared. */
export const preparedObject = <T extends object>(fields: { readonly [Name in keyof T]: Prepared<T[Name]> }): Prepared<T> =>
  new Prepared(
    `{${Object.entries<Prepared<unknown>>(fields)
      .map(([name, { json }]) => `${JSON.stringify(name)}:${json}`)
      .join()}}`,
  );

/** One object with the fields of both, neither of which is empty. */
export const joined = <A extends object, B extends object>(first: Prepared<A>, second: Prepared<B>): Prepared<A & B> =>
  new Prepared(`${first.json.slice(0, -1)},${second.json.slice(1)}`);
