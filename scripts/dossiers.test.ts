import { describe, expect, it } from 'vitest';
import { copyingHosts } from '#content/dossiers/copying-hosts.ts';
import { referenceTo, siteOf } from '#content/dossiers/dossier.ts';
import { keptDossiers } from './kept-content.ts';

const dossiers = keptDossiers();

describe('dossiers', () => {
  it('have unique ids, and so do their claims', () => {
    expect(new Set(dossiers.map(({ id }) => id)).size).toBe(dossiers.length);
    for (const { id, claims } of dossiers) expect(new Set(claims.map((claim) => claim.id)).size, id).toBe(claims.length);
  });
  it('support every claim with at least two sites', () => {
    for (const { id, claims } of dossiers)
      for (const { id: claim, sources } of claims) expect(new Set(sources.map(({ url }) => siteOf(url))).size, `${id} ${claim}`).toBeGreaterThanOrEqual(2);
  });
  it('state each claim in their own words', () => {
    const runs = (text: string) => {
      const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
      return words.slice(7).map((_, index) => words.slice(index, index + 8).join(' '));
    };
    for (const { id, claims } of dossiers)
      for (const { id: claimId, claim, sources } of claims) {
        const own = new Set(runs(claim));
        for (const { words } of sources)
          expect(
            runs(words).filter((run) => own.has(run)),
            `${id} ${claimId}`,
          ).toEqual([]);
      }
  });
});

describe('the site of a source', () => {
  it('is the same for all of its editions', () => {
    expect(siteOf('https://en.wikipedia.org/wiki/Moss')).toBe(siteOf('https://en.m.wikipedia.org/wiki/Moss'));
    expect(siteOf('https://www.nasa.gov/a')).not.toBe(siteOf('https://www.noaa.gov/a'));
  });
});

describe('a source as it is named to a student', () => {
  it('is a copy on every site that copies, whatever its address begins with', () => {
    for (const host of copyingHosts) expect(referenceTo({ title: 'A page', url: `https://${host}/page` }), host).toContain('(copy on ');
  });
  const url = 'https://csrc.nist.rip/111.html';
  it('is its title and site', () => expect(referenceTo({ url: 'https://aps.org/a', title: 'Parity' })).toBe('Parity (aps.org)'));
  it('says that a site copies others where it is not known whom', () => expect(referenceTo({ url, title: 'Parity' })).toBe('Parity (copy on csrc.nist.rip)'));
  it('is for a copy the publication and where it was read', () =>
    expect(referenceTo({ url, title: 'Parity, copy', copyOf: { title: 'Parity', publisher: 'NIST', year: 2001 } })).toBe(
      'Parity (NIST, 2001, via csrc.nist.rip)',
    ));
});
