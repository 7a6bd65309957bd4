/** Practice sets come with releases; what editors own stays theirs. */
import { afterEach, describe, expect, test } from 'vitest';
import type { ShippedContent } from '#content/shipped-content.ts';
import { loadContent } from '#server/content/load.ts';
import type { Database } from '#server/database/database.ts';
import { closeDatabases, later, loaded, shipped } from '../support/content-releases.ts';
import { contentRows } from '../support/content-rows.ts';

afterEach(closeDatabases);

describe('practice sets', () => {
  const renamed = (name: string): ShippedContent => ({
    ...shipped,
    practiceSets: shipped.practiceSets.map((set) => (set.slug === 'algebra' ? { ...set, name } : set)),
  });
  const setOf = async (database: Database, id: string) => {
    const { rows } = await database.query<{ owner: string; status: string; current_version: number; name: string; versions: string[] }>(
      `select p.owner, p.status, p.current_version, v.name, array(select a.name from practice_set_versions a where a.practice_set_id = p.id order by a.version) as versions
       from practice_sets p join practice_set_versions v on v.practice_set_id = p.id and v.version = p.current_version where p.id = $1`,
      [id],
    );
    return rows[0];
  };
  /** What an editor's tool does: it adds a version of its own, and from then on editors own the set. */
  const editSet = (database: Database, id: string, name: string) =>
    database.query(
      `with made as (
         insert into practice_set_versions (practice_set_id, version, name, specification, author_id)
         select practice_set_id, version + 1, $2, specification, '018f0000-0000-7000-8000-000000000001'
         from practice_set_versions where practice_set_id = $1 order by version desc limit 1 returning practice_set_id, version)
       update practice_sets p set owner = 'editors', current_version = made.version from made where p.id = made.practice_set_id`,
      [id, name],
    );
  const authorSet = (database: Database, id: string) =>
    database.query(
      `with made as (
         insert into practice_sets (id, origin, owner, status, current_version, position, usage_contexts)
         values ($1, 'authored', 'editors', 'published', 1, 3, '{practice}') returning id)
       insert into practice_set_versions (practice_set_id, version, name, specification, author_id)
       select id, 1, 'Hard lines', '{"source": "topics", "topics": [11], "levels": [4, 5]}', '018f0000-0000-7000-8000-000000000001' from made`,
      [id],
    );

  test('come with the release, are renamed in a version, retired when no longer shipped, and brought back', async () => {
    const database = await loaded();
    expect(await setOf(database, 'algebra')).toEqual({ owner: 'release', status: 'published', current_version: 1, name: 'Algebra', versions: ['Algebra'] });
    await later(database, 1, renamed('Lines and more'));
    expect(await setOf(database, 'algebra')).toMatchObject({ current_version: 2, name: 'Lines and more', versions: ['Algebra', 'Lines and more'] });
    await later(database, 2, { ...shipped, practiceSets: shipped.practiceSets.filter(({ slug }) => slug !== 'algebra') });
    expect(await setOf(database, 'algebra')).toMatchObject({ status: 'retired', name: 'Lines and more' });
    await later(database, 3, shipped);
    expect(await setOf(database, 'algebra')).toMatchObject({ status: 'published', current_version: 1, versions: ['Algebra', 'Lines and more'] });
  });

  test('of editors, and their changes of shipped ones, stay through restarts and releases; the shipped name becomes a version to choose', async () => {
    const database = await loaded();
    await authorSet(database, 'hard-lines');
    await editSet(database, 'algebra', 'The editor’s name');
    await database.query("update practice_sets set owner = 'editors', status = 'retired' where id = 'circles'");
    const before = await contentRows(database);
    await loadContent(database);
    await later(database, 1, shipped);
    expect(await contentRows(database)).toEqual(before);
    await later(database, 2, renamed('The release’s name'));
    expect(await setOf(database, 'algebra')).toMatchObject({
      owner: 'editors',
      current_version: 2,
      name: 'The editor’s name',
      versions: ['Algebra', 'The editor’s name', 'The release’s name'],
    });
    expect(await setOf(database, 'hard-lines')).toMatchObject({ status: 'published', name: 'Hard lines' });
    expect(await setOf(database, 'circles')).toMatchObject({ status: 'retired' });
  });

  test('made here are not touched when their id is shipped later', async () => {
    const database = await loaded();
    await authorSet(database, 'hard-lines');
    const [algebra] = shipped.practiceSets.filter(({ slug }) => slug === 'algebra');
    await later(database, 1, { ...shipped, practiceSets: [...shipped.practiceSets, ...(algebra ? [{ ...algebra, slug: 'hard-lines' }] : [])] });
    expect(await setOf(database, 'hard-lines')).toMatchObject({ owner: 'editors', name: 'Hard lines', versions: ['Hard lines'] });
  });
});
