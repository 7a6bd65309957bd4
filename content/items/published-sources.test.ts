import { expect, it } from 'vitest';
import { shownSources } from '#core/questions/sources.ts';
import { isCopyingSite } from '../dossiers/dossier.ts';
import { publishedQuestions } from './published.ts';

const factual = publishedQuestions().flatMap(({ question: { id, provenance } }) =>
  provenance.kind === 'authored' && provenance.facts.length > 0 ? [{ id, shown: shownSources(provenance.facts.map(({ reference }) => reference)) }] : [],
);

it('every published question about facts names a source to its student', () => {
  expect(factual.length).toBeGreaterThan(0);
  expect(factual.filter(({ shown }) => shown.length === 0).map(({ id }) => id)).toEqual([]);
});

it('no published question names a site that copies others as its authority', () => {
  const named = factual.flatMap(({ id, shown }) => shown.filter((source) => isCopyingSite(/\((?:copy on )?([^()]*)\)$/.exec(source)?.[1] ?? '')).map((source) => `${id} ${source}`));
  expect(named).toEqual([]);
});
