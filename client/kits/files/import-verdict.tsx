import type { ReactNode } from 'react';
import { Alert } from '#client/ui/alert.tsx';
import { formatCount } from '#client/ui/format.ts';

interface ImportVerdictProps {
  /** What one row of the file is: “question”. */
  readonly kind: string;
  readonly rows: number;
  readonly errorCount: number;
  /** What becomes of them. */
  readonly children: ReactNode;
}

/** Whether a file that was checked can be imported: whole or not at all. */
export const ImportVerdict = ({ kind, rows, errorCount, children }: ImportVerdictProps) =>
  errorCount > 0 ? (
    <Alert tone="danger">
      <strong className="block">{`${formatCount(errorCount, 'problem')} in ${formatCount(rows, kind)}`}</strong>
      Nothing is imported until all of them are fixed.
    </Alert>
  ) : (
    <Alert tone="success">
      <strong className="block">{`${formatCount(rows, kind)} can be imported`}</strong>
      {children}
    </Alert>
  );
