import type { QuestionBank } from '#contract/quizzes.ts';
import { difficulties, type Difficulty } from '#core/questions/question.ts';
import { topicName, type TopicId } from '#core/topics/topics.ts';
import { Checkbox } from '#client/ui/choice.tsx';
import { KindPicker } from './kind-picker.tsx';
import { TopicPicker } from './topic-picker.tsx';

const levelNames = { 1: 'Level 1, easiest', 2: 'Level 2', 3: 'Level 3', 4: 'Level 4', 5: 'Level 5, hardest' } as const;

interface OwnChoiceProps {
  readonly bank: QuestionBank;
  readonly topics: readonly TopicId[];
  readonly levels: readonly Difficulty[];
  readonly archetypes: readonly string[];
  readonly onTopics: (topics: readonly TopicId[]) => void;
  readonly onLevels: (levels: readonly Difficulty[]) => void;
  readonly onArchetypes: (archetypes: readonly string[]) => void;
}

/** Topics, kinds of questions where it is one topic, and levels. */
export function OwnChoice({ bank, topics, levels, archetypes, onTopics, onLevels, onArchetypes }: OwnChoiceProps) {
  const [topicId] = topics;
  return (
    <>
      <TopicPicker bank={bank} levels={levels} chosen={topics} onChosen={onTopics} />
      {topicId && topics.length === 1 ? (
        <fieldset>
          <legend className="mb-1 text-sm font-medium">Kinds of questions in {topicName(topicId)}</legend>
          <p className="text-sm text-muted">Choose none to get a mix of all of them.</p>
          <div className="grid gap-x-8 sm:grid-cols-2">
            <KindPicker topicId={topicId} levels={levels} chosen={archetypes} onChosen={onArchetypes} />
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
              onChange={({ target }) => onLevels(target.checked ? [...levels, level] : levels.filter((one) => one !== level))}
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}
