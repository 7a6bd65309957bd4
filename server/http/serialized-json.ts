/** Outputs as JSON text that is made once and sent many times, or put together from such texts. The types say what the text stands for. */

/** JSON text of a T. It is sent as it is, so it must be built from named fields, or parsed by the schema of its call. */
export class SerializedJson<out T> {
  readonly json: string;
  /** Never set: only for types, so that the text of something else is no output of a call. */
  declare readonly standsFor?: T;
  constructor(json: string) {
    this.json = json;
  }
}

/** The JSON text of `value`. */
export const serialized = <T>(value: T): SerializedJson<T> => new SerializedJson(JSON.stringify(value));

/** An object from fields that are serialized already. */
export const serializedObject = <T extends object>(fields: { readonly [Name in keyof T]: SerializedJson<T[Name]> }): SerializedJson<T> =>
  new SerializedJson(
    `{${Object.entries<SerializedJson<unknown>>(fields)
      .map(([name, { json }]) => `${JSON.stringify(name)}:${json}`)
      .join()}}`,
  );

/** One object with the fields of both, neither of which is empty. */
export const mergeSerialized = <A extends object, B extends object>(first: SerializedJson<A>, second: SerializedJson<B>): SerializedJson<A & B> =>
  new SerializedJson(`${first.json.slice(0, -1)},${second.json.slice(1)}`);
