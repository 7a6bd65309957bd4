import { ImagePlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { maxFileBytes, pictureTypes } from '#core/files.ts';
import { StorageError, type UploadOptions } from '#client/platform/upload.ts';
import { Button } from '#client/ui/button.tsx';

export interface PictureInputProps {
  readonly label: string;
  /** For what else than pictures may be chosen. */
  readonly accept?: string;
  readonly send: (file: File, options: UploadOptions) => Promise<unknown>;
}

/** A button that lets one choose a file and sends it; what goes wrong is said below it. */
export function PictureInput({ label, accept = pictureTypes, send }: PictureInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const control = useRef<AbortController | null>(null);
  const [state, setState] = useState<{ readonly kind: 'idle' | 'sending' | 'waiting' } | { readonly kind: 'failed'; readonly sentence: string }>({
    kind: 'idle',
  });
  useEffect(() => () => control.current?.abort(), []);

  const begin = async (file: File) => {
    if (file.size > maxFileBytes) {
      setState({ kind: 'failed', sentence: `This file is larger than ${maxFileBytes / 1024 / 1024} MB. Make it smaller, then try again.` });
      return;
    }
    control.current = new AbortController();
    setState({ kind: 'sending' });
    try {
      await send(file, { signal: control.current.signal, onRetry: () => setState({ kind: 'waiting' }) });
      setState({ kind: 'idle' });
    } catch (error) {
      setState(
        error instanceof StorageError && error.code === 'canceled'
          ? { kind: 'idle' }
          : { kind: 'failed', sentence: error instanceof Error ? error.message : 'That did not work. Please try again.' },
      );
    }
  };
  const busy = state.kind === 'sending' || state.kind === 'waiting';
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center gap-2">
        <input
          ref={input}
          type="file"
          accept={accept}
          hidden
          // The picture is not a field of the form around it.
          onInput={(event) => event.stopPropagation()}
          onChange={(event) => {
            event.stopPropagation();
            const file = event.currentTarget.files?.[0];
            // The same file may be chosen again.
            event.currentTarget.value = '';
            if (file) void begin(file);
          }}
        />
        <Button variant="secondary" size="small" busy={busy} busyLabel="Uploading…" onClick={() => input.current?.click()}>
          <ImagePlus aria-hidden size={18} /> {label}
        </Button>
        {busy ? (
          <Button variant="quiet" size="small" onClick={() => control.current?.abort()}>
            Cancel
          </Button>
        ) : null}
      </div>
      <div role="status" className="text-sm text-danger empty:hidden">
        {state.kind === 'failed' ? state.sentence : state.kind === 'waiting' ? 'You’re offline. We’ll keep trying.' : null}
      </div>
    </div>
  );
}
