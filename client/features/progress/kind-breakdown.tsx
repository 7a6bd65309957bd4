import { Link } from 'react-router';
import type { QuestionKind } from '#contract/question-bank.ts';
import { kindsQuiz } from '#client/kits/kinds/kinds-query.ts';
import { pathTo } from '#client/paths.ts';
import { Table } from '#client/ui/table.tsx';
import { shareText } from './share-text.ts';

/** How each kind of question of a topic went, and the ways to what teaches it and to more of it. */
export const KindBreakdown = ({ topicId, kinds }: { readonly topicId: number; readonly kinds: readonly QuestionKind[] }) => (
  <Table
    caption="Your answers on this topic by kind of question"
    captionHidden
    rows={kinds}
    rowKey={({ id }) => id}
    columns={[
      {
        key: 'kind',
        header: 'Kind',
        cell: ({ id, title }) => (
          <Link to={pathTo('conceptDetail', { conceptId: id })} className="text-link inline-flex min-h-11 items-center">
            {title}
          </Link>
        ),
      },
      { key: 'n', header: 'Answers', numeric: true, cell: ({ results }) => (results?.answered ?? 0).toLocaleString('en-US') },
      {
        key: 'right',
        header: 'Right',
        numeric: true,
        cell: ({ results }) => (results && results.answered > 0 ? shareText(results.right, results.answered) : '–'),
      },
      {
        key: 'practice',
        header: <span className="sr-only">Practice</span>,
        numeric: true,
        cell: ({ title, archetypes, counts }) =>
          counts.length === 0 ? null : (
            <Link
              to={pathTo('smartQuizIntro', {}, kindsQuiz(topicId, archetypes))}
              aria-label={`Practice this kind: ${title}`}
              className="text-link inline-flex min-h-11 items-center"
            >
              Practice
            </Link>
          ),
      },
    ]}
  />
);
