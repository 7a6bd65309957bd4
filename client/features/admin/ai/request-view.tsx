import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { cancelModelRequest, saveModelRequest, type ModelRequestDetail } from '#contract/model-drafts.ts';
import { questionSchema } from '#core/questions/question.ts';
import { pathTo } from '#client/paths.ts';
import { api } from '#client/platform/api.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { ErrorState, LoadingState } from '#client/ui/page-states.tsx';
import { showToast } from '#client/ui/toast.tsx';
import { questionQuery } from '../questions/question-queries.ts';
import { Changes } from '../questions/versions.tsx';
import { CallLog } from './call-log.tsx';
import { othersKey, requestQuery, useReadAgain } from './model-queries.ts';
import { aboutOf, formatAmount, isAtWork, kindWords, purposeWords, stateWords } from './model-words.ts';

function BlindSolve({ result }: { readonly result: NonNullable<ModelRequestDetail['result']> }) {
  const { blind, key } = result;
  if (!blind) return null;
  return (
    <Alert tone={blind.isRight ? 'success' : 'warning'}>
      <p className="font-medium">
        {blind.isRight
          ? `Solved without the key: ${blind.answer}, which is right.`
          : blind.answer === ''
            ? 'The question was not solved without its key.'
            : `Without the key, the answer was ${blind.answer}; the key is ${key}. One of them is wrong, or two choices can be defended.`}
      </p>
      {blind.reason ? <p className="mt-1 break-words">{blind.reason}</p> : null}
    </Alert>
  );
}

/** What a model rewrote, beside what is there now. */
function Proposal({ request, questionId }: { readonly request: ModelRequestDetail; readonly questionId: string }) {
  const readAgain = useReadAgain();
  const { result } = request;
  const before = useQuery({ ...questionQuery(questionId, result?.questionVersion ?? 1), enabled: result?.question != null });
  const save = useMutation({
    mutationFn: () => api(saveModelRequest, { params: { requestId: request.id } }),
    onSuccess: ({ version }) => {
      showToast({ title: `Saved as version ${version}`, tone: 'success' });
      readAgain();
    },
    onError: (error) => showToast({ title: 'Nothing was saved', description: error.message, tone: 'danger' }),
  });
  if (!result?.question) return null;
  if (!before.data) return before.error ? <ErrorState error={before.error} /> : <LoadingState label="Loading the question" />;
  return (
    <section aria-label="What would change" className="rounded-card border border-line bg-raised p-5">
      <Changes before={questionSchema.parse(before.data.question)} after={questionSchema.parse(result.question)} />
      <div className="mt-5">
        <Button busy={save.isPending} busyLabel="Saving…" onClick={() => save.mutate()}>
          Save as version {(result.questionVersion ?? 0) + 1}
        </Button>
      </div>
    </section>
  );
}

/** What the model has written so far. Its end stays in view, unless somebody has scrolled back to read. */
function Progress({ text }: { readonly text: string }) {
  const box = useRef<HTMLPreElement>(null);
  const isAtEnd = useRef(true);
  useEffect(() => {
    if (isAtEnd.current) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [text]);
  return (
    <pre
      ref={box}
      tabIndex={0}
      role="group"
      aria-label="What the model has written so far"
      className="h-56 overflow-auto rounded-control bg-sunken p-4 text-sm break-words whitespace-pre-wrap"
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < 24;
      }}
    >
      {text}
    </pre>
  );
}

function AtWork({ request }: { readonly request: ModelRequestDetail }) {
  const readAgain = useReadAgain();
  const cancel = useMutation({
    mutationFn: () => api(cancelModelRequest, { params: { requestId: request.id } }),
    onSettled: readAgain,
    onError: (error) => showToast({ title: 'It was not canceled', description: error.message, tone: 'danger' }),
  });
  const { purpose, progress, state } = request;
  return (
    <>
      <p role="status">
        {state === 'waiting' || purpose === null
          ? 'Waiting for its turn.'
          : state === 'canceling'
            ? 'The call is being canceled.'
            : `${purposeWords[purpose]}.`}{' '}
        You can close this page. The work continues.
      </p>
      <Progress text={progress.text} />
      <div>
        <Button variant="secondary" busy={cancel.isPending} busyLabel="Canceling…" onClick={() => cancel.mutate()}>
          {state === 'canceling' ? 'End it now' : 'Cancel request'}
        </Button>
      </div>
    </>
  );
}

function Outcome({ request }: { readonly request: ModelRequestDetail }) {
  const { result, questionId, problems, state } = request;
  return (
    <>
      {problems.length > 0 ? (
        <Alert tone="danger">
          <ul className="flex flex-col gap-1">
            {problems.map((problem) => (
              <li key={problem} className="break-words">
                {problem}
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
      {state === 'canceled' ? <p>It was canceled. Nothing was saved.</p> : null}
      {result ? <BlindSolve result={result} /> : null}
      {result && result.advice.length > 0 ? (
        <Alert>
          <p className="font-medium">Worth a second look</p>
          <ul className="mt-1 list-disc pl-5">
            {result.advice.map((text) => (
              <li key={text} className="break-words">
                {text}
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
      {result && questionId ? <Proposal request={request} questionId={questionId} /> : null}
      {questionId ? (
        <p>
          <Link to={pathTo('adminQuestion', { questionId })} className="text-link break-words">
            Open question {questionId} in the editor
          </Link>
          {result?.savedVersion != null ? ', where you publish it.' : null}
        </p>
      ) : null}
      <CallLog calls={request.calls} />
    </>
  );
}

/** One request: what the model writes while it does, and then what came of it. */
export function RequestView({ requestId, hasPrices, onClose }: { readonly requestId: string; readonly hasPrices: boolean; readonly onClose: () => void }) {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(requestQuery(client, requestId));
  const isOver = data !== undefined && !isAtWork(data);
  useEffect(() => {
    // The list and the budget, too, are other than they were.
    if (isOver) void client.invalidateQueries({ queryKey: othersKey });
  }, [isOver, client]);
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState label="Loading the request" />;
  const { label, tone } = stateWords[data.state];
  return (
    <section aria-labelledby="request" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="request" className="text-xl font-semibold">
          {kindWords[data.kind]}
        </h2>
        <Badge tone={tone}>{label}</Badge>
        <Button variant="quiet" size="small" onClick={onClose}>
          Close
        </Button>
      </div>
      <p className="text-sm break-words text-muted">
        {[aboutOf(data), data.model, `${data.promptTokens + data.completionTokens} tokens`, hasPrices ? formatAmount(data.cost) : null]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {isOver ? <Outcome request={data} /> : <AtWork request={data} />}
    </section>
  );
}
