import type { ProgressView } from '#contract/progress.ts';
import { sectionNames, sections, topics as allTopics } from '#core/topics/topics.ts';
import { TopicDotPlot } from '#client/ui/charts/topic-dot-plot.tsx';
import { formatCount, formatPercent } from '#client/ui/format.ts';
import { Tabs } from '#client/ui/tabs.tsx';

type Topics = ProgressView['topics'];

const sectionOf = new Map<number, string>(allTopics.map((topic) => [topic.id, topic.section]));

function SectionTopics({ topics, section }: { readonly topics: Topics; readonly section: (typeof sections)[number] }) {
  const own = topics.filter((topic) => sectionOf.get(topic.topicId) === section && topic.questionsAttempted > 0);
  if (own.length === 0) return <p className="text-muted">No {sectionNames[section]} questions answered yet.</p>;
  return (
    <TopicDotPlot
      topics={own.map(({ topicId, accuracy, questionsAttempted: questions, strength }) => ({
        topicId,
        accuracy,
        questions,
        strength: strength === 'unknown' ? null : strength,
      }))}
    />
  );
}

/** How well each topic goes, by section. */
export function TopicAccuracy({ progress }: { readonly progress: ProgressView }) {
  return (
    <section aria-labelledby="topics">
      <h2 id="topics" className="text-xl font-semibold">
        Accuracy by topic
      </h2>
      <p className="mb-4 mt-1.5 max-w-prose text-muted">
        {formatPercent(progress.accuracy)} of {formatCount(progress.totalQuestions, 'answered question')} right. Below 70%, a topic counts as weak; above 85%,
        as strong. Weakest first; topics with too few questions to tell come last.
      </p>
      <Tabs
        label="Section"
        items={sections.map((section) => ({
          value: section,
          label: sectionNames[section],
          content: <SectionTopics topics={progress.topics} section={section} />,
        }))}
      />
    </section>
  );
}
