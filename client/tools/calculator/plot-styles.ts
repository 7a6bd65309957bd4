/** How the graph of each row is drawn: in a color, with its row's number beside it. Dashes are kept for borders that do not belong to a region. */

const colors = ['blue', 'red', 'green', 'yellow'] as const;

export const plotColor = (rowNumber: number): string => {
  const color = colors[(rowNumber - 1) % (colors.length + 1)];
  return color === undefined ? 'var(--color-ink)' : `var(--color-topic-${color})`;
};
/** The border of a region that does not belong to it. */
export const strictDash = '7 6';
