/**
 * A wrapper of better-auth's database adapter that keeps session tokens as hashes: whoever reads
 * the table cannot sign in with it. The library itself goes on seeing plain tokens.
 */
import type { DBAdapter, Where } from 'better-auth';
import { hashToken } from '../../http/sessions.ts';

const isToken = ({ field }: Where) => field === 'token';

function hashedWhere(model: string, where: Where[]): Where[] {
  if (model !== 'session') return where;
  return where.map((clause) => {
    if (!isToken(clause)) return clause;
    const { value } = clause;
    if (Array.isArray(value)) return { ...clause, value: value.map((token) => hashToken(String(token))) };
    return { ...clause, value: hashToken(String(value)) };
  });
}

/** The plain token this query was made with, to hand back in the row. */
function askedToken(model: string, where: Where[]): string | null {
  const value = model === 'session' ? where.find(isToken)?.value : undefined;
  return typeof value === 'string' ? value : null;
}

function withToken<T>(row: T, token: string | null): T {
  return row && token !== null ? { ...row, token } : row;
}

export function withHashedTokens(adapter: DBAdapter): DBAdapter {
  return {
    ...adapter,
    // Generic in the row type, which an inline function cannot name; the row passes through untouched but for its token.
    create: (async (input: Parameters<DBAdapter['create']>[0]) => {
      const token: unknown = input.model === 'session' && 'token' in input.data ? input.data['token'] : null;
      if (typeof token !== 'string') return adapter.create(input);
      return withToken(await adapter.create({ ...input, data: { ...input.data, token: hashToken(token) } }), token);
    }) as DBAdapter['create'],
    findOne: async (input) =>
      withToken(await adapter.findOne({ ...input, where: hashedWhere(input.model, input.where) }), askedToken(input.model, input.where)),
    findMany: (input) => adapter.findMany({ ...input, ...(input.where && { where: hashedWhere(input.model, input.where) }) }),
    update: async (input) => withToken(await adapter.update({ ...input, where: hashedWhere(input.model, input.where) }), askedToken(input.model, input.where)),
    updateMany: (input) => adapter.updateMany({ ...input, where: hashedWhere(input.model, input.where) }),
    delete: (input) => adapter.delete({ ...input, where: hashedWhere(input.model, input.where) }),
    transaction: (work) => adapter.transaction((inner) => work(withHashedTokens({ ...inner, transaction: adapter.transaction }))),
    deleteMany: (input) => adapter.deleteMany({ ...input, where: hashedWhere(input.model, input.where) }),
  };
}
