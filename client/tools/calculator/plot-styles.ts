/** How the curve of each row is drawn: a colour and a dash pattern, and its row's number beside it. */

export interface PlotStyle {
  readonly colour: string;
  readonly dash: string | undefined;
}

const styles: readonly PlotStyle[] = [
  { colour: 'var(--color-topic-blue)', dash: undefined },
  { colour: 'var(--color-topic-red)', dash: '12 5' },
  { colour: 'var(--color-topic-green)', dash: '2 5' },
  { colour: 'var(--color-topic-yellow)', dash: '14 4 3 4' },
  { colour: 'var(--color-ink)', dash: '7 3 2 3 2 3' },
];
const first: PlotStyle = { colour: 'var(--color-topic-blue)', dash: undefined };

export const plotStyle = (rowNumber: number): PlotStyle => styles[(rowNumber - 1) % styles.length] ?? first;
/** The border of a region that does not belong to it. */
export const strictDash = '6 6';
