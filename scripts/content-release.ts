/**
 * What `npm run content:release` records and its test compares: a fingerprint of everything shipped, and one of what each
 * module asks, so that a module under the same id never asks anything else.
 */
import { createHash } from 'node:crypto';
import type { ShippedContent } from '#content/shipped-content.ts';

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

export const fingerprintOf = (content: ShippedContent): string => hashOf(content);

/** Keyed by module id. */
export const moduleFingerprints = ({ exams }: ShippedContent): Record<string, string> =>
  Object.fromEntries(exams.flatMap(({ modules }) => modules.map(({ id, questions, pretestIds }) => [id, hashOf([questions, pretestIds]).slice(0, 16)])));
