import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { getQuestion, saveQuestion } from '#contract/authoring.ts';
import { listFigureDescriptions, type DescribedFigure } from '#contract/figure-descriptions.ts';
import { questionSchema } from '#core/questions/question.ts';
import { Form } from '#client/kits/form/form.tsx';
import { EditionGuard } from '#client/kits/form/edition-guard.tsx';
import { useEdition, type Edition } from '#client/kits/form/use-edition.ts';
import { useForm } from '#client/kits/form/use-form.ts';
import type { List } from '#client/kits/list/list.ts';
import { useListUrl } from '#client/kits/list/use-list-url.ts';
import { PagedList } from '#client/kits/list/paged-list.tsx';
import { pathTo } from '#client/paths.ts';
import { api, ApiError } from '#client/platform/api.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { SelectField, TextArea } from '#client/ui/field.tsx';
import { NewerPart } from '#client/ui/newer-part.tsx';
import { EmptyState, Page } from '#client/ui/page-states.tsx';
import { Figure } from '#client/ui/question/figure.tsx';
import { RichText } from '#client/ui/question/rich-text.tsx';
import { showToast } from '#client/ui/toast.tsx';

const shows = ['problems', 'all'] as const;
type Show = (typeof shows)[number];
const key = ['figure-descriptions'] as const;
const listOf = (show: Show): List<DescribedFigure> => ({
  key: [...key, show],
  read: (page, signal) => api(listFigureDescriptions, { query: { ...page, limit: 10, show } }, signal ? { signal } : {}),
});

/** Saves the question with this description as a new version; returns its number. */
async function saveDescription(questionId: string, newestVersion: number, alt: string): Promise<number> {
  const whole = await api(getQuestion, { params: { questionId }, query: {} });
  const question = questionSchema.parse(whole.question);
  if (question.stimulus?.kind !== 'figure') throw new Error('This question no longer has a figure. Reload the list.');
  const described = { ...question, stimulus: { ...question.stimulus, figure: { ...question.stimulus.figure, alt } } };
  const saved = await api(saveQuestion, { params: { questionId }, body: { question: JSON.stringify(described), newestVersion } });
  return saved.newestVersion;
}

interface DescriptionProps {
  readonly edition: Edition<DescribedFigure>;
  /** Whether something is typed here and not saved. */
  readonly onTyped: (typed: boolean) => void;
}

function Description({ edition, onTyped }: DescriptionProps) {
  const client = useQueryClient();
  const { questionId, newestVersion, figure } = edition.base;
  const alt = 'alt' in figure ? figure.alt : '';
  const form = useForm({
    read: (entries) => ({ alt: entries.text('alt') }),
    check: ({ alt: text }): Record<string, string> => (text.trim().split(/\s+/).length < 8 ? { alt: 'Describe what is drawn in at least eight words.' } : {}),
    send: ({ alt: text }) => saveDescription(questionId, newestVersion, text.trim()),
    onDone: async (saved) => {
      edition.saved({ ...edition.base, newestVersion: saved });
      showToast({ title: 'Saved as a new version. Publish it in the question editor.', tone: 'success' });
      await client.invalidateQueries({ queryKey: key });
    },
    onFailure: (error) => {
      if (error instanceof ApiError && error.code === 'question-changed') void client.invalidateQueries({ queryKey: key });
      return undefined;
    },
  });
  const { edited } = form;
  useEffect(() => onTyped(edited), [edited, onTyped]);
  return (
    <Form form={form}>
      <EditionGuard form={form} edition={edition} />
      <TextArea label={`Description, ${questionId}`} {...form.field('alt')} defaultValue={alt} rows={6} maxLength={2000} required />
      <div>
        <Button type="submit" variant="secondary" busy={form.busy} busyLabel="Saving…">
          Save description
        </Button>
      </div>
    </Form>
  );
}

function Row({ item }: { readonly item: DescribedFigure }) {
  const { questionId, figure } = item;
  const [typed, setTyped] = useState(false);
  const edition = useEdition(item, ({ newestVersion }) => [questionId, newestVersion], typed);
  return (
    <li className="grid gap-6 border-b border-line py-6 last:border-0 md:grid-cols-2">
      <div className="min-w-0">
        <div className="overflow-x-auto" tabIndex={0} role="group" aria-label={`Figure of ${questionId}`}>
          {'kind' in figure ? <NewerPart what="figure" /> : <Figure figure={figure} />}
        </div>
        <RichText className="mt-3 text-sm text-muted" text={item.excerpt} />
        <Link to={pathTo('adminQuestion', { questionId })} className="text-link mt-1 inline-flex min-h-6 items-center text-sm">
          Question {questionId}
        </Link>
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        {item.problems.length > 0 ? <Alert tone="warning">{item.problems.join(' ')}</Alert> : null}
        <Description key={edition.key} edition={edition} onTyped={setTyped} />
      </div>
    </li>
  );
}

/** /admin/graph-descriptions */
export function DescriptionsScreen() {
  const { show, goTo } = useListUrl(shows, ['']);
  return (
    <Page
      title="Descriptions of figures"
      lead="What students who cannot see the figure hear. A good description says everything that is drawn and nothing that students have to work out."
    >
      <div className="mb-4 max-w-xs">
        <SelectField
          label="Show"
          value={show}
          options={[
            { value: 'problems', label: 'With a problem' },
            { value: 'all', label: 'All figures' },
          ]}
          onChange={({ target }) => goTo({ show: target.value === 'all' ? 'all' : 'problems' })}
        />
      </div>
      <PagedList list={listOf(show)} noun="figure" empty={<EmptyState title="Nothing to do">Every description passes its checks.</EmptyState>}>
        {(items) => (
          <ul className="border-t border-line">
            {items.map((item) => (
              <Row key={item.questionId} item={item} />
            ))}
          </ul>
        )}
      </PagedList>
    </Page>
  );
}
