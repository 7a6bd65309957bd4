/** What the public page's picture of the calculator shows, and what is in it when it opens; the empty row is for what the visitor types. */
export const exampleRows: readonly string[] = ['y=x^2-4', 'y=x+2', ''];
