import katex from 'katex';

/** Throws where a formula would not be set as it is meant. */
export const renderLatex = (latex: string): void => void katex.renderToString(latex, { throwOnError: true, strict: 'error' });
