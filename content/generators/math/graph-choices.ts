/** Graphs that stand as choices: small planes, and options that show nothing but a figure. */
import type { Figure } from '#core/questions/figure.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import { planeFigure, type PlaneItem } from '#content/figures/plane.ts';
import type { Option, WrongOption } from '../generator.ts';

/** Two such figures stand side by side on a phone held upright. */
export const choiceWidth = 230;

/** A square plane from −half to half on both axes; the text alternative says what is drawn without judging it. */
export const choicePlane = (half: number, title: string, alt: string, items: readonly PlaneItem[]): Figure =>
  planeFigure({ window: { xMin: -half, xMax: half, yMin: -half, yMax: half }, square: true, width: choiceWidth, title, alt, items });

export const rightGraph = (figure: Figure, value: string, why: string): Option & { readonly why: string } => ({ text: '', value, figure, why });
export const wrongGraph = (misconception: Misconception, figure: Figure, value: string, why: string): WrongOption => ({
  text: '',
  value,
  figure,
  misconception,
  why,
});
