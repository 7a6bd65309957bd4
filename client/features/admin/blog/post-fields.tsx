import { ImagePlus } from 'lucide-react';
import type { Ref } from 'react';
import { postStatuses, type Post } from '#contract/blog.ts';
import type { FormHandle } from '#client/kits/form/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { SelectField, TextArea, TextField } from '#client/ui/field.tsx';
import { asLocal } from './post-words.ts';

const statusNames = { draft: 'Draft: nobody sees it', published: 'Published', retired: 'Taken down' } as const satisfies Record<
  (typeof postStatuses)[number],
  string
>;

interface PostFieldsProps {
  readonly form: FormHandle;
  /** Of a new one: null. */
  readonly post: Post | null;
  /** What it says so far. */
  readonly text: Post['versions'][number] | undefined;
  readonly area: Ref<HTMLTextAreaElement>;
  readonly onPicture: () => void;
}

/** What is said in a post and about it. */
export function PostFields({ form, post, text, area, onPicture }: PostFieldsProps) {
  return (
    <>
      <TextField label="Title" {...form.field('title')} defaultValue={text?.title} maxLength={120} required autoComplete="off" />
      <TextField
        label="Description"
        description="One sentence: in lists, in search results, and where a link is shared."
        {...form.field('description')}
        defaultValue={text?.description}
        maxLength={240}
        required
        autoComplete="off"
      />
      <TextArea
        label="Text"
        description="Markdown: ## heading, **bold**, [text](/path), lists, tables. Bars: a block that begins with ~~~bars and a title, then lines like “label | 31 %”."
        {...form.field('body')}
        defaultValue={text?.body}
        rows={22}
        maxLength={60_000}
        required
        ref={area}
      />
      <div className="-mt-3">
        <Button variant="secondary" size="small" onClick={onPicture}>
          <ImagePlus aria-hidden size={18} /> Picture or file
        </Button>
      </div>
      <TextField
        label="Address"
        description={post ? 'After /blog/. If you change it, the old address leads to the new one.' : 'After /blog/. Leave empty to make it from the title.'}
        {...form.field('slug')}
        placeholder={post?.slug}
        defaultValue={post?.slug}
        maxLength={80}
        autoComplete="off"
      />
      <TextField
        label="Title in search results (optional)"
        description="Only if it should differ from the title."
        {...form.field('seoTitle')}
        defaultValue={text?.seoTitle}
        maxLength={120}
        autoComplete="off"
      />
      {post ? (
        <>
          <SelectField label="State" name="status" defaultValue={post.status} options={postStatuses.map((value) => ({ value, label: statusNames[value] }))} />
          <TextField
            label="Shown from (optional)"
            description="Choose a future time for a published post to appear on its own. Leave empty to show it right away."
            type="datetime-local"
            {...form.field('publishedAt')}
            defaultValue={asLocal(post.publishedAt)}
          />
        </>
      ) : null}
    </>
  );
}
