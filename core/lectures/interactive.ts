/**
 * What can be played with in a lecture, and how each kind is set up. The words are read by students: rich text where it says so,
 * plain text elsewhere. Numbers are where things stand at the beginning; the student moves them.
 */
import * as z from 'zod';

const rich = z.string().trim().min(1).max(900);
const plain = z.string().trim().min(1).max(60);
const value = z.number().min(-10_000).max(10_000);
const positive = z.number().positive().max(1_000_000);
const point = z.tuple([value, value]);

/** What part of the plane is seen. */
const plane = {
  window: z.object({ xMin: value, xMax: value, yMin: value, yMax: value }),
  /** Names of the axes where they are not x and y, e.g. “hours”. */
  xName: plain.optional(),
  yName: plain.optional(),
};

const line = z.object({ slope: value, intercept: value });

/** Drag the slope and the intercept of a line; its equation follows. */
const lineSettings = z.object({ type: z.literal('line'), slope: value, intercept: value, ...plane });

/** Two lines, and the point or the lack of one where they meet. */
const twoLinesSettings = z.object({ type: z.literal('two-lines'), first: line, second: line, ...plane });

/** y against a line, with the solutions shaded; drag a point to test it. */
const inequalityRegionSettings = z.object({
  type: z.literal('inequality-region'),
  slope: value,
  intercept: value,
  sign: z.enum(['<', '<=', '>', '>=']),
  ...plane,
});

/** y = a(x − h)² + k; the forms listed are shown beside it. */
const parabolaSettings = z.object({
  type: z.literal('parabola'),
  a: value,
  h: value,
  k: value,
  forms: z.array(z.enum(['vertex', 'factored', 'standard'])).min(1),
  ...plane,
});

/** start · factor^x beside the line with the same first step. */
const exponentialSettings = z.object({ type: z.literal('exponential'), start: positive, factor: positive, ...plane });

/** Fit a line by hand to these points; the residuals are drawn. */
const scatterFitSettings = z.object({ type: z.literal('scatter-fit'), points: z.array(point).min(4).max(20), slope: value, intercept: value, ...plane });

/** Dots on a number line, whole numbers; mean and median move as they are dragged. */
const distributionSettings = z.object({
  type: z.literal('distribution'),
  values: z.array(z.int()).min(3).max(25),
  min: z.int(),
  max: z.int(),
  /** What the dots measure, e.g. “hours of sleep”. */
  name: plain,
});

/** The interval around an estimate as the sample size and the spread change: margin ≈ 2 · spread ÷ √sample. */
const marginOfErrorSettings = z.object({
  type: z.literal('margin-of-error'),
  estimate: value,
  /** Standard deviation of the answers, in the same unit; 50 for a share near 50%. */
  spread: positive,
  sampleSize: z.int().min(10).max(5000),
  /** “%”, “minutes”, … */
  unit: plain,
  /** What is estimated, e.g. “students who walk to school”. */
  name: plain,
});

/** A bar that is the whole, and a part, a rise or a fall of so many percent. */
const percentBarSettings = z.object({
  type: z.literal('percent-bar'),
  whole: positive,
  percent: z.number().min(0).max(200),
  /** `part`: percent of; `up` and `down`: percent more and less. */
  mode: z.enum(['part', 'up', 'down']),
  /** “dollars”, “students”, … */
  unit: plain,
});

/** Two quantities in a fixed ratio, as rows of a table that grow together. */
const ratioTableSettings = z.object({ type: z.literal('ratio-table'), names: z.tuple([plain, plain]), ratio: z.tuple([positive, positive]) });

/** Counts by row and column; a tap on a heading makes it the group that is given. */
const twoWayTableSettings = z.object({
  type: z.literal('two-way-table'),
  rows: z.array(plain).min(2).max(4),
  columns: z.array(plain).min(2).max(4),
  counts: z
    .array(z.array(z.int().min(0)).min(2).max(4))
    .min(2)
    .max(4),
});

/** Legs a and b to drag; the sides and the ratios of the angle at the base follow. */
const rightTriangleSettings = z.object({ type: z.literal('right-triangle'), legs: z.tuple([positive, positive]) });

/** A triangle and its copy at a scale. */
const similarTrianglesSettings = z.object({
  type: z.literal('similar-triangles'),
  sides: z.tuple([positive, positive, positive]),
  scale: z.number().min(0.5).max(3),
});

/** Two parallel lines and a third that cuts them, at this angle in degrees. */
const anglesSettings = z.object({ type: z.literal('angles'), angle: z.number().min(20).max(160) });

/** Drag center and radius, and the equation follows; or, with `arc`, an angle in degrees, and arc and sector follow. */
const circleSettings = z.object({ type: z.literal('circle'), center: point, radius: positive, arc: z.number().min(10).max(350).optional(), ...plane });

/** A box whose edges grow by a factor: lengths ×k, areas ×k², volumes ×k³. */
const solidSettings = z.object({ type: z.literal('solid'), edges: z.tuple([positive, positive, positive]), unit: plain });

/** (ax + b)(cx + d) as a rectangle cut in four. */
const expressionAreaSettings = z.object({ type: z.literal('expression-area'), first: z.tuple([z.int(), z.int()]), second: z.tuple([z.int(), z.int()]) });

/** Parts of a sentence and, at each joint, the marks to try: each says whether it holds, and why. `marks.length` is `parts.length - 1`. */
const sentenceDiagramSettings = z.object({
  type: z.literal('sentence-diagram'),
  parts: z
    .array(z.object({ text: z.string().min(1).max(160), role: z.enum(['clause', 'dependent', 'phrase', 'extra']) }))
    .min(2)
    .max(4),
  joints: z
    .array(
      z
        .array(z.object({ mark: z.string().max(14), fits: z.boolean(), reason: rich }))
        .min(2)
        .max(5),
    )
    .min(1)
    .max(3),
});

/** Four choices; a tap on one says why it fails, or why it is right. `right` is 0–3. */
const choicesWhySettings = z.object({
  type: z.literal('choices-why'),
  text: z.string().max(1500).optional(),
  stem: rich,
  choices: z.array(z.object({ text: rich, reason: rich })).length(4),
  right: z.int().min(0).max(3),
});

/** A text and a question; the words that decide are tapped. `deciding` are words exactly as they stand in the text. */
const evidenceSettings = z.object({
  type: z.literal('evidence'),
  text: z.string().min(20).max(1500),
  question: rich,
  deciding: z.array(z.string().min(2).max(120)).min(1).max(4),
  /** What follows from them. */
  reason: rich,
});

/** Two sentences and their relation; each relation has its transition words. `right` is a place in `relations`. */
const relationSettings = z.object({
  type: z.literal('relation'),
  first: rich,
  second: rich,
  relations: z
    .array(z.object({ name: plain, words: z.array(plain).min(1).max(6), reason: rich }))
    .min(2)
    .max(5),
  right: z.int().min(0).max(4),
});

/** Notes and goals; a goal lights up the notes that serve it (places in `notes`) and shows a sentence that meets it. */
const notesGoalSettings = z.object({
  type: z.literal('notes-goal'),
  notes: z.array(rich).min(3).max(6),
  goals: z
    .array(z.object({ goal: rich, serves: z.array(z.int().min(0).max(5)).min(1), sentence: rich }))
    .min(2)
    .max(4),
});

/** A sentence with a blank (six underscores); each word changes what it says. */
const wordScaleSettings = z.object({
  type: z.literal('word-scale'),
  sentence: rich,
  words: z
    .array(z.object({ word: plain, effect: rich, fits: z.boolean() }))
    .min(3)
    .max(6),
});

export const interactiveSchema = z.discriminatedUnion('type', [
  lineSettings,
  twoLinesSettings,
  inequalityRegionSettings,
  parabolaSettings,
  exponentialSettings,
  scatterFitSettings,
  distributionSettings,
  marginOfErrorSettings,
  percentBarSettings,
  ratioTableSettings,
  twoWayTableSettings,
  rightTriangleSettings,
  similarTrianglesSettings,
  anglesSettings,
  circleSettings,
  solidSettings,
  expressionAreaSettings,
  sentenceDiagramSettings,
  choicesWhySettings,
  evidenceSettings,
  relationSettings,
  notesGoalSettings,
  wordScaleSettings,
]);
export type InteractiveSettings = z.infer<typeof interactiveSchema>;
