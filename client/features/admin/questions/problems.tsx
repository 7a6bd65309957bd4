import { CheckCircle2, CircleExclamationPoint, TriangleExclamationPoint } from 'lucide-react';

interface ProblemsProps {
  readonly problems: { readonly blocking: readonly string[]; readonly advice: readonly string[] };
  readonly checking: boolean;
}

const List = ({ title, texts, Icon, tone }: { title: string; texts: readonly string[]; Icon: typeof CircleExclamationPoint; tone: string }) =>
  texts.length === 0 ? null : (
    <div className="mt-3">
      <p className="flex items-center gap-2 text-sm font-semibold">
        <Icon aria-hidden size={16} className={tone} /> {title}
      </p>
      <ul className="mt-1 flex list-disc flex-col gap-1 pl-6 text-sm">
        {[...new Set(texts)].map((text) => (
          <li key={text} className="break-words">
            {text}
          </li>
        ))}
      </ul>
    </div>
  );

/** What the checks say of a question, brought up to date while it is written. */
export const Problems = ({ problems: { blocking, advice }, checking }: ProblemsProps) => (
  <section aria-labelledby="checks" aria-live="polite" className="rounded-card border border-line bg-raised px-5 py-4">
    <h2 id="checks" className="font-semibold">
      Checks{checking ? <span className="font-normal text-muted"> running…</span> : null}
    </h2>
    {blocking.length + advice.length === 0 ? (
      <p className="mt-2 flex items-center gap-2 text-sm">
        <CheckCircle2 aria-hidden size={16} className="text-success" /> No problems found.
      </p>
    ) : null}
    <List title="Must be fixed before publishing" texts={blocking} Icon={CircleExclamationPoint} tone="text-danger" />
    <List title="Worth a second look" texts={advice} Icon={TriangleExclamationPoint} tone="text-warning" />
  </section>
);
