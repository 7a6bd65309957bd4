import type { ProgressView } from '#contract/progress.ts';
import { accuracy, tooFewSentence } from '#core/progress/accuracy.ts';
import { mainCategories, sectionNames, topics as allTopics, type MainCategory } from '#core/topics/topics.ts';
import { TopicMark } from '#client/ui/badge.tsx';
import { formatPercent } from '#client/ui/format.ts';
import { Table } from '#client/ui/table.tsx';

const categories = Object.keys(mainCategories) as MainCategory[];
const categoryOf = new Map<number, MainCategory>(allTopics.map(({ id, mainCategory }) => [id, mainCategory]));

/** Accuracy in each of the eight domains, from the answers in their topics. */
export function DomainAccuracy({ topics }: { readonly topics: ProgressView['topics'] }) {
  const rows = categories.map((category) => {
    const own = topics.filter(({ topicId }) => categoryOf.get(topicId) === category);
    const questions = own.reduce((sum, { questionsAttempted }) => sum + questionsAttempted, 0);
    const correct = own.reduce(
      // An older server tells only the percent.
      (sum, { questionsAttempted, questionsCorrect, accuracy: percent }) => sum + (questionsCorrect ?? Math.round((percent * questionsAttempted) / 100)),
      0,
    );
    return { category, questions, percent: accuracy(correct, questions) };
  });
  return (
    <section aria-labelledby="domains">
      <h2 id="domains" className="mb-3 text-xl font-semibold">
        Accuracy by domain
      </h2>
      <div className="max-w-2xl">
        <Table
          caption="Answers and accuracy in each domain"
          captionHidden
          rows={rows}
          rowKey={({ category }) => category}
          columns={[
            {
              key: 'domain',
              header: 'Domain',
              cell: ({ category }) => (
                <span className="flex items-center gap-2.5">
                  <TopicMark colour={mainCategories[category].colour} />
                  <span>
                    {mainCategories[category].name}
                    <span className="block text-xs font-normal text-muted">{sectionNames[mainCategories[category].section]}</span>
                  </span>
                </span>
              ),
            },
            { key: 'n', header: 'Answers', numeric: true, cell: ({ questions }) => questions.toLocaleString('en-US') },
            {
              key: 'right',
              header: 'Right',
              numeric: true,
              cell: ({ questions, percent }) =>
                questions === 0 ? '–' : tooFewSentence(questions) === null ? formatPercent(percent) : `${formatPercent(percent)}, too few to tell`,
            },
          ]}
        />
      </div>
    </section>
  );
}
