import { sectionNames, type Section } from '#core/topics/topics.ts';
import { formatRange } from '../format.ts';
import { ScoreBand } from './score-band.tsx';

export interface SectionScoresProps {
  readonly sections: readonly { readonly section: Section; readonly score: number; readonly low: number; readonly high: number }[];
}

/** The estimate of each section, side by side, with its range. */
export const SectionScores = ({ sections }: SectionScoresProps) => (
  <dl className="mt-5 grid gap-6 sm:grid-cols-2">
    {sections.map(({ section, score, low, high }) => (
      <div key={section}>
        <dt className="text-sm text-muted">{sectionNames[section]}</dt>
        <dd>
          <span className="font-medium tabular">
            About {score} ({formatRange(low, high)})
          </span>
          <ScoreBand score={score} low={low} high={high} min={200} max={800} label={sectionNames[section]} size="small" />
        </dd>
      </div>
    ))}
  </dl>
);
