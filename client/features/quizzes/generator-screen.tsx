import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { QuestionBank } from '#contract/quizzes.ts';
import { longestQuiz, quizLength, shortestQuiz } from '#core/quizzes/allowance.ts';
import { quizSpecificationSchema, explainedAt, quizTimings, type QuizSpecification } from '#core/quizzes/specification.ts';
import { difficulties } from '#core/questions/question.ts';
import { topicIdFromLegacy } from '#core/topics/legacy.ts';
import { topicName } from '#core/topics/topics.ts';
import { usePlansLink } from '#client/shell/plans-link.ts';
import { Form, FormMessages } from '#client/kits/form/form.tsx';
import { useForm } from '#client/kits/form/use-form.ts';
import { kindsOf, kindsQuery } from '#client/kits/kinds/kinds-query.ts';
import { pathTo } from '#client/paths.ts';
import { Button } from '#client/ui/button.tsx';
import { Checkbox, RadioCards } from '#client/ui/choice.tsx';
import { SelectField } from '#client/ui/field.tsx';
import { formatCount } from '#client/ui/format.ts';
import { ErrorState, LoadingState, Page } from '#client/ui/page-states.tsx';
import { AllowanceNote } from './allowance-note.tsx';
import { OpenQuizzes } from './open-quizzes.tsx';
import { questionBankQuery } from './quiz-queries.ts';
import { KindPicker } from './kind-picker.tsx';
import { kindCounts, neverEnds, readyFor } from './ready.ts';
import { allTopics, levelFrom, readSpecification, specificationQuery } from './specification-words.ts';
import { TopicPicker } from './topic-picker.tsx';

type Get = (name: string) => string | null;

/** What the address asks for: a topic (`subcategory`, by any of its names) and a level (`difficulty`), or a whole specification. */
function prefilled(get: Get): QuizSpecification {
  const topic = topicIdFromLegacy(get('subcategory') ?? '');
  const level = levelFrom(get('difficulty'));
  const rest = { topics: topic === null ? allTopics : [topic], ...(level !== null && { levels: [level] }) };
  if (topic !== null || level !== null) return quizSpecificationSchema.parse({ source: 'topics', ...rest });
  return readSpecification(get) ?? quizSpecificationSchema.parse({ source: 'smart', topics: allTopics });
}

const lengths = Array.from({ length: longestQuiz / 5 }, (_, index) => (index + 1) * 5);

const levelNames = { 1: 'Level 1, easiest', 2: 'Level 2', 3: 'Level 3', 4: 'Level 4', 5: 'Level 5, hardest' } as const;

function Generator({ bank, asked }: { readonly bank: QuestionBank; readonly asked: QuizSpecification }) {
  const plans = usePlansLink('plus', pathTo('smartQuizGenerator'));
  const navigate = useNavigate();
  const [source, setSource] = useState(bank.smartQuizEnabled ? asked.source : 'topics');
  const [topics, setTopics] = useState<readonly QuizSpecification['topics'][number][]>(asked.topics);
  const [levels, setLevels] = useState<readonly QuizSpecification['levels'][number][]>(asked.levels);
  const [archetypes, setArchetypes] = useState<readonly string[]>(asked.archetypes);
  const [timing, setTiming] = useState(asked.timing);
  const smart = source === 'smart';
  const [topicId] = topics;
  const { data: kinds } = useQuery({ ...kindsQuery(topicId ?? 0), enabled: !smart && archetypes.length > 0 });
  const chosen = { topics: smart ? allTopics : topics, levels: smart ? difficulties : levels, archetypes: smart ? [] : archetypes };
  const counts = chosen.archetypes.length > 0 && topicId ? kindCounts(topicId, kindsOf(kinds ?? [], archetypes)) : bank.counts;
  const ready = readyFor(counts, chosen);
  const endless = neverEnds(counts, chosen);
  const form = useForm({
    read: (entries) => ({ length: entries.number('length'), mode: entries.choice('mode', explainedAt) }),
    check: () => ({}),
    send: async ({ length, mode }) => {
      if (!smart && topics.length === 0) throw new Error('Choose at least one topic.');
      if (!smart && levels.length === 0) throw new Error('Choose at least one level.');
      if (ready === 0 && !endless) throw new Error('You have seen every question like this in the last 30 days. Add topics or levels.');
      return quizSpecificationSchema.parse({ ...chosen, source, length, timing, mode });
    },
    onFailure: ({ message }) => ({ form: message, fields: {} }),
    onDone: (specification) => navigate(pathTo('smartQuizIntro', {}, specificationQuery(specification))),
  });
  const offered = [...new Set([...lengths, asked.length])].filter((length) => length >= shortestQuiz && length <= bank.longest).sort((a, b) => a - b);
  return (
    <Form form={form} placed className="max-w-3xl gap-10">
      <RadioCards
        legend="Who picks the questions?"
        name="source"
        value={source}
        onChange={setSource}
        columns={2}
        options={[
          {
            value: 'smart',
            label: 'Build it for me',
            description: bank.smartQuizEnabled
              ? 'A mix of topics, with more of those where you can gain the most, at a level that suits you.'
              : 'Switched off right now.',
            disabled: !bank.smartQuizEnabled,
          },
          { value: 'topics', label: 'I’ll choose', description: 'Your own topics and levels.' },
        ]}
      />
      {smart ? null : (
        <>
          <TopicPicker
            bank={bank}
            levels={levels}
            chosen={topics}
            onChosen={(ids) => {
              setTopics(ids);
              // Kinds are those of one topic.
              setArchetypes([]);
            }}
          />
          {topicId && topics.length === 1 ? (
            <fieldset>
              <legend className="mb-1 text-sm font-medium">Kinds of questions in {topicName(topicId)}</legend>
              <p className="text-sm text-muted">Choose none to get a mix of all of them.</p>
              <div className="grid gap-x-8 sm:grid-cols-2">
                <KindPicker topicId={topicId} levels={levels} chosen={archetypes} onChosen={setArchetypes} />
              </div>
            </fieldset>
          ) : null}
          <fieldset>
            <legend className="mb-1 text-sm font-medium">Levels</legend>
            <div className="flex flex-wrap gap-x-6">
              {difficulties.map((level) => (
                <Checkbox
                  key={level}
                  name="level"
                  value={level}
                  label={levelNames[level]}
                  checked={levels.includes(level)}
                  onChange={({ target }) => setLevels(target.checked ? [...levels, level] : levels.filter((one) => one !== level))}
                />
              ))}
            </div>
          </fieldset>
        </>
      )}
      <div className="max-w-xs">
        <SelectField
          label="Questions"
          name="length"
          defaultValue={String(Math.min(Math.max(asked.length, shortestQuiz), bank.longest))}
          options={offered.map((length) => ({ value: String(length), label: String(length) }))}
          description={
            bank.longest < longestQuiz ? (
              <>
                Up to {quizLength} with the Free plan, up to {longestQuiz} with{' '}
                <Link {...plans} className="text-link">
                  Plus
                </Link>
                .
              </>
            ) : undefined
          }
        />
      </div>
      <RadioCards
        legend="Timing"
        name="timing"
        value={timing}
        onChange={setTiming}
        columns={2}
        options={[
          { value: quizTimings[0], label: 'Untimed', description: 'Take the time you need.' },
          { value: quizTimings[1], label: 'Test pace', description: 'As much time per question as on the test. Feedback comes at the end.' },
        ]}
      />
      {timing === 'untimed' ? (
        <RadioCards
          legend="Feedback"
          name="mode"
          defaultValue={asked.mode}
          columns={2}
          options={[
            { value: explainedAt[0], label: 'After each answer', description: 'Best for learning something new.' },
            { value: explainedAt[1], label: 'At the end', description: 'You can go back and change answers until you submit.' },
          ]}
        />
      ) : null}
      <div>
        <p role="status" className="mb-3 text-muted">
          {formatCount(ready, 'question')} ready that you haven’t seen in the last 30 days.{endless ? ' If that’s too few, we’ll make more math for you.' : ''}
        </p>
        <FormMessages form={form} />
        <Button type="submit" size="large" className="mt-3" busy={form.busy}>
          Continue
        </Button>
      </div>
    </Form>
  );
}

/** /smart-quiz-generator: build it for me, or my own topics and levels. */
export function SmartQuizGeneratorScreen() {
  const [search] = useSearchParams();
  const { data, error, refetch } = useQuery(questionBankQuery);
  return (
    <Page title="Make a quiz" lead="None of these questions appear in a practice exam.">
      {data ? (
        <div className="flex flex-col gap-8">
          <AllowanceNote allowance={data.allowance} guestAnswers={0} />
          <OpenQuizzes open={data.open} />
          <Generator key={search.toString()} bank={data} asked={prefilled((name) => search.get(name))} />
        </div>
      ) : error ? (
        <ErrorState title="The questions did not load" error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState label="Loading the questions" />
      )}
    </Page>
  );
}
