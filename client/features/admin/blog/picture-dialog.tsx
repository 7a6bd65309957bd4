import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileText, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { deleteFile, describeFile, listFiles, restoreFile, uploadFile, type StoredFile } from '#contract/files.ts';
import { maxAltLength, pictureTypes } from '#core/files.ts';
import { PictureInput } from '#client/kits/files/picture-input.tsx';
import { Form } from '#client/kits/form/form.tsx';
import { useForm } from '#client/kits/form/use-form.ts';
import type { List } from '#client/kits/list/list.ts';
import { PagedList } from '#client/kits/list/paged-list.tsx';
import { SearchForm } from '#client/kits/list/search-form.tsx';
import { api } from '#client/platform/api.ts';
import { onStorage, upload } from '#client/platform/upload.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { TextField } from '#client/ui/field.tsx';
import { EmptyState } from '#client/ui/page-states.tsx';
import { showToast } from '#client/ui/toast.tsx';

const key = ['files'] as const;
const listOf = (q: string): List<StoredFile> => ({
  key: [...key, q],
  read: (page, signal) => api(listFiles, { query: { ...page, q } }, signal ? { signal } : {}),
});

const isPicture = ({ contentType }: StoredFile) => contentType.startsWith('image/');
const sizeOf = ({ size }: StoredFile) => (size < 1_000_000 ? `${Math.ceil(size / 1000).toString()} kB` : `${(size / 1_000_000).toFixed(1)} MB`);

/** As Markdown; what would end its brackets early is left out. */
const markdownOf = (file: StoredFile, alt: string): string =>
  isPicture(file) ? `![${alt.replace(/[[\]\n]/g, ' ').trim()}](${file.url})` : `[${file.name.replace(/[[\]\n]/g, ' ')}](${file.url})`;

interface EntryProps {
  readonly file: StoredFile;
  readonly onInsert: (markdown: string) => void;
}

/** A file that is there: what it shows can be said anew, and it can be taken or deleted. */
function Entry({ file, onInsert }: EntryProps) {
  const client = useQueryClient();
  const described = file.customMetadata['alt'] ?? '';
  const params = { fileId: file.id };
  const form = useForm({
    read: (entries) => entries.text('alt'),
    check: (alt): Record<string, string> =>
      isPicture(file) && alt === '' ? { alt: 'Say in a few words what the picture shows, for readers who cannot see it.' } : {},
    send: async (alt) => (isPicture(file) && alt !== described ? onStorage(() => api(describeFile, { params, body: { alt } })) : file),
    onDone: (saved, alt) => onInsert(markdownOf(saved, alt)),
  });
  const failed = (error: Error) => showToast({ title: error.message, tone: 'danger' });
  const changed = () => client.invalidateQueries({ queryKey: key });
  const remove = useMutation({
    mutationFn: (removed: boolean) => onStorage(() => api(removed ? deleteFile : restoreFile, { params })),
    onSuccess: async (_, removed) => {
      await changed();
      if (removed) showToast({ title: 'File deleted', timeoutMs: 12_000, action: { label: 'Undo', onClick: () => remove.mutate(false) } });
    },
    onError: failed,
  });
  return (
    <li className="border-b border-line py-4 last:border-0">
      <Form form={form} className="gap-3">
        <div className="flex flex-wrap items-start gap-4">
          <div className="flex h-24 w-32 shrink-0 items-center justify-center rounded-control bg-sunken">
            {isPicture(file) ? (
              <img src={file.url} alt="" loading="lazy" className="max-h-24 max-w-32 rounded-control object-contain" />
            ) : (
              <FileText aria-hidden size={32} className="text-muted" />
            )}
          </div>
          <div className="min-w-0 grow basis-60">
            <p className="break-all text-sm text-muted">
              {file.name}, {isPicture(file) ? `${file.customMetadata['width'] ?? ''} × ${file.customMetadata['height'] ?? ''} px, ` : ''}
              {sizeOf(file)}
            </p>
            {isPicture(file) ? (
              <div className="mt-2">
                <TextField label={`What ${file.name} shows`} {...form.field('alt')} maxLength={maxAltLength} defaultValue={described} autoComplete="off" />
              </div>
            ) : null}
          </div>
          <div className="flex items-center gap-1">
            <Button type="submit" size="small" busy={form.busy} busyLabel="Inserting…" aria-label={`Insert ${file.name}`}>
              Insert
            </Button>
            <IconButton label={`Delete ${file.name}`} onClick={() => remove.mutate(true)}>
              <Trash2 aria-hidden size={18} />
            </IconButton>
          </div>
        </div>
      </Form>
    </li>
  );
}

export interface PictureDialogProps {
  readonly onInsert: (markdown: string) => void;
  readonly onClose: () => void;
}

/** Pictures and PDFs for posts: upload one, or take one that is there. */
export function PictureDialog({ onInsert, onClose }: PictureDialogProps) {
  const client = useQueryClient();
  const [q, setQ] = useState('');
  return (
    <Dialog open onOpenChange={onClose} title="Pictures and files" description="JPEG, PNG, WebP, AVIF, GIF, and PDF up to 10 MB." width="large">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <PictureInput
          label="Upload a file"
          accept={`${pictureTypes},application/pdf`}
          send={async (file, options) => {
            await upload(uploadFile, { body: {} }, file, options);
            setQ('');
            await client.invalidateQueries({ queryKey: key });
          }}
        />
        <SearchForm label="Name or description" q={q} maxLength={80} onSearch={setQ} />
      </div>
      <PagedList
        list={listOf(q)}
        noun="file"
        empty={<EmptyState title={q ? 'Nothing found' : 'No files yet'}>{q ? 'Try another word.' : 'Upload the first one.'}</EmptyState>}
      >
        {(files) => (
          <ul>
            {files.map((file) => (
              <Entry key={file.id} file={file} onInsert={onInsert} />
            ))}
          </ul>
        )}
      </PagedList>
    </Dialog>
  );
}
