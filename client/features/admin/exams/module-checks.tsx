import { useMemo } from 'react';
import { checkModule } from '#core/authoring/module-check.ts';
import type { ModuleRoute } from '#core/exams/format.ts';
import { topicName, type Section } from '#core/topics/topics.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Table } from '#client/ui/table.tsx';
import type { ChosenQuestion } from './module-questions.tsx';

interface ModuleChecksProps {
  readonly section: Section;
  readonly route: ModuleRoute;
  readonly questions: readonly ChosenQuestion[];
}

/** A key that this page does not know counts as none. */
export const factsOf = (questions: readonly ChosenQuestion[]) =>
  questions.map((question) => ({ ...question, key: question.key === 'unknown' ? null : question.key }));

/** What the module asks, counted, beside the standard module. */
export function ModuleChecks({ section, route, questions }: ModuleChecksProps) {
  const check = useMemo(() => checkModule(section, route, factsOf(questions)), [section, route, questions]);
  const columns = [
    { key: 'count', header: 'Here', numeric: true, cell: ({ count }: { readonly count: number }) => count },
    { key: 'standard', header: 'Standard', numeric: true, cell: ({ standard }: { readonly standard: number | null }) => standard ?? '–' },
  ];
  return (
    <section aria-label="Recipe check" className="flex flex-col gap-5">
      <h2 className="text-xl font-semibold">Recipe check</h2>
      <div role="status">
        {check.advice.length > 0 ? (
          <Alert tone="warning">
            <ul className="flex flex-col gap-1">
              {check.advice.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </Alert>
        ) : (
          <Alert tone="success">Nothing to fix.</Alert>
        )}
      </div>
      <Table
        caption="Questions by topic"
        rows={check.topics}
        rowKey={({ of }) => String(of)}
        columns={[{ key: 'topic', header: 'Topic', cell: ({ of }) => topicName(of) }, ...columns]}
      />
      <Table
        caption="Questions by level"
        rows={check.levels}
        rowKey={({ of }) => String(of)}
        columns={[{ key: 'level', header: 'Level', cell: ({ of }) => `Level ${of}` }, ...columns]}
      />
      <p className="text-sm">
        Answers: {check.keys.map(({ of, count }) => `${of} ${count}`).join(', ')}, typed {check.typed}.
      </p>
    </section>
  );
}
