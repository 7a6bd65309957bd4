/** SQL for loading exams and their modules. */
import type { ExamContent } from '#content/exams/practice-exams.ts';
import { moduleFacts, positionFacts } from '#core/exams/format.ts';
import type { Queryable } from '../database/database.ts';

type ShippedModule = ExamContent['modules'][number];

/** Inserts the module unless it is there: what it asks never changes. It takes the current versions of its questions, with any corrections by editors. */
async function insertModule(queryable: Queryable, examId: string, module: ShippedModule): Promise<void> {
  const { section, stage } = positionFacts[module.position];
  const facts = moduleFacts[section];
  const difficulties = module.questions.map(({ difficulty }) => difficulty);
  const { rowCount } = await queryable.query(
    `with earlier as (
       select m.id, m.version from practice_exams e
       join practice_exam_modules p on p.practice_exam_id = e.id and p.version = e.current_version and p.position = $5
       join exam_modules m on m.id = p.module_id and m.route = $6 where e.id = $2)
     insert into exam_modules (id, title, section, stage, module_number, route, time_limit, calculator_allowed, question_count, generated_automatically,
       difficulty_min, difficulty_max, origin, owner, status, version, replaces)
     select $1, $3, $4, $7, $5 + 1, $6, $8, $9, $10, true, $11, $12, 'shipped', 'release', 'published',
       coalesce((select version from earlier), 0) + 1, (select id from earlier)
     on conflict (id) do nothing`,
    [
      module.id,
      examId,
      `${section === 'math' ? 'Math' : 'Reading and Writing'}, Module ${stage}`,
      section,
      module.position,
      module.route,
      stage,
      facts.timeLimit,
      facts.calculatorAllowed,
      module.questions.length,
      Math.min(...difficulties),
      Math.max(...difficulties),
    ],
  );
  if (!rowCount) return;
  await queryable.query(
    `insert into exam_module_questions (module_id, position, question_id, question_version, is_pretest)
     select $1, t.position, q.id, q.current_version, t.is_pretest
     from unnest($2::smallint[], $3::text[], $4::boolean[]) as t (position, question_id, is_pretest) join questions q on q.id = t.question_id`,
    [
      module.id,
      module.questions.map((_, index) => index),
      module.questions.map(({ id }) => id),
      module.questions.map(({ id }) => module.pretestIds.includes(id)),
    ],
  );
}

/** The version of the exam that has these modules, created if there is none. */
async function versionWith(queryable: Queryable, examId: string, modules: readonly ShippedModule[], release: number): Promise<number> {
  const { rows } = await queryable.query<{ version: number; newest: number; same: boolean }>(
    `select version, max(version) over () as newest,
            array(select (p.module_id, p.position)::text from practice_exam_modules p where p.practice_exam_id = v.practice_exam_id and p.version = v.version order by 1)
            = array(select (t.module_id, t.position)::text from unnest($2::text[], $3::smallint[]) as t (module_id, position) order by 1) as same
     from practice_exam_versions v where practice_exam_id = $1`,
    [examId, modules.map(({ id }) => id), modules.map(({ position }) => position)],
  );
  const there = rows.find(({ same }) => same);
  if (there) return there.version;
  const version = (rows[0]?.newest ?? 0) + 1;
  await queryable.query('insert into practice_exam_versions (practice_exam_id, version, release) values ($1, $2, $3)', [examId, version, release]);
  await queryable.query(
    'insert into practice_exam_modules (practice_exam_id, version, position, module_id) select $1, $2, * from unnest($3::smallint[], $4::text[])',
    [examId, version, modules.map(({ position }) => position), modules.map(({ id }) => id)],
  );
  return version;
}

/** Those of these exams that were created in this database: they are not ours to change. */
async function selectMadeHere(queryable: Queryable, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await queryable.query<{ id: string }>("select id from practice_exams where id = any($1::text[]) and origin <> 'shipped'", [ids]);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Publishes what releases own in the shipped version and retires what is no longer shipped; sessions keep the modules
 * they started with. A new version with a question that an editor retired waits for an editor.
 */
export async function loadExams(queryable: Queryable, exams: readonly ExamContent[], release: number): Promise<void> {
  const made = await selectMadeHere(
    queryable,
    exams.map(({ id }) => id),
  );
  for (const { modules, ...exam } of exams) {
    if (made.has(exam.id)) continue;
    // A draft until it has modules. Its version is not there yet: the reference is checked when the transaction ends.
    await queryable.query(
      `insert into practice_exams (id, number, title, description, is_diagnostic, origin, owner, status, current_version)
       values ($1, $2, $3, $4, $5, 'shipped', 'release', 'draft', 1) on conflict (id) do nothing`,
      [exam.id, exam.number, exam.title, exam.description, exam.isDiagnostic],
    );
    for (const module of modules) await insertModule(queryable, exam.id, module);
    const version = await versionWith(queryable, exam.id, modules, release);
    await queryable.query(
      `with offered as (
         select $6::integer as version where not exists (
           select from practice_exam_modules p join exam_module_questions mq on mq.module_id = p.module_id join questions q on q.id = mq.question_id
           where p.practice_exam_id = $1 and p.version = $6 and q.owner = 'editors' and q.status = 'retired')),
       next as (
         select e.id, coalesce(o.version, e.current_version) as version, case when o.version is null then e.status else 'published' end as status
         from practice_exams e left join offered o on true where e.id = $1 and e.origin = 'shipped' and e.owner = 'release')
       update practice_exams e set number = $2, title = $3, description = $4, is_diagnostic = $5, status = next.status, current_version = next.version, updated_at = now()
       from next where e.id = next.id
         and (e.number, e.title, e.description, e.is_diagnostic, e.status, e.current_version) is distinct from ($2, $3, $4, $5, next.status, next.version)`,
      [exam.id, exam.number, exam.title, exam.description, exam.isDiagnostic, version],
    );
  }
  await queryable.query(
    `update practice_exams set status = 'retired', updated_at = now()
     where origin = 'shipped' and owner = 'release' and status <> 'retired' and id <> all ($1::text[])`,
    [exams.map(({ id }) => id)],
  );
}

/** A shipped module is published as long as a published exam has it. */
export async function setModuleStates(queryable: Queryable): Promise<void> {
  await queryable.query(
    `with states as (
       select m.id, case when exists (
         select from practice_exam_modules p join practice_exams e on e.id = p.practice_exam_id and e.current_version = p.version
         where p.module_id = m.id and e.status = 'published') then 'published' else 'retired' end as status
       from exam_modules m where m.origin = 'shipped' and m.owner = 'release')
     update exam_modules m set status = s.status, updated_at = now() from states s where s.id = m.id and m.status <> s.status`,
  );
}
