/** Which second module follows the first. The official rule is not published; ours compares the number correct with a fraction. */
import * as z from 'zod';
import type { Section } from '../topics/topics.ts';
import type { ModuleRoute } from './format.ts';

/** A second module's route. */
export type SecondRoute = Exclude<ModuleRoute, 'base'>;

/** At least `of` right out of `outOf` leads to the harder module. It must not let everybody pass, or nobody. */
export const routingThresholdSchema = z
  .strictObject({ of: z.number().int().min(1), outOf: z.number().int().min(2) })
  .refine(({ of, outOf }) => of < outOf, 'A routing threshold must lie between 0 and 1.');
export type RoutingThreshold = z.infer<typeof routingThresholdSchema>;

/** About half of a national population goes each way (simulated). */
export const routingThresholds = {
  'reading-writing': { of: 17, outOf: 27 },
  math: { of: 14, outOf: 22 },
} as const satisfies Record<Section, RoutingThreshold>;

/**
 * The route after module 1, from the number right of its scored questions.
 * Throws on anything that is not a count or a threshold: in another product, a missing threshold once sent every student to the easy module.
 */
export function routeAfterModuleOne(section: Section, correct: number, total: number, threshold: RoutingThreshold = routingThresholds[section]): SecondRoute {
  const { of, outOf } = routingThresholdSchema.parse(threshold);
  if (!Number.isInteger(total) || total < 1) throw new RangeError(`module 1 has no countable questions: ${total}`);
  if (!Number.isInteger(correct) || correct < 0 || correct > total) throw new RangeError(`${correct} right of ${total} is not possible`);
  return correct * outOf >= of * total ? 'harder' : 'easier';
}
