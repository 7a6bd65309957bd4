import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { QuestionBank } from '#contract/quizzes.ts';
import { quizSpecificationSchema, explainedAt, type QuizSpecification } from '#core/quizzes/specification.ts';
import { difficulties, type Difficulty } from '#core/questions/question.ts';
import type { TopicId } from '#core/topics/topics.ts';
import { Form, FormMessages } from '#client/kits/form/form.tsx';
import { useForm } from '#client/kits/form/use-form.ts';
import { kindsOf, kindsQuery } from '#client/kits/kinds/kinds-query.ts';
import { pathTo } from '#client/paths.ts';
import { Button } from '#client/ui/button.tsx';
import { RadioCards } from '#client/ui/choice.tsx';
import { formatCount } from '#client/ui/format.ts';
import { StickyAction } from '#client/ui/sticky-action.tsx';
import { LengthField } from './length-field.tsx';
import { OwnChoice } from './own-choice.tsx';
import { PaceFields } from './pace-fields.tsx';
import { kindCounts, neverEnds, readyFor } from './ready.ts';
import { allTopics, specificationQuery } from './specification-words.ts';

interface Chosen {
  readonly topics: readonly TopicId[];
  readonly levels: readonly Difficulty[];
  readonly archetypes: readonly string[];
}

/** How many questions there are now for what is chosen, and whether there is always one more. */
function useReady(bank: QuestionBank, chosen: Chosen) {
  const { archetypes } = chosen;
  const [topicId] = chosen.topics;
  const { data: kinds } = useQuery({ ...kindsQuery(topicId ?? 0), enabled: archetypes.length > 0 });
  const counts = archetypes.length > 0 && topicId ? kindCounts(topicId, kindsOf(kinds ?? [], archetypes)) : bank.counts;
  return { ready: readyFor(counts, chosen), endless: neverEnds(counts, chosen) };
}

/** What a quiz is to be like. */
export function Generator({ bank, asked }: { readonly bank: QuestionBank; readonly asked: QuizSpecification }) {
  const navigate = useNavigate();
  const [source, setSource] = useState(bank.smartQuizEnabled ? asked.source : 'topics');
  const [topics, setTopics] = useState<Chosen['topics']>(asked.topics);
  const [levels, setLevels] = useState<Chosen['levels']>(asked.levels);
  const [archetypes, setArchetypes] = useState<Chosen['archetypes']>(asked.archetypes);
  const [timing, setTiming] = useState(asked.timing);
  const smart = source === 'smart';
  const chosen = { topics: smart ? allTopics : topics, levels: smart ? difficulties : levels, archetypes: smart ? [] : archetypes };
  const { ready, endless } = useReady(bank, chosen);
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
    onDone: async (specification) => {
      const query = specificationQuery(specification);
      // Back comes to what was chosen, not to what the address asked for at first.
      await navigate(pathTo('smartQuizGenerator', {}, query), { replace: true, preventScrollReset: true });
      await navigate(pathTo('smartQuizIntro', {}, query));
    },
  });
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
        <OwnChoice
          bank={bank}
          topics={topics}
          levels={levels}
          archetypes={archetypes}
          onTopics={(ids) => {
            setTopics(ids);
            // Kinds are those of one topic.
            setArchetypes([]);
          }}
          onLevels={setLevels}
          onArchetypes={setArchetypes}
        />
      )}
      <LengthField asked={asked.length} longest={bank.longest} />
      <PaceFields timing={timing} onTiming={setTiming} mode={asked.mode} />
      <StickyAction>
        <div className="contents *:w-full">
          <FormMessages form={form} />
        </div>
        <Button type="submit" size="large" busy={form.busy}>
          Continue
        </Button>
        <p role="status" className="min-w-0 grow basis-60 text-sm text-muted">
          {formatCount(ready, 'question')} ready that you haven’t seen in the last 30 days.
          {endless ? <span className="max-sm:hidden"> If that’s too few, we’ll make more Math questions for you.</span> : null}
        </p>
      </StickyAction>
    </Form>
  );
}
