import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import type { LectureLine } from '#contract/lectures.ts';
import { mainCategories, topicColour, topicName, topics, type MainCategory } from '#core/topics/topics.ts';
import { CategoriesBySection } from '#client/kits/topics/categories-by-section.tsx';
import { pathTo } from '#client/paths.ts';
import { TopicMark } from '#client/ui/badge.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { EmptyState, ErrorState, LoadingState, Page } from '#client/ui/page-states.tsx';
import { lecturesQuery, savedLecturesQuery } from './lecture-queries.ts';
import { LectureOfflineNote } from './save-offline.tsx';

/** How far somebody is, in a few words. */
function statusText({ doneAt, partsRead, parts, minutes }: LectureLine): string {
  if (doneAt !== null) return 'Done';
  if (partsRead === 0) return `${minutes} minutes`;
  return `Part ${partsRead} of ${parts}`;
}

function LectureRow({ lecture }: { readonly lecture: LectureLine }) {
  const begun = lecture.doneAt === null && lecture.partsRead > 0;
  const { data: saved } = useQuery(savedLecturesQuery);
  return (
    <li className="border-t border-line first:border-t-0">
      <Link
        to={pathTo('lecture', { lectureId: lecture.id })}
        className="grid min-h-14 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 px-2 py-3 transition-colors duration-150 hover:bg-hover"
      >
        <TopicMark colour={topicColour(lecture.topicId)} />
        <span className="min-w-0">
          <span className="block font-medium">{lecture.title}</span>
          <span className="block text-sm text-muted">
            {topicName(lecture.topicId)}
            {saved?.includes(lecture.id) ? ', saved offline' : ''}
          </span>
        </span>
        <span className={`flex items-center gap-1.5 text-sm ${begun ? 'font-medium text-primary' : lecture.doneAt === null ? 'text-muted' : 'text-success'}`}>
          {lecture.doneAt === null ? null : <Check aria-hidden size={16} />}
          {statusText(lecture)}
        </span>
      </Link>
    </li>
  );
}

const inCategory = (category: MainCategory) => new Set<number>(topics.filter(({ mainCategory }) => mainCategory === category).map(({ id }) => id));

function Category({ category, lectures }: { readonly category: MainCategory; readonly lectures: readonly LectureLine[] }) {
  const own = inCategory(category);
  const shown = lectures.filter(({ topicId }) => own.has(topicId));
  if (shown.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1 text-sm text-muted">{mainCategories[category].name}</h3>
      <ul className="border-y border-line">
        {shown.map((lecture) => (
          <LectureRow key={lecture.id} lecture={lecture} />
        ))}
      </ul>
    </section>
  );
}

/** The lecture in progress, first. */
function ContinueReading({ lectures }: { readonly lectures: readonly LectureLine[] }) {
  const begun = lectures.find(({ doneAt, partsRead }) => doneAt === null && partsRead > 0);
  if (!begun) return null;
  return (
    <section aria-label="Continue reading" className="mb-10 flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-raised p-5">
      <div className="min-w-0">
        <p className="text-sm text-muted">
          {topicName(begun.topicId)} · part {begun.partsRead} of {begun.parts}
        </p>
        <p className="text-lg font-semibold">{begun.title}</p>
      </div>
      <ButtonLink variant="summit" to={pathTo('lecture', { lectureId: begun.id })}>
        Continue
      </ButtonLink>
    </section>
  );
}

/** /lectures */
export function LecturesScreen() {
  const { data, error, refetch } = useQuery(lecturesQuery);
  const done = data?.lectures.filter(({ doneAt }) => doneAt !== null).length ?? 0;
  return (
    <Page
      title="Lectures"
      lead="One topic at a time: why it works, examples, things to play with, and questions along the way."
      actions={data && done > 0 ? <p className="text-muted tabular">{`${done} of ${data.lectures.length} done`}</p> : undefined}
    >
      {!data ? (
        error ? (
          <ErrorState title="The lectures did not load" error={error} onRetry={() => void refetch()} />
        ) : (
          <LoadingState label="Loading the lectures" />
        )
      ) : data.lectures.length === 0 ? (
        <EmptyState title="There are no lectures yet">Until there are, the concept bank covers every topic.</EmptyState>
      ) : (
        <>
          {data.fromDevice ? <LectureOfflineNote what="These are the lectures you saved on this device." /> : null}
          <ContinueReading lectures={data.lectures} />
          <CategoriesBySection>{(category) => <Category category={category} lectures={data.lectures} />}</CategoriesBySection>
        </>
      )}
    </Page>
  );
}
