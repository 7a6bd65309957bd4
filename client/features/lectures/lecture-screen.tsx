import '#client/ui/print-sheet.css';
import { useQuery } from '@tanstack/react-query';
import { Printer, Volume2 } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import type { getLecture } from '#contract/lectures.ts';
import { topicName } from '#core/topics/topics.ts';
import { pathTo } from '#client/paths.ts';
import type { Output } from '#client/platform/api.ts';
import { isMath, ToolButtons, WithTools } from '#client/tools/question-tools.tsx';
import { ReadingBar } from '#client/tools/read-aloud/reading-bar.tsx';
import { useReadParts } from '#client/tools/read-aloud/use-read-aloud.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { DidNotLoad } from '#client/kits/did-not-load.tsx';
import { LoadingState, Page } from '#client/ui/page-states.tsx';
import { loadMath } from '#client/ui/question/math-text.tsx';
import { Read, ReadingContext } from '#client/ui/question/read-part.tsx';
import { RichText } from '#client/ui/question/rich-text.tsx';
import { useGrowing } from '#client/ui/use-late.ts';
import { useUnfoldedPrint } from '#client/ui/use-unfolded-print.ts';
import { Contents } from './contents.tsx';
import { LectureBlockView } from './lecture-block.tsx';
import { LectureEnd } from './lecture-end.tsx';
import { lectureQuery, useSavePlace } from './lecture-queries.ts';
import { LectureOfflineNote, SaveOffline } from './save-offline.tsx';
import { partOf, spokenLecture } from './spoken-lecture.ts';
import { usePlace } from './use-place.ts';

type Data = Output<typeof getLecture> & { readonly fromDevice: boolean };

/** An address with a part opens there, once the lecture has arrived. */
function useOpenAtPart(hash: string) {
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}

function Lecture({ data, growing }: { readonly data: Data; readonly growing: boolean }) {
  const { lecture, progress, answers } = data;
  const { hash } = useLocation();
  const article = useRef<HTMLElement>(null);
  const makeParts = useCallback(() => spokenLecture(lecture), [lecture]);
  const reading = useReadParts(makeParts, article);
  const save = useSavePlace(lecture.id);
  useOpenAtPart(hash);
  useUnfoldedPrint();
  const ids = lecture.parts.map(({ id }) => id);
  // What is out of sight is drawn after the first paint: it takes a slow phone a second.
  const grown = useGrowing(ids.length, growing ? 1 : ids.length);
  const drawn = hash === '' ? grown : ids.length;
  const kept = progress.part === null ? -1 : ids.indexOf(progress.part);
  // Reading an earlier part again does not lose the place.
  const current = usePlace(ids, (part) => {
    if (progress.doneAt === null && ids.indexOf(part) > kept) save.mutate({ part });
  });
  const stopped = lecture.parts[kept];
  const tools = isMath(lecture.topicId) ? <ToolButtons math /> : null;
  return (
    <Page
      title={lecture.title}
      lead={
        <Link className="text-link" to={pathTo('learn', { subcategoryId: String(lecture.topicId) })}>
          {topicName(lecture.topicId)}
        </Link>
      }
      actions={
        <div className="study-controls flex flex-wrap gap-3">
          {reading.available ? (
            <Button variant="secondary" onClick={reading.toggle}>
              <Volume2 aria-hidden size={18} /> Read aloud
            </Button>
          ) : null}
          <SaveOffline copy={data} />
          <Button variant="secondary" onClick={() => print()}>
            <Printer aria-hidden size={18} /> Print
          </Button>
        </div>
      }
    >
      {data.fromDevice ? <LectureOfflineNote what="This is the copy saved on this device. You can answer its questions when you’re back online." /> : null}
      <div className="sticky top-0 z-10 lg:top-2">
        <ReadingBar reading={reading} what="lecture" className="study-controls rounded-control border" />
      </div>
      <div className="@container">
        <div className="grid gap-x-14 gap-y-8 @3xl:grid-cols-[13rem_minmax(0,44rem)] print:block">
          <Contents parts={lecture.parts} current={current} />
          <ReadingContext value={reading.state.part}>
            <article ref={article} className="study-sheet flex min-w-0 flex-col gap-12 text-lg">
              <div className="flex flex-col gap-4">
                <h2 className="hidden text-xl font-semibold print:block">{lecture.title}</h2>
                <Read part={partOf('promise', 0)}>
                  <RichText className="text-xl leading-8" text={lecture.promise} />
                </Read>
                <p className="text-base text-muted">About {lecture.minutes} minutes, with examples and questions.</p>
                {stopped && kept > 0 && progress.doneAt === null && hash === '' ? (
                  <ButtonLink variant="summit" className="study-controls self-start" to={{ hash: stopped.id }}>
                    Continue: {stopped.heading}
                  </ButtonLink>
                ) : null}
              </div>
              {lecture.parts.slice(0, drawn).map(({ id, heading, blocks }) => (
                <section key={id} aria-labelledby={`${id}-heading`} id={id} className="flex scroll-mt-20 flex-col gap-5">
                  <Read part={partOf(id, -1)}>
                    <h2 id={`${id}-heading`} className="text-xl font-semibold">
                      {heading}
                    </h2>
                  </Read>
                  {blocks.map((block, index) => (
                    <LectureBlockView key={index} lectureId={lecture.id} part={id} place={index} block={block} answers={answers} tools={tools} />
                  ))}
                </section>
              ))}
              {drawn === ids.length ? <LectureEnd data={data} /> : null}
            </article>
          </ReadingContext>
        </div>
      </div>
    </Page>
  );
}

/** /lectures/:lectureId */
export function LectureScreen() {
  const { lectureId = '' } = useParams();
  useEffect(() => void loadMath().catch(() => undefined), []);
  const { data, error, refetch } = useQuery(lectureQuery(lectureId));
  // Coming back, the router scrolls to where the student was: everything must be there at once.
  const [growing] = useState(data === undefined);
  if (data) {
    const lecture = <Lecture key={lectureId} data={data} growing={growing} />;
    return isMath(data.lecture.topicId) ? (
      <WithTools key={lectureId} storageScope={`lecture.${lectureId}`} onDemand>
        {lecture}
      </WithTools>
    ) : (
      lecture
    );
  }
  return (
    <Page title="Lecture">
      {error ? (
        <DidNotLoad what="lecture" error={error} onRetry={() => void refetch()} list={{ label: 'All lectures', to: pathTo('lectures') }} />
      ) : (
        <LoadingState label="Loading the lecture" />
      )}
    </Page>
  );
}
