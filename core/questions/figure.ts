/**
 * A figure is data, not markup: a list of shapes in a fixed view box that the client draws as
 * SVG elements. Nothing is ever injected as HTML, colors follow the theme, and the same data
 * yields the text alternative.
 */
import * as z from 'zod';

/** What a stroke or fill means; the theme decides the color. `none` draws nothing. */
const paints = ['none', 'ink', 'muted', 'grid', 'paper', 'series1', 'series2', 'series3', 'shade1', 'shade2'] as const;
const paintSchema = z.enum(paints);
export type Paint = z.infer<typeof paintSchema>;

const coordinate = z.number().min(-2000).max(2000);
const point = z.tuple([coordinate, coordinate]);
const stroke = { stroke: paintSchema.optional(), width: z.number().min(0.5).max(6).optional(), dash: z.enum(['solid', 'dashed', 'dotted']).optional() };

const shapeSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('line'), from: point, to: point, ...stroke, arrowStart: z.boolean().optional(), arrowEnd: z.boolean().optional() }),
  z.strictObject({
    type: z.literal('polyline'),
    points: z.array(point).min(2).max(400),
    ...stroke,
    arrowStart: z.boolean().optional(),
    arrowEnd: z.boolean().optional(),
  }),
  z.strictObject({ type: z.literal('polygon'), points: z.array(point).min(3).max(400), fill: paintSchema.optional(), ...stroke }),
  z.strictObject({ type: z.literal('circle'), center: point, radius: z.number().positive().max(1000), fill: paintSchema.optional(), ...stroke }),
  z.strictObject({
    type: z.literal('ellipse'),
    center: point,
    radiusX: z.number().positive().max(1000),
    radiusY: z.number().positive().max(1000),
    fill: paintSchema.optional(),
    ...stroke,
  }),
  /** Angles in degrees, counter-clockwise from the positive x direction, y pointing down on screen; `sector` closes the shape through the center, without it a fill is cut off by the chord. */
  z.strictObject({
    type: z.literal('arc'),
    center: point,
    radius: z.number().positive().max(1000),
    fromAngle: z.number(),
    toAngle: z.number(),
    fill: paintSchema.optional(),
    sector: z.boolean().optional(),
    ...stroke,
  }),
  /** `at` lies on the baseline: the middle of a numeral is about 0.35 of its size above it. */
  z.strictObject({
    type: z.literal('text'),
    at: point,
    text: z.string().min(1).max(60),
    size: z.number().min(11).max(22).optional(),
    italic: z.boolean().optional(),
    bold: z.boolean().optional(),
    anchor: z.enum(['start', 'middle', 'end']).optional(),
    rotate: z.number().optional(),
    paint: paintSchema.optional(),
  }),
]);
export type Shape = z.infer<typeof shapeSchema>;

export const figureSchema = z.strictObject({
  /** View box is `0 0 width height`, in px at normal size; y grows downwards. */
  width: z.number().positive().max(900),
  height: z.number().positive().max(900),
  shapes: z.array(shapeSchema).min(1).max(800),
  title: z.string().min(3).max(120),
  /** What a sighted student can read off the figure, 10–120 words, never the answer itself. */
  alt: z.string().min(20).max(900),
});
export type Figure = z.infer<typeof figureSchema>;
