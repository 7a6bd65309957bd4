import { Copy, Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '#client/platform/clipboard.ts';
import { saveFile } from '#client/platform/save-file.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';

const fileText = (codes: readonly string[], email: string) =>
  [`Backup codes for Ascent`, email, '', ...codes, '', 'Each code works once, in place of a code from your app.', ''].join('\n');

export interface BackupCodesDialogProps {
  readonly codes: readonly string[];
  readonly email: string;
  readonly onClose: () => void;
}

/** The only time these codes are shown. */
export function BackupCodesDialog({ codes, email, onClose }: BackupCodesDialogProps) {
  const [copied, setCopied] = useState<boolean | null>(null);
  return (
    <Dialog
      open
      insistent
      onOpenChange={onClose}
      title="Save your backup codes"
      description="Use them to log in if your phone is lost or broken. Each code works once. We can’t show them again."
      actions={
        <Button className="print:hidden" onClick={onClose}>
          I’ve saved them
        </Button>
      }
    >
      <div data-print-alone className="flex flex-col gap-5">
        <p className="hidden print:block">Ascent, {email}</p>
        <ol aria-label="Backup codes" className="grid grid-cols-1 gap-x-8 gap-y-1.5 rounded-control bg-sunken p-4 font-mono text-base sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <div className="flex flex-wrap gap-3 print:hidden">
          <Button variant="secondary" onClick={() => void copyText(codes.join('\n')).then(setCopied)}>
            <Copy aria-hidden size={18} /> Copy
          </Button>
          <Button variant="secondary" onClick={() => saveFile('ascent-backup-codes.txt', 'text/plain', fileText(codes, email))}>
            <Download aria-hidden size={18} /> Download
          </Button>
          <Button variant="secondary" onClick={() => window.print()}>
            <Printer aria-hidden size={18} /> Print
          </Button>
        </div>
        <div role="status" className="empty:hidden print:hidden">
          {copied === null ? null : copied ? (
            <Alert tone="success">Copied.</Alert>
          ) : (
            <Alert tone="warning">Your browser won’t let us copy. Select the codes, or download them.</Alert>
          )}
        </div>
      </div>
    </Dialog>
  );
}
