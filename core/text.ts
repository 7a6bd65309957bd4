/** NUL and lone surrogates are not text that a database can keep. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000');
