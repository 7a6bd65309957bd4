import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FoldedTable } from './folded-table.tsx';

const columns = [{ key: 'n', header: 'N', cell: ({ n }: { readonly n: number }) => `row ${n}` }];
const tableOf = (length: number) =>
  renderToStaticMarkup(<FoldedTable caption="Latest" columns={columns} rows={Array.from({ length }, (_, n) => ({ n }))} rowKey={({ n }) => String(n)} />);

test('a hundred answers are folded to the latest, which a button unfolds', () => {
  const text = tableOf(100);
  expect(text).toContain('row 7');
  expect(text).not.toContain('row 8');
  expect(text).toMatch(/aria-expanded="false"[^>]*>(<[^>]*>)*Show all 100/);
});

test('a few are simply there', () => {
  expect(tableOf(8)).toContain('row 7');
  expect(tableOf(8)).not.toContain('Show all');
});
