/** What published questions say of the world, claim by claim. */
import { describe, expect, it } from 'vitest';
import { siteOf } from '#content/dossiers/dossier.ts';
import { nearForms, nearness } from '#content/exams/apart.ts';
import forms from '#content/exams/forms.json' with { type: 'json' };
import { publishedTexts, writtenForm } from '#content/exams/published-texts.ts';
import { publishedQuestions } from '#content/items/published.ts';
import { keptDossiers } from './kept-content.ts';
import { toldClaims, toldFromDossiers } from './told-claims.ts';

const published = new Set(publishedQuestions().map(({ question }) => question.id));
const claimsOf = new Map(keptDossiers().map(({ id, claims }) => [id, new Map(claims.map((claim) => [claim.id, claim]))]));
const told = toldFromDossiers().filter(({ id }) => published.has(id));

describe('every claim that a published question tells', () => {
  const used = told.flatMap(({ id, dossier, claims }) => claims.map((name) => ({ at: `${id}: ${dossier} ${name}`, claim: claimsOf.get(dossier)?.get(name) })));
  it('is kept, with sources on two sites', () =>
    expect(used.filter(({ claim }) => new Set(claim?.sources.map(({ url }) => siteOf(url))).size < 2).map(({ at }) => at)).toEqual([]));
  it('was read by somebody who tried to refute it', () => expect(used.filter(({ claim }) => !claim?.secondReader).map(({ at }) => at)).toEqual([]));
});

describe('exam questions', () => {
  const { byId } = publishedTexts(toldClaims());
  const written = forms.map((form) => writtenForm(form, byId));
  it('never tell just the claims that one of another form tells', () => expect(nearForms(written, [])).toEqual([]));
  it('that do are noticed', () => {
    const [first, second] = written;
    const told = first?.texts.find(({ claims }) => claims);
    const twin = { id: 'q-twin', sources: [], stretches: new Set<string>(), claims: told?.claims };
    expect(
      nearness(
        twin,
        [first, second].filter((form) => form !== undefined),
        [],
      ),
    ).toEqual([`q-twin tells just what ${told?.id} of form 1 tells`]);
  });
});
