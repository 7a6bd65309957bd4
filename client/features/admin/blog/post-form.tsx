import { useEffect, useRef, useState } from 'react';
import { makePost, postStatuses, savePost, type Post } from '#contract/blog.ts';
import { Form } from '#client/kits/form/form.tsx';
import { EditionGuard } from '#client/kits/form/edition-guard.tsx';
import type { Edition } from '#client/kits/form/use-edition.ts';
import { useForm } from '#client/kits/form/use-form.ts';
import { makeOnce } from '#client/platform/request-id.ts';
import { api, ApiError } from '#client/platform/api.ts';
import { Button } from '#client/ui/button.tsx';
import { Markdown } from '#client/ui/markdown.tsx';
import { insertBlock } from './insert-block.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { PostFields } from './post-fields.tsx';
import { fromLocal, slugOf } from './post-words.ts';
import { VersionComparison } from './version-comparison.tsx';

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
  const insert = (markdown: string) => {
    setChoosing(false);
    if (area.current) insertBlock(area.current, markdown);
  };
  const [once] = useState(makeOnce);
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
      post
        ? api(savePost, { params: { postId: post.id }, body: { ...text, status, publishedAt, version: post.version, seenAt: post.updatedAt } })
        : once((requestId) => api(makePost, { body: { ...text, requestId } })),
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
        <PostFields form={form} post={post} text={now} area={area} onPicture={() => setChoosing(true)} />
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
