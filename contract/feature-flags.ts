/** Features that administrators switch on and off for everybody. */
import * as z from 'zod';
import { featureFlagNames } from '#core/feature-flags.ts';
import { defineCall, ordinary } from './call.ts';
import { instant, openEnum, reasonSchema, takesBackSchema } from './primitives.ts';

const flagsSchema = z.object({
  flags: z.array(
    z.object({
      name: openEnum(featureFlagNames),
      isOn: z.boolean(),
      isOnByDefault: z.boolean(),
      /** By whom and why it was switched last; null if it never was. */
      changed: z.object({ at: instant, by: z.string().nullable(), reason: z.string() }).nullable(),
    }),
  ),
});
export type FeatureFlagList = z.infer<typeof flagsSchema>;

export const listFeatureFlags = defineCall({
  id: 'listFeatureFlags',
  summary: 'Feature flags and their current state',
  method: 'GET',
  path: '/api/admin/feature-flags',
  access: 'admin',
  rateLimit: ordinary,
  output: flagsSchema,
});

export const switchFeature = defineCall({
  id: 'switchFeature',
  summary: 'Switch a feature on or off for everyone, starting with the next request',
  method: 'PUT',
  path: '/api/admin/feature-flags/:name',
  access: 'admin',
  rateLimit: ordinary,
  params: z.strictObject({ name: z.enum(featureFlagNames) }),
  body: z.strictObject({ isOn: z.boolean(), reason: reasonSchema, takesBack: takesBackSchema }),
  output: flagsSchema,
  errors: ['changed-since'],
});

export const featureFlagCalls = { listFeatureFlags, switchFeature };
