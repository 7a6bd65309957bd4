/** Bidirectional controls, invisible characters that reverse the direction of text: with them a name can look like another one, or like a different sentence. */
const bidiControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
export const stripBidiControls = (text: string): string => text.replace(bidiControls, '');

/** NUL and lone surrogates, which a database cannot store as text. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000');

/** The same of every text in a piece of data, names of fields included. */
export const isStorableData = (data: unknown): boolean => !/(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i.test(JSON.stringify(data) ?? '');
