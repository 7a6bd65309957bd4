import { CloudCheck, CloudUpload, HardDrive, TriangleExclamationPoint } from 'lucide-react';
import { useState } from 'react';
import type { SaveState } from '#client/platform/outbox.ts';
import { cx } from '#client/ui/class-names.ts';

const states = {
  saved: { text: 'Saved', Icon: CloudCheck, className: 'text-muted' },
  saving: { text: 'Saving…', Icon: CloudUpload, className: 'text-muted' },
  'on-device': { text: 'Saved on this device — will be sent when you’re back online', Icon: HardDrive, className: 'text-warning' },
  'at-risk': { text: 'Not saved yet — keep this page open', Icon: TriangleExclamationPoint, className: 'text-danger' },
  refused: { text: 'One change could not be saved', Icon: TriangleExclamationPoint, className: 'text-danger' },
} as const satisfies Record<SaveState, { text: string; Icon: typeof CloudCheck; className: string }>;

/** Nothing a student need think about. */
export const isQuiet = (save: SaveState): boolean => save === 'saved' || save === 'saving';

export interface SaveStatusProps {
  readonly save: SaveState;
  readonly needsSignIn: boolean;
  /** On the near-black break page, whatever the theme. */
  readonly onBlack?: boolean;
}

/** Where the newest changes really are. Only changes for the worse are announced. */
export function SaveStatus({ save, needsSignIn, onBlack = false }: SaveStatusProps) {
  const { text, Icon, className } = states[save];
  const shown = needsSignIn && save === 'on-device' ? 'Saved on this device — log in to send' : text;
  const quiet = isQuiet(save);
  // Each answer given offline is being written for a moment; that must not make the same sentence be read out again.
  const [announced, announce] = useState('');
  const news = save === 'saved' ? '' : quiet ? announced : shown;
  if (news !== announced) announce(news);
  return (
    <span className={cx('flex min-w-0 items-center gap-1.5 text-xs', onBlack ? 'text-white/80' : className)} title={shown}>
      <Icon aria-hidden size={16} className="shrink-0" />
      <span className={cx('line-clamp-2 leading-tight', quiet && 'max-sm:sr-only')}>{shown}</span>
      <span role="status" className="sr-only">
        {news}
      </span>
    </span>
  );
}
