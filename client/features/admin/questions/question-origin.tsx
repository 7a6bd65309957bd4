import type { AuthoredQuestion } from '#contract/authoring.ts';
import type { Provenance, Question } from '#core/questions/question.ts';
import { Badge } from '#client/ui/badge.tsx';
import { formatDateTime } from '#client/ui/format.ts';

/** Where a question comes from, in a sentence. */
function originOf(provenance: Provenance): string {
  switch (provenance.kind) {
    case 'generated':
    case 'drawn':
      return `Drawn by the generator ${provenance.generator}, version ${provenance.generatorVersion}, from seed ${provenance.seed}.`;
    case 'authored':
      return provenance.setting === 'fictional' ? 'Written by an author, in an invented setting.' : 'Written by an author, about real facts.';
    case 'public-domain':
      return `From ${provenance.title} by ${provenance.author}, ${provenance.year}: ${provenance.source}`;
    case 'imported':
      return `Imported from ${provenance.file}. ${provenance.rights}`;
    case 'drafted':
      return `Drafted by ${provenance.model}, from ${provenance.basis}.`;
  }
}

const factsOf = (provenance: Provenance) => ('facts' in provenance ? provenance.facts : []);

/** Where a question comes from, what its facts rest on, and how it was solved without its key. */
export function QuestionOrigin({ question, view }: { readonly question: Question; readonly view: AuthoredQuestion }) {
  const facts = factsOf(question.provenance);
  return (
    <section aria-labelledby="origin">
      <h2 id="origin" className="text-xl font-semibold">
        Origin and blind solves
      </h2>
      <p className="mt-3 max-w-prose break-words">{originOf(question.provenance)}</p>
      {facts.length > 0 ? (
        <ul className="mt-3 flex max-w-prose list-disc flex-col gap-2 pl-5">
          {facts.map(({ claim, reference }) => (
            <li key={claim} className="break-words">
              {claim} <span className="text-sm text-muted">{reference}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {view.blindSolves.length > 0 ? (
        <ul aria-label="Blind solves" className="mt-4 flex max-w-prose flex-col gap-3">
          {view.blindSolves.map(({ requestId, model, version, answer, isRight, reason, at }) => (
            <li key={requestId} className="break-words">
              <span className="flex flex-wrap items-center gap-2">
                <Badge tone={isRight ? 'success' : 'warning'}>{isRight ? 'Right' : answer ? 'Another answer' : 'Not solved'}</Badge>
                <span className="text-sm text-muted">
                  {model}, {version === null ? 'a proposal that was not saved' : `version ${version}`}, {formatDateTime(at)}
                </span>
              </span>
              {answer ? <strong>{answer}. </strong> : null}
              {reason}
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-1 text-muted">
          No model has solved it without its key{view.origin === 'shipped' ? '; before it was shipped, readers or a second program did' : ''}.
        </p>
      )}
    </section>
  );
}
