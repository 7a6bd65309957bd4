import { moduleFacts } from '#core/exams/format.ts';
import { countsTable, type CountsScore } from '#core/exams/score-from-counts.ts';
import { sectionNames, type Section } from '#core/topics/topics.ts';
import { ScoreBand } from '#client/ui/charts/score-band.tsx';
import { formatCount, formatRange } from '#client/ui/format.ts';
import { Slider } from '#client/ui/slider.tsx';
import { countKeys, type ModuleCounts } from './counts.ts';

interface ModuleSliderProps {
  /** Also its name, by which a count chosen before the code was there is found again. */
  readonly id: string;
  readonly label: string;
  readonly count: number;
  readonly most: number;
  readonly onChange: (count: number) => void;
}

const ModuleSlider = ({ id, label, count, most, onChange }: ModuleSliderProps) => (
  <Slider id={id} name={id} label={label} min={0} max={most} value={count} shown={`${count} of ${most} right`} onChange={onChange} className="mt-1 h-11" />
);

/** What the same number right would be worth after the other second module; null where that cannot be. */
function otherRoute(section: Section, { route }: CountsScore, [one, two]: ModuleCounts): string | null {
  const other = route === 'harder' ? 'easier' : 'harder';
  const score = countsTable(section, other)[one + two];
  return score ? `The same ${one + two} right with the ${other} second module: about ${score.score} (${formatRange(score.low, score.high)}).` : null;
}

/** One section: a slider for each module, the score that follows, and what decided it. */
export function SectionCounts({
  section,
  counts,
  score,
  onChange,
}: {
  readonly section: Section;
  readonly counts: ModuleCounts;
  readonly score: CountsScore;
  readonly onChange: (counts: ModuleCounts) => void;
}) {
  const { questionCount } = moduleFacts[section];
  const [one, two] = counts;
  const headingId = `${section}-counts`;
  const [idOne, idTwo] = countKeys[section];
  const other = otherRoute(section, score, counts);
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-4 border-t border-line pt-6">
      <h2 id={headingId} className="text-xl font-semibold">
        {sectionNames[section]}
      </h2>
      <ModuleSlider id={idOne} label="Module 1" count={one} most={questionCount} onChange={(count) => onChange([count, two])} />
      <ModuleSlider id={idTwo} label="Module 2" count={two} most={questionCount} onChange={(count) => onChange([one, count])} />
      <div>
        <p className="font-medium tabular">
          About {score.score} ({formatRange(score.low, score.high)})
        </p>
        <ScoreBand score={score.score} low={score.low} high={score.high} min={200} max={800} label={sectionNames[section]} size="small" />
      </div>
      <p className="text-sm text-muted">
        {formatCount(one, 'right answer')} in module 1 would lead to the {score.route} second module here. {other}
      </p>
    </section>
  );
}
