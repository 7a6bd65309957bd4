/** SQL of the releases a database has loaded. */
import { advisoryLocks } from '../database/advisory-locks.ts';
import type { Queryable } from '../database/database.ts';

export interface Release {
  readonly release: number;
  readonly fingerprint: string;
}

/** Until the transaction ends no other process loads content. */
export async function lockReleases(queryable: Queryable): Promise<void> {
  await queryable.query('select pg_advisory_xact_lock($1)', [advisoryLocks.releases]);
}

export async function selectNewestRelease(queryable: Queryable): Promise<Release | null> {
  const { rows } = await queryable.query<Release>('select release, fingerprint from content_releases order by release desc limit 1');
  return rows[0] ?? null;
}

export async function insertRelease(queryable: Queryable, { release, fingerprint }: Release): Promise<void> {
  await queryable.query('insert into content_releases (release, fingerprint) values ($1, $2)', [release, fingerprint]);
}
