/** G11: a figure is readable for everybody and does not give the answer away. */
import type { Figure, Shape } from '#core/questions/figure.ts';
import type { Question } from '#core/questions/question.ts';
import { wordCount } from './question-texts.ts';

type Label = Extract<Shape, { type: 'text' }>;
interface Box {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const altWords = { fewest: 8, most: 120 } as const;
const smallestText = 11;
/** Widths are estimates: a label may stick out this far, in px, before it counts. */
const slack = 2;

/** Average advance width of a sans-serif face in em, by character. */
const advance = (character: string) =>
  /[ilI.,:;'|!()\-[\] ]/.test(character) ? 0.3 : /[mwMW%@]/.test(character) ? 0.86 : /\p{Lu}/u.test(character) ? 0.66 : 0.54;

/** The box a label fills, from approximate text widths; turned labels by 90° swap their sides. */
function boxOf({ text, size = 14, at: [x, y], anchor, rotate }: Label): Box {
  const width = [...text].reduce((sum, character) => sum + advance(character), 0) * size;
  const along = anchor === 'middle' ? [-width / 2, width / 2] : anchor === 'end' ? [-width, 0] : [0, width];
  const [start = 0, end = 0] = along;
  const [above, below] = [-size * 0.75, size * 0.08];
  const turned = rotate !== undefined && Math.abs(Math.abs(rotate) - 90) < 1;
  return turned
    ? { text, left: x + above, right: x - below, top: y - Math.max(Math.abs(start), Math.abs(end)), bottom: y + Math.min(Math.abs(start), Math.abs(end)) }
    : { text, left: x + start, right: x + end, top: y + above, bottom: y + below };
}

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Points that must lie inside the view box. */
function outline(shape: Shape): readonly (readonly [number, number])[] {
  switch (shape.type) {
    case 'line':
      return [shape.from, shape.to];
    case 'polyline':
    case 'polygon':
      return shape.points;
    case 'circle':
      return [
        [shape.center[0] - shape.radius, shape.center[1] - shape.radius],
        [shape.center[0] + shape.radius, shape.center[1] + shape.radius],
      ];
    case 'ellipse':
      return [
        [shape.center[0] - shape.radiusX, shape.center[1] - shape.radiusY],
        [shape.center[0] + shape.radiusX, shape.center[1] + shape.radiusY],
      ];
    default:
      return [];
  }
}

/** Whether a text alternative has a length that can say what is drawn. */
export function altLength(alt: string): 'short' | 'long' | 'fine' {
  const words = wordCount(alt);
  return words < altWords.fewest ? 'short' : words > altWords.most ? 'long' : 'fine';
}

/** Faults of a figure by itself. */
export function figureProblems({ width, height, shapes, title, alt }: Figure): string[] {
  const labels = shapes.flatMap((shape) => (shape.type === 'text' ? [shape] : []));
  const boxes = labels.map(boxOf);
  const words = wordCount(alt);
  const problems = [
    ...(title.trim() === '' ? ['no title'] : []),
    ...(altLength(alt) !== 'fine' ? [`text alternative of ${words} words`] : []),
    ...(alt.trim() === title.trim() ? ['text alternative only repeats the title'] : []),
    ...labels.filter(({ size = 14 }) => size < smallestText).map(({ text, size }) => `label ${text} has ${size} px`),
    ...boxes
      .filter(({ left, right, top, bottom }) => left < -slack || top < -slack || right > width + slack || bottom > height + slack)
      .map(({ text }) => `label ${text} sticks out`),
    ...boxes.flatMap((box, index) =>
      boxes
        .slice(index + 1)
        .filter((other) => overlap(box, other))
        .map((other) => `labels ${box.text} and ${other.text} overlap`),
    ),
  ];
  const outside = shapes.flatMap(outline).some(([x, y]) => x < -slack || y < -slack || x > width + slack || y > height + slack);
  return outside ? [...problems, 'a shape leaves the view box'] : problems;
}

const numbersIn = (text: string) => [...text.replaceAll('{,}', '').matchAll(/-?\d+(?:,\d{3})*(?:\.\d+)?/g)].map(([found]) => found.replaceAll(',', ''));

/**
 * Whether a text alternative gives away what has to be worked out: it contains the key although
 * nothing a sighted student sees (labels, stem, table) shows that number.
 */
export function altLeaks(question: Question): string[] {
  if (question.stimulus?.kind !== 'figure') return [];
  const { figure, text = '' } = question.stimulus;
  const keys =
    question.format === 'spr' ? question.solution.keys : question.choices.filter(({ id }) => id === question.solution.key).map(({ text: own }) => own);
  const visible = new Set([question.stem, text, ...figure.shapes.flatMap((shape) => (shape.type === 'text' ? [shape.text] : []))].flatMap(numbersIn));
  const told = new Set(numbersIn(figure.alt));
  return keys.flatMap((key) => {
    const own = numbersIn(key.replaceAll(/\\[()]/g, '').trim());
    const isNumber = own.length === 1 && /^[-\d.,\s]*$/.test(key.replaceAll(/\\[()]/g, ''));
    return isNumber && own.every((found) => told.has(found) && !visible.has(found)) ? [`the text alternative contains the key ${key}`] : [];
  });
}
