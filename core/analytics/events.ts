/** What is counted of visits. */
import * as z from 'zod';

const analyticsNames = ['pageview', 'web_vitals', 'app_installed'] as const;

/** A route as the client names it: words and `:parameters`, never a value. */
const routeSchema = z
  .string()
  .max(80)
  .regex(/^\/(?:[a-z0-9_-]+|:[a-zA-Z]+\??)?(?:\/(?:[a-z0-9_-]+|:[a-zA-Z]+\??))*$/)
  .refine((path) => !/\d{3}|[0-9a-f]{8}-/.test(path));

/** Of one page view, ms; layout shift has no unit. */
export const vitals = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type Vital = (typeof vitals)[number];

const vital = z.number().min(0).max(600_000).optional();

export const analyticsEventSchema = z.strictObject({
  name: z.enum(analyticsNames),
  path: routeSchema,
  /** Host of the site before, if it was another. */
  referrer: z
    .string()
    .max(100)
    .regex(/^[a-z0-9.-]+$/)
    .nullable()
    .default(null),
  properties: z.strictObject({ LCP: vital, INP: vital, CLS: vital, FCP: vital, TTFB: vital }).default({}),
});
export type AnalyticsEvent = z.output<typeof analyticsEventSchema>;
