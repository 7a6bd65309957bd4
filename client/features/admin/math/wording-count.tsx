import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { SelectField } from '#client/ui/field.tsx';
import { ErrorState, LoadingState } from '#client/ui/page-states.tsx';
import { wordingsQuery, type Draw } from './math-queries.ts';

interface WordingCountProps {
  readonly draw: Draw;
  readonly skillTags: readonly string[];
  readonly version: number;
}

function WordingCounts({ draw, seeds }: { readonly draw: Draw; readonly seeds: number }) {
  const { data, error, refetch } = useQuery(wordingsQuery(draw, seeds));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState label="Counting" />;
  const facts = [
    ['Questions made', data.made],
    ['Pass the gates for students', data.passed],
    ['Differ in what was drawn', data.distinct],
    ['Wordings, numbers and formulas aside', data.wordings],
  ] as const;
  return (
    <dl className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {facts.map(([name, count]) => (
        <div key={name}>
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="text-xl font-semibold tabular">{count}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How varied this archetype is at this level. */
export function WordingCount({ draw, skillTags, version }: WordingCountProps) {
  const [seeds, setSeeds] = useState(100);
  const [counted, setCounted] = useState<number | null>(null);
  return (
    <section aria-label="Variety" className="mt-12 border-t border-line pt-8">
      <h2 className="text-xl font-semibold">
        Variety of {draw.archetype} at level {draw.level}
      </h2>
      <p className="mt-1 text-sm text-muted">
        Version {version}, {skillTags.join(', ')}
      </p>
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <div className="w-48">
          <SelectField
            label="Seeds"
            value={String(seeds)}
            options={['50', '100', '200', '500'].map((value) => ({ value, label: `1 to ${value}` }))}
            onChange={({ target }) => setSeeds(Number(target.value))}
          />
        </div>
        <Button variant="secondary" onClick={() => setCounted(seeds)}>
          Count wordings
        </Button>
      </div>
      {counted === null ? null : <WordingCounts draw={draw} seeds={counted} />}
    </section>
  );
}
