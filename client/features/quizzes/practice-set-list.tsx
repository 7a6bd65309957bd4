import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { mainCategories } from '#core/topics/topics.ts';
import type { listPracticeSets } from '#contract/quizzes.ts';
import { pathTo } from '#client/paths.ts';
import type { Output } from '#client/platform/api.ts';
import { Badge, TopicMark } from '#client/ui/badge.tsx';
import { formatCount } from '#client/ui/format.ts';

type PracticeSet = Output<typeof listPracticeSets>['practiceSets'][number];

const practiceSetPath = ({ slug }: PracticeSet): string => (slug === 'smart' ? pathTo('guestSmartQuiz') : pathTo('guestPracticeSet', { practiceSet: slug }));

/** Practice sets to choose from, each a line that opens it. */
export function PracticeSetList({ practiceSets }: { readonly practiceSets: readonly PracticeSet[] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {practiceSets.map((set) => (
        <li key={set.slug}>
          <Link
            to={practiceSetPath(set)}
            className="flex min-h-16 items-center gap-3 rounded-card border border-line bg-raised px-4 py-3 transition-colors duration-150 hover:bg-hover"
          >
            <TopicMark colour={set.category ? mainCategories[set.category].colour : 'grey'} />
            <span className="min-w-0 grow">
              <span className="block font-medium">{set.name}</span>
              <span className="block text-sm text-muted">{formatCount(set.size, 'question')}</span>
            </span>
            {set.open ? (
              <Badge tone="primary">
                {set.open.answered} of {set.open.questions}
              </Badge>
            ) : null}
            <ChevronRight aria-hidden size={18} className="shrink-0 text-muted" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
