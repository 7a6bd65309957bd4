import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Link } from 'react-router';
import { previewExamModule, type PreviewedModule } from '#contract/exam-preview.ts';
import { slotAt, standardShape, type Shape } from '#core/exams/shape.ts';
import { api } from '#client/platform/api.ts';
import { useSession } from '#client/platform/session.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { EmptyState, ErrorState, LoadingState, useDocumentTitle } from '#client/ui/page-states.tsx';
import { Player } from '../player/player.tsx';
import { ExamContext } from '../player/use-exam.ts';
import { createPreviewEngine } from './preview-engine.ts';

/** Where leaving leads, and what it is called. */
export interface ExitLink {
  readonly to: string;
  readonly label: string;
}

const PageColumn = ({ children }: { readonly children: ReactNode }) => (
  <main id="main" tabIndex={-1} className="page-column min-h-dvh py-16 outline-none">
    {children}
  </main>
);

const Banner = ({ title, exitLink }: { readonly title: string; readonly exitLink: ExitLink }) => (
  <section aria-label="Preview" className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-raised px-3 py-1 text-sm sm:px-6">
    <Eye aria-hidden size={18} className="shrink-0 text-primary max-sm:hidden" />
    <p className="min-w-0 grow basis-52 py-1">
      <strong>Preview</strong> of {title}. Nothing is recorded, and the clock stands still.
    </p>
    <Link to={exitLink.to} className="text-link inline-flex min-h-11 items-center">
      {exitLink.label}
    </Link>
  </section>
);

/** The shape of an exam with this module alone: headed as in the standard exam, where it fits in there. */
function shapeOf({ section, stage, timeLimit, calculatorAllowed, questions }: PreviewedModule): { readonly shape: Shape; readonly position: number } {
  const own = { section, stage, timeLimit, calculatorAllowed, questionCount: questions.length };
  const standard = standardShape.find((slot) => slot.section === section && slot.stage === stage);
  if (standard) return { shape: standardShape.map((slot) => (slot === standard ? { ...slot, ...own } : slot)), position: standard.position };
  return { shape: [{ ...own, position: 0, label: null, unscoredCount: 0, breakBefore: 0, adaptive: false }], position: 0 };
}

export interface ModulePreviewProps {
  readonly moduleId: string;
  /** The exam it is seen in, and its place there. */
  readonly place?: { readonly shape: Shape; readonly position: number };
  readonly exitLink: ExitLink;
  /** What follows the module once it was submitted; `again` opens it as at the start. */
  readonly after: (again: () => void) => ReactNode;
}

interface PreviewPlayerProps extends Omit<ModulePreviewProps, 'moduleId'> {
  readonly previewed: PreviewedModule;
  readonly onSubmit: () => void;
}

/** The player, with an engine that lives as long as this. */
function PreviewPlayer({ previewed, place, exitLink, onSubmit }: PreviewPlayerProps) {
  const session = useSession();
  const { shape, position } = place ?? shapeOf(previewed);
  const [engine] = useState(() => {
    const { id: moduleId, section, stage, questions } = previewed;
    return createPreviewEngine({ module: { moduleId, position, section, stage, questions }, allowedMs: slotAt(shape, position).timeLimit * 1000, onSubmit });
  });
  const snapshot = useSyncExternalStore(engine.subscribe, engine.snapshot);
  const me = session.kind === 'user' ? session.me : null;
  const handle = useMemo(
    () => ({ engine, userId: me?.id ?? '', studentName: me?.name ?? '', preview: { shape, banner: <Banner title={previewed.title} exitLink={exitLink} /> } }),
    [engine, me, shape, previewed, exitLink],
  );
  return <ExamContext value={handle}>{snapshot.module ? <Player module={snapshot.module} snapshot={snapshot} /> : null}</ExamContext>;
}

/** A module in the player a student meets it in. */
export function ModulePreview({ moduleId, ...props }: ModulePreviewProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['exam-workshop', 'preview', moduleId],
    queryFn: ({ signal }) => api(previewExamModule, { params: { moduleId } }, { signal }),
    // Every visit reads what was saved last, and nothing changes beneath a module that is open.
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  const [tries, setTries] = useState(0);
  const [isSubmitted, setSubmitted] = useState(false);
  useDocumentTitle(data ? `Preview: ${data.title}` : 'Preview');
  const leave = <ButtonLink to={props.exitLink.to}>{props.exitLink.label}</ButtonLink>;
  const again = () => {
    setSubmitted(false);
    setTries(tries + 1);
  };
  if (!data)
    return (
      <PageColumn>
        {error ? <ErrorState heading="h1" error={error} onRetry={() => void refetch()} action={leave} /> : <LoadingState label="Opening the preview" />}
      </PageColumn>
    );
  if (data.questions.length === 0)
    return (
      <PageColumn>
        <EmptyState heading="h1" title="This module has no questions yet" action={leave}>
          Add questions and save. Then you can try it here.
        </EmptyState>
      </PageColumn>
    );
  if (isSubmitted) return <PageColumn>{props.after(again)}</PageColumn>;
  return <PreviewPlayer key={tries} {...props} previewed={data} onSubmit={() => setSubmitted(true)} />;
}
