/** The shipped content matches the recorded release: content that changed without a new number would never be loaded. */
import { expect, it } from 'vitest';
import { contentRelease } from '#content/release.ts';
import { shippedContent, type ShippedContent } from '#content/shipped-content.ts';
import { fingerprintOf, moduleFingerprints } from './content-release.ts';

const content = shippedContent();
const hint = 'content changed: run `npm run content:release`';

it('names this content', () => expect(fingerprintOf(content), hint).toBe(contentRelease.fingerprint));

it('has modules that ask the same questions as when they were first shipped', () => {
  const prints = moduleFingerprints(content);
  expect(Object.keys(prints)).toHaveLength(content.exams.length * 6);
  expect(contentRelease.modules, hint).toMatchObject(prints);
});

it('would notice a changed word in a question', () => {
  const [first, ...others] = content.questions;
  if (!first) throw new Error('nothing is shipped');
  const reworded: ShippedContent = { ...content, questions: [{ ...first, question: { ...first.question, stem: `${first.question.stem} ` } }, ...others] };
  expect(fingerprintOf(reworded)).not.toBe(contentRelease.fingerprint);
});
