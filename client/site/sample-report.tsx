/** What a result looks like, for an invented student. Everything in it says so. */
import { realChange } from '#core/exams/comparison.ts';
import { Badge } from '../ui/badge.tsx';
import { ScoreBand } from '../ui/charts/score-band.tsx';
import { TopicDotPlot } from '../ui/charts/topic-dot-plot.tsx';
import { exampleGain } from './hero-picture.tsx';

const topics = [
  { topicId: 10, accuracy: 55, questions: 20, strength: 'weak' },
  { topicId: 14, accuracy: 75, questions: 16, strength: 'moderate' },
  { topicId: 4, accuracy: 94, questions: 18, strength: 'strong' },
  { topicId: 29, accuracy: 50, questions: 2, strength: null },
] as const;

export const SampleReport = () => (
  <figure className="rounded-card border border-line p-5 sm:p-8">
    <figcaption className="mb-6 flex flex-wrap items-center gap-3">
      <Badge tone="warning">Sample</Badge>
      <span className="text-sm text-muted">Invented numbers, real layout.</span>
    </figcaption>
    <div className="grid gap-10 lg:grid-cols-[1fr_1.4fr] lg:gap-16">
      <div>
        <p className="text-sm font-medium text-muted">Estimated total</p>
        <p className="mt-1">
          <span className="text-4xl font-semibold tabular">1240</span> <span className="text-muted tabular">most likely 1190–1290</span>
        </p>
        <div className="mt-4">
          <ScoreBand score={1240} low={1190} high={1290} label="Sample total" />
        </div>
        <p className="mt-6">
          <strong className="font-semibold">Next:</strong> 12 questions on Form, Structure, and Sense. It’s the topic where practice is worth most to this
          score.
        </p>
        <p className="mt-3 text-sm text-muted">
          {exampleGain} points more than last time: more than the normal ups and downs of about {realChange.total} points, so it is probably real progress.
        </p>
      </div>
      <TopicDotPlot topics={topics} />
    </div>
  </figure>
);
