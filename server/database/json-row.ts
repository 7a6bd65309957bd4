/** Rows inside JSON (`json_agg`), whose moments arrive as text. */
export type JsonRow<Row> = { readonly [Name in keyof Row]: Row[Name] extends Date ? string : Row[Name] extends Date | null ? string | null : Row[Name] };

export function momentFromJson(text: string): Date;
export function momentFromJson(text: string | null): Date | null;
export function momentFromJson(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
