/** G15: a question's origin is recorded and matches what it shows. */
import type { Question } from '#core/questions/question.ts';

/** United States works are in the public domain 95 years after publication. */
const latestYear = 1930;

const facts = (claims: readonly { readonly claim: string; readonly reference: string }[]): string[] =>
  claims.filter(({ claim, reference }) => claim.trim() === reference.trim()).map(({ claim }) => `the claim is its own reference: ${claim}`);

/** What the record of origin lacks. */
export function provenanceProblems({ provenance, stimulus, topicId, archetype, difficulty }: Question): string[] {
  switch (provenance.kind) {
    case 'generated':
    case 'drawn':
      return [
        ...(topicId <= 10 ? ['Reading and Writing is written by people'] : []),
        ...(provenance.generator === archetype ? [] : [`generator ${provenance.generator} for ${archetype}`]),
        ...(Object.keys(provenance.parameters).length === 0 ? [`level ${difficulty} question without parameters`] : []),
      ];
    case 'imported':
      return facts(provenance.facts);
    case 'authored':
    case 'drafted':
      return [
        ...(provenance.setting === 'factual' && provenance.facts.length === 0 ? ['facts without a reference'] : []),
        ...(provenance.setting === 'fictional' && provenance.facts.length > 0 ? ['an invented setting cannot have references'] : []),
        ...facts(provenance.facts),
      ];
    case 'public-domain': {
      const { author, title, year, source } = provenance;
      const shown = JSON.stringify(stimulus ?? '');
      const surname = author.split(' ').at(-1) ?? author;
      return [
        ...(year > latestYear ? [`published in ${year}`] : []),
        ...(source.trim() === '' ? ['no source'] : []),
        ...(shown.includes(surname) && shown.includes(title.replace(/ \(.*\)$/, '')) && shown.includes(String(year))
          ? []
          : [`the student is not told author, title and year: ${author}, ${title}, ${year}`]),
      ];
    }
  }
}
