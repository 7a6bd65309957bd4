/** Features that can be switched at run time. */
import * as z from 'zod';

export const featureFlagNames = ['useRepairEngine', 'smartQuizEnabled'] as const;

const featureFlagsSchema = z.object({
  /** The review queue is maintained and shown. */
  useRepairEngine: z.boolean().default(false).catch(false),
  smartQuizEnabled: z.boolean().default(true).catch(true),
} satisfies Record<(typeof featureFlagNames)[number], z.ZodType<boolean>>);
export type FeatureFlags = z.infer<typeof featureFlagsSchema>;

/** The stored document over the defaults; the defaults alone where there is none, or for a field that is not a boolean. */
export const featureFlags = (stored: unknown): FeatureFlags => featureFlagsSchema.parse(typeof stored === 'object' && stored !== null ? stored : {});
