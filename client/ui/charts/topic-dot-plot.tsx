import { topicColour, topicName } from '#core/topics/topics.ts';
import { StrengthBadge, TopicMark, type Strength } from '../badge.tsx';
import { cx } from '../class-names.ts';
import { formatCount, formatPercent } from '../format.ts';

export interface TopicDot {
  readonly topicId: number;
  /** 0 to 100. */
  readonly accuracy: number;
  readonly questions: number;
  /** Null while there are too few answers to tell. */
  readonly strength: Strength | null;
}

/** Below the first: weak; above the second: strong. */
const thresholds = [70, 85] as const;

const columns = 'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 @2xl:grid-cols-[minmax(0,15rem)_minmax(0,1fr)_3.5rem_6.5rem]';

/** Weakest first; topics with too few answers last, most answers first. */
export const sortTopics = (topics: readonly TopicDot[]): readonly TopicDot[] =>
  topics.toSorted(
    (a, b) =>
      Number(a.strength === null) - Number(b.strength === null) ||
      (a.strength === null ? b.questions - a.questions : a.accuracy - b.accuracy) ||
      a.topicId - b.topicId,
  );

/** What the lines of the lanes below stand for. */
export function ThresholdAxis({ className }: { readonly className?: string }) {
  return (
    <svg aria-hidden width="100%" height="16" className={cx('overflow-visible fill-muted text-xs tabular', className)}>
      <text x="0" y="12">
        0%
      </text>
      {thresholds.map((threshold) => (
        <text key={threshold} x={`${threshold}%`} y="12" textAnchor="middle">{`${threshold}%`}</text>
      ))}
      {/* Narrower, it would run into 85%. */}
      <text x="100%" y="12" textAnchor="end" className="max-xl:hidden">
        100%
      </text>
    </svg>
  );
}

interface TopicLaneProps {
  readonly accuracy: number;
  readonly known: boolean;
  /** What is likely in an exam, in percent. */
  readonly likely?: { readonly low: number; readonly high: number } | null;
}

/** One topic's accuracy against the thresholds, with the range that is likely; hollow while there are too few answers. */
export function TopicLane({ accuracy, known, likely }: TopicLaneProps) {
  return (
    <svg aria-hidden width="100%" height="20" className="overflow-visible">
      <line x1="0" x2="100%" y1="10" y2="10" className="stroke-line" strokeWidth="1" />
      {thresholds.map((threshold) => (
        <line key={threshold} x1={`${threshold}%`} x2={`${threshold}%`} y1="0" y2="20" className="stroke-line-strong" strokeDasharray="2 3" />
      ))}
      {likely ? (
        <line x1={`${likely.low}%`} x2={`${likely.high}%`} y1="10" y2="10" className="stroke-primary/35" strokeWidth="6" strokeLinecap="round" />
      ) : null}
      <circle cx={`${accuracy}%`} cy="10" r="6" className={cx('stroke-primary', known ? 'fill-primary' : 'fill-paper')} strokeWidth="2" />
    </svg>
  );
}

/** Accuracy per topic against the 70 and 85 percent thresholds; every row says in words what its dot shows. */
export function TopicDotPlot({ topics }: { readonly topics: readonly TopicDot[] }) {
  return (
    <div className="@container">
      <div aria-hidden className={cx(columns, 'pb-1 text-xs text-muted')}>
        <span className="@max-2xl:hidden" />
        <ThresholdAxis className="@max-2xl:col-span-2" />
      </div>
      <ul className="flex flex-col">
        {sortTopics(topics).map((topic) => (
          <li key={topic.topicId} className={cx(columns, 'min-h-13 border-b border-line py-2.5 last:border-0')}>
            <span className="flex min-w-0 items-center gap-2.5">
              <TopicMark colour={topicColour(topic.topicId)} />
              <span className="min-w-0">
                {topicName(topic.topicId)}
                <span className="block text-sm text-muted">
                  {formatCount(topic.questions, 'question')}
                  {topic.strength === null ? ': too few to tell' : ''}
                </span>
              </span>
            </span>
            <span className="@max-2xl:order-last @max-2xl:col-span-2 @max-2xl:py-1.5">
              <TopicLane accuracy={topic.accuracy} known={topic.strength !== null} />
            </span>
            <span className="text-right font-medium tabular @max-2xl:hidden">{formatPercent(topic.accuracy)}</span>
            <span className="flex items-center justify-end gap-3">
              <span className="font-medium tabular @2xl:hidden">{formatPercent(topic.accuracy)}</span>
              {topic.strength ? <StrengthBadge strength={topic.strength} /> : null}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
