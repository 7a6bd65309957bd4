/** The formulas that a sheet's line holds side by side. */

const isWhole = (piece: string): boolean => {
  const count = (part: string) => piece.split(part).length;
  return count('{') === count('}') && count('\\left') === count('\\right') && count('\\begin') === count('\\end');
};

/** They wrap between each other, never within. A gap inside braces belongs to its formula. */
export function formulaPieces(formula: string): readonly string[] {
  const pieces = formula.split(/,?\s*\\q?quad\s*/);
  return pieces.every((piece) => piece !== '' && isWhole(piece)) ? pieces : [formula];
}
