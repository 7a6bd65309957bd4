/** SQL of practice sets: identities and versions. */
import type { ShippedPracticeSet } from '#content/shipped-content.ts';
import type { UsageContext } from '#core/questions/usage.ts';
import type { PracticeSet } from '#core/quizzes/practice-sets.ts';
import { quizSpecificationSchema } from '#core/quizzes/specification.ts';
import type { Queryable } from '../database/database.ts';

/** For each shipped set the version that says the same, or a new one; none for an id that belongs to something created in this database. */
async function selectVersions(queryable: Queryable, shipped: readonly ShippedPracticeSet[]): Promise<Map<string, number>> {
  const { rows } = await queryable.query<{ id: string; version: number }>(
    `select s.id, coalesce(min(v.version) filter (where v.name = s.name and v.specification = s.specification), max(v.version) + 1, 1) as version
     from unnest($1::text[], $2::text[], $3::jsonb[]) as s (id, name, specification) left join practice_set_versions v on v.practice_set_id = s.id
     where not exists (select from practice_sets p where p.id = s.id and p.origin <> 'shipped')
     group by s.id`,
    [shipped.map(({ slug }) => slug), shipped.map(({ name }) => name), shipped.map(({ specification }) => JSON.stringify(specification))],
  );
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/**
 * Publishes what releases own in the shipped version and retires what is no longer shipped. A set that editors own gets
 * the shipped one as a version; they decide which one is current.
 */
export async function loadPracticeSets(queryable: Queryable, shipped: readonly ShippedPracticeSet[], release: number): Promise<void> {
  const versions = await selectVersions(queryable, shipped);
  const placed = shipped.flatMap((set, position) => {
    const version = versions.get(set.slug);
    return version === undefined ? [] : [{ ...set, version, position }];
  });
  const ids = placed.map(({ slug }) => slug);
  const numbers = placed.map(({ version }) => version);
  const places = [ids, numbers, placed.map(({ position }) => position), placed.map(({ usageContexts }) => JSON.stringify(usageContexts))];
  // A set names its version before that version exists: the reference is checked when the transaction ends.
  await queryable.query(
    `insert into practice_sets (id, origin, owner, status, current_version, position, usage_contexts)
     select s.id, 'shipped', 'release', 'published', s.version, s.position, array(select jsonb_array_elements_text(s.contexts))
     from unnest($1::text[], $2::integer[], $3::integer[], $4::jsonb[]) as s (id, version, position, contexts) on conflict (id) do nothing`,
    places,
  );
  await queryable.query(
    `insert into practice_set_versions (practice_set_id, version, name, specification, release)
     select s.*, $5 from unnest($1::text[], $2::integer[], $3::text[], $4::jsonb[]) as s on conflict (practice_set_id, version) do nothing`,
    [ids, numbers, placed.map(({ name }) => name), placed.map(({ specification }) => JSON.stringify(specification)), release],
  );
  await queryable.query(
    `update practice_sets p set status = 'published', current_version = s.version, position = s.position, usage_contexts = s.contexts, updated_at = now()
     from (select t.id, t.version, t.position, array(select jsonb_array_elements_text(t.contexts)) as contexts
           from unnest($1::text[], $2::integer[], $3::integer[], $4::jsonb[]) as t (id, version, position, contexts)) as s
     where p.id = s.id and p.origin = 'shipped' and p.owner = 'release'
       and (p.status, p.current_version, p.position, p.usage_contexts) is distinct from ('published', s.version, s.position, s.contexts)`,
    places,
  );
  await queryable.query(
    `update practice_sets set status = 'retired', updated_at = now()
     where origin = 'shipped' and owner = 'release' and status <> 'retired' and id <> all ($1::text[])`,
    [ids],
  );
}

export interface StoredPracticeSet extends PracticeSet {
  readonly status: 'published' | 'retired';
  readonly usageContexts: readonly UsageContext[];
}

interface PracticeSetRow {
  readonly id: string;
  readonly status: StoredPracticeSet['status'];
  readonly usage_contexts: readonly UsageContext[];
  readonly name: string;
  readonly specification: unknown;
}

/** What is offered, and what was, in current versions and in the order of lists. */
export async function selectPracticeSets(queryable: Queryable): Promise<StoredPracticeSet[]> {
  const { rows } = await queryable.query<PracticeSetRow>(
    `select p.id, p.status, p.usage_contexts, v.name, v.specification
     from practice_sets p join practice_set_versions v on v.practice_set_id = p.id and v.version = p.current_version
     where p.status in ('published', 'retired') order by p.position, p.id`,
  );
  return rows.map(({ id, status, usage_contexts, name, specification }) => ({
    slug: id,
    name,
    specification: quizSpecificationSchema.parse(specification),
    status,
    usageContexts: usage_contexts,
  }));
}
