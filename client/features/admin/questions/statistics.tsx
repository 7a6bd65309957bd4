import type { AuthoredQuestion } from '#contract/authoring.ts';
import { Table, type Column } from '#client/ui/table.tsx';

type Row = AuthoredQuestion['statistics'][number];

const share = (part: number, whole: number) => (whole === 0 ? '–' : `${Math.round((100 * part) / whole)}%`);

const columns: readonly Column<Row>[] = [
  { key: 'version', header: 'Version', cell: ({ version }) => version },
  { key: 'responses', header: 'First answers', cell: ({ responses }) => responses, numeric: true },
  { key: 'right', header: 'Right', cell: ({ correct, responses }) => share(correct, responses), numeric: true },
  { key: 'omitted', header: 'Left out', cell: ({ omitted }) => omitted, numeric: true },
  { key: 'choices', header: 'A, B, C, D', cell: ({ chosen, responses }) => chosen.map((count) => share(count, responses)).join(', ') },
  { key: 'time', header: 'Mean time', cell: ({ meanTimeMs }) => (meanTimeMs === null ? '–' : `${Math.round(meanTimeMs / 1000)} s`), numeric: true },
];

/** How students have answered it, version by version, up to the last minute. */
export const Statistics = ({ rows }: { readonly rows: readonly Row[] }) => (
  <section aria-labelledby="statistics">
    <h2 id="statistics" className="text-xl font-semibold">
      Statistics
    </h2>
    {rows.length === 0 ? (
      <p className="mt-3 text-muted">No one has answered it yet.</p>
    ) : (
      <div className="mt-3">
        <Table caption="First answers by version" captionHidden columns={columns} rows={rows} rowKey={({ version }) => String(version)} />
      </div>
    )}
  </section>
);
