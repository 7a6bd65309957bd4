/** Differences between what a statement declares and what PostgreSQL reports. */
import type { Shape, Statement } from './collect.ts';
import type { Column, Description } from './describe.ts';
import { nullableColumns } from './nullable.ts';

type Kind = Shape['kinds'] extends ReadonlySet<infer K> ? K : never;

/** The JavaScript type that the driver, with the parsers of server/database, returns for a column type. */
function kindOf(type: string): Kind {
  if (type.startsWith('_')) {
    const element = kindOf(type.slice(1));
    return element === 'string' || element === 'number' || element === 'boolean' || element === 'date' ? `${element}[]` : 'json';
  }
  if (/^(int2|int4|int8|float4|float8|oid)$/.test(type)) return 'number';
  if (type === 'bool') return 'boolean';
  if (/^(timestamptz|timestamp|date)$/.test(type)) return 'date';
  if (/^jsonb?$/.test(type)) return 'json';
  return type === 'bytea' ? 'bytes' : 'string';
}

/** Tables on the nullable side of an outer join. */
const optionalTables = (text: string) => new Set([...text.matchAll(/\b(?:left|full)\s+(?:outer\s+)?join\s+(?:lateral\s+)?(\w+)/gi)].map(([, table]) => table));

function wrongType(shape: Shape, type: string): boolean {
  const { kinds } = shape;
  const given = kindOf(type);
  if (kinds.has('unknown') || kinds.has(given)) return false;
  // The contents of JSON are checked by schemas, if anywhere.
  return given !== 'json';
}

function wrongParameter({ kinds }: Shape, type: string): boolean {
  const wanted = kindOf(type);
  // Only null is given here.
  if (kinds.size === 0 || kinds.has('unknown')) return false;
  // A list of the wanted kind for `any($1)`; text for what has no kind of its own in JavaScript, and for JSON.
  if (type === '_jsonb') return !kinds.has('string[]');
  if (wanted === 'json' || type === 'int8') return !kinds.has('string') && !kinds.has('number');
  return ![...kinds].every((kind) => kind === wanted || (kind === 'json' && wanted.endsWith('[]')) || (kind === 'number' && type === 'numeric'));
}

export function problemsOf({ text, row, values }: Statement, { columns, parameters }: Description, notNull: ReadonlySet<string>): string[] {
  const problems: string[] = [];
  const optional = optionalTables(text);
  const computed = nullableColumns(text);
  const mayBeNull = ({ name, origin }: Column) => !notNull.has(name) && (origin ? !origin.notNull || optional.has(origin.table) : computed.has(name));
  if (row) {
    const found = new Map(columns.map((column) => [column.name, column]));
    for (const [name, shape] of row) {
      const column = found.get(name);
      if (!column) problems.push(`${name} is declared, and not selected`);
      else if (wrongType(shape, column.type)) problems.push(`${name} is declared as ${[...shape.kinds].join(' | ')}, and is ${column.type}`);
      else if (!shape.nullable && mayBeNull(column)) problems.push(`${name} is declared as never null, and may be null`);
    }
    for (const { name } of columns) if (!row.has(name)) problems.push(`${name} is selected, and not declared`);
    if (found.size < columns.length) problems.push('two columns have the same name');
  }
  if (values && values.length !== parameters.length) problems.push(`${values.length} values are given, and ${parameters.length} wanted`);
  values?.forEach((shape, index) => {
    const type = parameters[index];
    if (type !== undefined && wrongParameter(shape, type)) problems.push(`$${index + 1} is given ${[...shape.kinds].join(' | ')}, and is ${type}`);
  });
  return problems;
}
