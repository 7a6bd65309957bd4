import { ImagePlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { makePost, postStatuses, savePost, type Post } from '#contract/blog.ts';
import { Form } from '#client/kits/form/form.tsx';
import { EditionGuard } from '#client/kits/form/edition-guard.tsx';
import type { Edition } from '#client/kits/form/use-edition.ts';
import { useForm } from '#client/kits/form/use-form.ts';
import { api, ApiError } from '#client/platform/api.ts';
import { Button } from '#client/ui/button.tsx';
import { SelectField, TextArea, TextField } from '#client/ui/field.tsx';
import { Markdown } from '#client/ui/markdown.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { asLocal, fromLocal, slugOf } from './post-words.ts';
import { VersionComparison } from './version-comparison.tsx';

const statusNames = { draft: 'Draft: nobody sees it', published: 'Published', retired: 'Taken down' } as const satisfies Record<
  (typeof postStatuses)[number],
  string
>;

interface PostFormProps {
  /** Of a new one: null. */
  readonly edition: Edition<Post | null>;
  readonly onSaved: (post: Post) => unknown;
  /** Somebody else has saved it meanwhile. */
  readonly onStale: () => unknown;
}

const textOf = (post: Post | null) => post?.versions.find(({ version }) => version === post.version);

/** The text of a post, with its preview beside it as readers will see it. */
export function PostForm({ edition, onSaved, onStale }: PostFormProps) {
  const post = edition.base;
  const [now, theirs] = [textOf(post), textOf(edition.newer)];
  const [body, setBody] = useState(now?.body ?? '');
  const area = useRef<HTMLTextAreaElement>(null);
  const [choosing, setChoosing] = useState(false);
  // A field that nobody has typed in follows what is saved.
  useEffect(() => setBody(area.current?.value ?? ''), [post]);
  /** Where the cursor is, in a paragraph of its own. */
  const insert = (markdown: string) => {
    setChoosing(false);
    const text = area.current;
    if (!text) return;
    const [before, after] = [text.value.slice(0, text.selectionStart), text.value.slice(text.selectionEnd)];
    text.setRangeText(`${before === '' || before.endsWith('\n\n') ? '' : '\n\n'}${markdown}${after.startsWith('\n\n') ? '' : '\n\n'}`);
    text.dispatchEvent(new InputEvent('input', { bubbles: true }));
    text.focus();
  };
  const form = useForm({
    read: (entries) => ({
      text: {
        title: entries.text('title'),
        description: entries.text('description'),
        seoTitle: entries.text('seoTitle'),
        body: entries.text('body'),
        slug: entries.text('slug') || (post?.slug ?? slugOf(entries.text('title'))),
      },
      status: entries.choice('status', postStatuses),
      publishedAt: fromLocal(entries.text('publishedAt')),
    }),
    check: () => ({}),
    send: ({ text, status, publishedAt }) =>
      post ? api(savePost, { params: { postId: post.id }, body: { ...text, status, publishedAt, version: post.version } }) : api(makePost, { body: text }),
    onDone: onSaved,
    onEdit: ({ text }) => setBody(text.body),
    onFailure: (error) => {
      if (error instanceof ApiError && error.code === 'post-changed') void onStale();
      return undefined;
    },
  });
  return (
    <div className="grid gap-10 lg:grid-cols-2">
      <Form form={form}>
        <EditionGuard form={form} edition={edition}>
          {now && theirs ? <VersionComparison before={now} after={theirs} /> : null}
        </EditionGuard>
        <TextField label="Title" {...form.field('title')} defaultValue={now?.title} maxLength={120} required autoComplete="off" />
        <TextField
          label="Description"
          description="One sentence: in lists, in search results, and where a link is shared."
          {...form.field('description')}
          defaultValue={now?.description}
          maxLength={240}
          required
          autoComplete="off"
        />
        <TextArea
          label="Text"
          description="Markdown: ## heading, **bold**, [text](/path), lists, tables. Bars: a block that begins with ~~~bars and a title, then lines like “label | 31 %”."
          {...form.field('body')}
          defaultValue={now?.body}
          rows={22}
          maxLength={60_000}
          required
          ref={area}
        />
        <div className="-mt-3">
          <Button variant="secondary" size="small" onClick={() => setChoosing(true)}>
            <ImagePlus aria-hidden size={18} /> Picture or file
          </Button>
        </div>
        <TextField
          label="Address"
          description={post ? 'After /blog/. If you change it, the old address leads to the new one.' : 'After /blog/. Empty: made from the title.'}
          {...form.field('slug')}
          placeholder={post?.slug}
          defaultValue={post?.slug}
          maxLength={80}
          autoComplete="off"
        />
        <TextField
          label="Title in search results (optional)"
          description="Where it should differ from the title."
          {...form.field('seoTitle')}
          defaultValue={now?.seoTitle}
          maxLength={120}
          autoComplete="off"
        />
        {post ? (
          <>
            <SelectField label="State" name="status" defaultValue={post.status} options={postStatuses.map((value) => ({ value, label: statusNames[value] }))} />
            <TextField
              label="Shown from (optional)"
              description="In the future: a published post appears by itself at that time. Empty: now."
              type="datetime-local"
              {...form.field('publishedAt')}
              defaultValue={asLocal(post.publishedAt)}
            />
          </>
        ) : null}
        <div>
          <Button type="submit" busy={form.busy} busyLabel="Saving…">
            {post ? 'Save' : 'Save draft'}
          </Button>
        </div>
      </Form>
      <section aria-labelledby="preview" className="min-w-0 break-words">
        <h2 id="preview" className="text-sm font-medium text-muted">
          Preview
        </h2>
        <div className="post-text mt-4 max-w-prose">
          <Markdown text={body} />
        </div>
      </section>
      {choosing ? <PictureDialog onInsert={insert} onClose={() => setChoosing(false)} /> : null}
    </div>
  );
}
