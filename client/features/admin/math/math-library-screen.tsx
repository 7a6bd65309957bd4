import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Shuffle } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { maxSeed } from '#contract/math-library.ts';
import { questionSchema } from '#core/questions/question.ts';
import { topics } from '#core/topics/topics.ts';
import { useFiltersInUrl } from '#client/kits/list/use-filters-in-url.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { SelectField, TextField } from '#client/ui/field.tsx';
import { EmptyState, ErrorState, LoadingState, Page } from '#client/ui/page-states.tsx';
import { QuestionPreview } from '../questions/question-preview.tsx';
import { archetypesQuery, drawQuery, type Archetype, type Draw, type InspectedDraw } from './math-queries.ts';
import { CalculatorRows, GateVerdicts, WrongAnswers } from './verdicts.tsx';
import { WordingCount } from './wording-count.tsx';

const nameOf = ({ archetype, concept }: Archetype) => (concept === null ? archetype : `${archetype}: ${concept}`);
const asSeed = (text: string): number => Math.min(maxSeed, Math.max(0, Math.trunc(Number(text)) || 0));
const randomSeed = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % maxSeed;

/** The draw that the address names; whatever it leaves open or gets wrong is the first there is. */
function drawIn(search: URLSearchParams, archetypes: readonly Archetype[]): { readonly chosen: Archetype; readonly draw: Draw } | null {
  const chosen = archetypes.find(({ archetype }) => archetype === search.get('archetype')) ?? archetypes[0];
  if (!chosen) return null;
  const level = chosen.levels.find((one) => String(one) === search.get('level')) ?? chosen.levels[0] ?? 1;
  return { chosen, draw: { archetype: chosen.archetype, level, seed: asSeed(search.get('seed') ?? '1') } };
}

function DrawnQuestion({ drawn }: { readonly drawn: InspectedDraw }) {
  if (!drawn.question) return <EmptyState title="No question">The generator can’t make a question from this seed. Quizzes skip it and use another.</EmptyState>;
  const { data: question } = questionSchema.safeParse(drawn.question);
  return (
    <div className="grid gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="min-w-0">
        {question ? <QuestionPreview question={question} /> : <Alert tone="danger">This question cannot be shown. The checks say why.</Alert>}
      </div>
      <div className="flex min-w-0 flex-col gap-8">
        <GateVerdicts verdicts={drawn.verdicts} />
        {question ? <WrongAnswers question={question} /> : null}
        <CalculatorRows way={drawn.calculatorWay} />
      </div>
    </div>
  );
}

function InspectedQuestion({ draw }: { readonly draw: Draw }) {
  const { data, error, refetch, isPlaceholderData } = useQuery({ ...drawQuery(draw), placeholderData: keepPreviousData });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState label="Drawing the question" />;
  return (
    <section aria-label="Drawn question" aria-busy={isPlaceholderData}>
      {/* Another question is begun anew: no answer of the last one stays. */}
      <DrawnQuestion key={JSON.stringify(data.question)} drawn={data} />
    </section>
  );
}

function Browser({ archetypes }: { readonly archetypes: readonly Archetype[] }) {
  const [search] = useSearchParams();
  const change = useFiltersInUrl();
  const current = drawIn(search, archetypes);
  if (!current) return <EmptyState title="No archetypes">No generator is installed.</EmptyState>;
  const { chosen, draw } = current;
  const inTopic = archetypes.filter(({ topicId }) => topicId === chosen.topicId);
  const drawnTopics = topics.filter(({ id }) => archetypes.some(({ topicId }) => topicId === id));
  const toSeed = (seed: number) => change({ archetype: draw.archetype, level: String(draw.level), seed: String(asSeed(String(seed))) });
  return (
    <>
      <div role="group" aria-label="What to draw" className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        <SelectField
          label="Topic"
          value={String(chosen.topicId)}
          options={drawnTopics.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={({ target }) => change({ archetype: archetypes.find(({ topicId }) => String(topicId) === target.value)?.archetype ?? '', level: '' })}
        />
        <SelectField
          label="Archetype"
          value={draw.archetype}
          options={inTopic.map((one) => ({ value: one.archetype, label: nameOf(one) }))}
          onChange={({ target }) => change({ archetype: target.value, level: '' })}
        />
        <SelectField
          label="Level"
          value={String(draw.level)}
          options={chosen.levels.map((level) => ({ value: String(level), label: `Level ${level}` }))}
          onChange={({ target }) => change({ archetype: draw.archetype, level: target.value })}
        />
        <TextField
          key={draw.seed}
          label="Seed"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={draw.seed}
          onBlur={({ currentTarget }) => asSeed(currentTarget.value) !== draw.seed && toSeed(asSeed(currentTarget.value))}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && toSeed(asSeed(currentTarget.value))}
        />
      </div>
      <div className="mb-8 mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" disabled={draw.seed === 0} onClick={() => toSeed(draw.seed - 1)}>
          <ChevronLeft aria-hidden size={18} /> Previous seed
        </Button>
        <Button variant="secondary" disabled={draw.seed === maxSeed} onClick={() => toSeed(draw.seed + 1)}>
          Next seed <ChevronRight aria-hidden size={18} />
        </Button>
        <Button variant="secondary" onClick={() => toSeed(randomSeed())}>
          <Shuffle aria-hidden size={18} /> Random seed
        </Button>
      </div>
      <InspectedQuestion draw={draw} />
      <WordingCount key={`${draw.archetype} ${draw.level}`} draw={draw} skillTags={chosen.skillTags} version={chosen.version} />
    </>
  );
}

/** /admin/math-library */
export function MathLibraryScreen() {
  const { data, error, refetch } = useQuery(archetypesQuery);
  return (
    <Page
      title="Math library"
      lead="Any archetype, at any level, from any seed: the question as students see it, and what the re-solver and every check say. Nothing here is stored or given to students."
    >
      {data ? (
        <Browser archetypes={data.archetypes} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState label="Loading the archetypes" />
      )}
    </Page>
  );
}
