/**
 * What is known about one real person, work, study, species, place, event or method, claim by claim, each supported by two
 * independent public sources that somebody opened. Factual passages are written only from dossiers.
 */
import * as z from 'zod';
import { copyingHosts } from './copying-hosts.ts';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const regions = [
  'North America',
  'Central America and the Caribbean',
  'South America',
  'Northern Europe',
  'Western Europe',
  'Southern Europe',
  'Eastern Europe',
  'North Africa',
  'West Africa',
  'East Africa',
  'Southern Africa',
  'Middle East',
  'South Asia',
  'East Asia',
  'Southeast Asia',
  'Central Asia',
  'Oceania',
  'Polar regions',
  'Oceans',
  'Space',
] as const;

const wordsOf = (text: string): number => text.trim().split(/\s+/).length;

const sourceSchema = z.strictObject({
  url: z.url({ protocol: /^https?$/ }),
  title: z.string().min(3).max(200),
  /** The day it was opened. */
  read: z.iso.date(),
  /** The few words that support the claim: enough to find the place, never a whole passage. */
  words: z
    .string()
    .min(8)
    .refine((text) => wordsOf(text) <= 30, 'Keep at most 30 words of a source.'),
  /** Whose publication the opened page is a copy of, where the copy or the publication itself says so. */
  copyOf: z
    .strictObject({ title: z.string().min(3).max(200).optional(), publisher: z.string().min(3).max(100), year: z.int().min(1800).max(2026).optional() })
    .optional(),
});

const claimSchema = z.strictObject({
  id: slug,
  /** One fact, in our own words. */
  claim: z.string().min(20).max(400),
  sources: z.array(sourceSchema).min(2).max(4),
  /** Whose statement it is, if it is reported as somebody's view rather than a fact. */
  attributedTo: z.string().min(3).optional(),
  /** What a second reader who tried to refute it found. */
  secondReader: z.strictObject({ holds: z.literal(true), note: z.string().min(5).max(400) }).optional(),
});

export const dossierSchema = z.strictObject({
  id: slug,
  title: z.string().min(3).max(120),
  kind: z.enum(['person', 'work', 'study', 'species', 'place', 'event', 'method', 'object']),
  field: z.enum(['science', 'history and social studies', 'humanities and arts']),
  /** As a university would name it: marine biology, art history, linguistics, … */
  discipline: z.string().min(4).max(60),
  region: z.enum(regions),
  people: z.array(z.strictObject({ name: z.string().min(3), gender: z.enum(['woman', 'man', 'other']), living: z.boolean() })).max(6),
  claims: z.array(claimSchema).min(6).max(14),
});
export type Dossier = z.infer<typeof dossierSchema>;

/** The site a source is on, without its language or mobile edition: two editions of one site are not two sources. */
export const siteOf = (url: string): string => (/^https?:\/\/([^/]+)/.exec(url)?.[1] ?? url).replace(/^(?:(?:www|m|[a-z]{2}|simple)\.(?=[^.]+\.))+|\.$/g, '');

/** As sites, so that an edition of one is found by the name that its source has. */
const copyingSites: ReadonlySet<string> = new Set([...copyingHosts].map((host) => siteOf(`https://${host}/`)));

/** Whether a site copies what others published. */
export const isCopyingSite = (site: string): boolean => copyingSites.has(site);

/** How a source is named to a student: the publication, and for a copy the site on which somebody read it. */
export function referenceTo({ title, url, copyOf }: Pick<z.infer<typeof sourceSchema>, 'title' | 'url' | 'copyOf'>): string {
  const site = siteOf(url);
  if (!copyOf) return `${title} (${isCopyingSite(site) ? 'copy on ' : ''}${site})`;
  return `${copyOf.title ?? title} (${[copyOf.publisher, ...(copyOf.year ? [copyOf.year] : []), `via ${site}`].join(', ')})`;
}
