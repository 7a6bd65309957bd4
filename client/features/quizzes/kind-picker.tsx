import { useQuery } from '@tanstack/react-query';
import type { QuestionKind } from '#contract/question-bank.ts';
import { kindsQuery } from '#client/kits/kinds/kinds-query.ts';
import { Checkbox } from '#client/ui/choice.tsx';
import { formatCount } from '#client/ui/format.ts';
import { ErrorState, LoadingState } from '#client/ui/page-states.tsx';
import { kindCounts, neverEnds, readyFor, totalFor } from './ready.ts';

interface KindPickerProps {
  readonly topicId: number;
  readonly levels: readonly number[];
  /** The archetypes of the chosen kinds; none: all kinds. */
  readonly chosen: readonly string[];
  readonly onChosen: (archetypes: readonly string[]) => void;
}

/** What there is of a kind, and how it has gone so far where the plan shows that. */
function about(topicId: number, kind: QuestionKind, levels: readonly number[]): string {
  const counts = kindCounts(topicId, [kind]);
  const asked = { topics: [topicId], levels };
  const ready = readyFor(counts, asked);
  const rest = ready > 0 ? `${ready} new to you` : neverEnds(counts, asked) ? 'we’ll make new ones when you start' : 'none new right now';
  const done = kind.results && kind.results.answered > 0 ? `. So far ${kind.results.right} of ${kind.results.answered} right` : '';
  return `${formatCount(totalFor(counts, asked), 'question')}, ${rest}${done}`;
}

/** Which kinds of questions of a topic a quiz asks; kinds without a question at these levels are left out. */
export function KindPicker({ topicId, levels, chosen, onChosen }: KindPickerProps) {
  const { data: kinds, error, refetch } = useQuery(kindsQuery(topicId));
  if (error && !kinds) return <ErrorState title="The kinds did not load" error={error} onRetry={() => void refetch()} />;
  if (!kinds) return <LoadingState label="Loading the kinds of questions" />;
  const offered = kinds.filter((kind) => totalFor(kindCounts(topicId, [kind]), { topics: [topicId], levels }) > 0);
  if (offered.length === 0) return <p className="py-2 text-sm text-muted">No questions at this level.</p>;
  return (
    <>
      {offered.map((kind) => (
        <Checkbox
          key={kind.id}
          name="kind"
          value={kind.id}
          label={kind.title}
          description={about(topicId, kind, levels)}
          checked={kind.archetypes.some((archetype) => chosen.includes(archetype))}
          onChange={({ target }) => {
            const others = chosen.filter((one) => !kind.archetypes.includes(one));
            onChosen(target.checked ? [...others, ...kind.archetypes] : others);
          }}
        />
      ))}
    </>
  );
}
