import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { topicColour, topicName } from '#core/topics/topics.ts';
import { TopicMark } from '#client/ui/badge.tsx';
import { formatDate } from '#client/ui/format.ts';
import { RichText } from '#client/ui/question/rich-text.tsx';

interface QuestionLineProps {
  readonly entry: { readonly topicId: number; readonly level: number; readonly excerpt: string };
  /** When it was answered, ISO 8601. */
  readonly at: string;
  /** How the student stands with it, below its words. */
  readonly stand: ReactNode;
  /** What opens; not mounted before it has been opened once, so that it loads nothing. Then it stays: something may be typed in it. */
  readonly children: ReactNode;
}

/** A question in a list: a line that opens what belongs to it. */
export function QuestionLine({ entry, at, stand, children }: QuestionLineProps) {
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const panel = useId();
  return (
    <li className="border-b border-line last:border-0">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={opened ? panel : undefined}
        onClick={() => {
          setOpen(!open);
          setOpened(true);
        }}
        className="flex w-full items-start gap-3 px-2 py-4 text-left transition-colors duration-150 hover:bg-hover"
      >
        <span className="mt-1.5 flex">
          <TopicMark colour={topicColour(entry.topicId)} />
        </span>
        <span className="min-w-0 grow">
          <span className="block text-sm text-muted">
            {topicName(entry.topicId)} · Level {entry.level} · {formatDate(at)}
          </span>
          <span className="mt-1 line-clamp-2 block font-serif text-lg">
            <RichText inline text={entry.excerpt} />
          </span>
          <span className="mt-1 block text-sm text-muted">{stand}</span>
        </span>
        <ChevronDown aria-hidden size={18} className={`mt-1 shrink-0 text-muted transition-transform duration-150 ${open ? 'rotate-180' : ''}`} />
      </button>
      {opened ? (
        <div id={panel} hidden={!open} className={open ? 'flex flex-col gap-8 px-2 pb-8 pt-4' : undefined}>
          {children}
        </div>
      ) : null}
    </li>
  );
}
