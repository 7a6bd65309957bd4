/** Exams with shapes other than the standard one, published in a test's database. */
type Section = 'reading-writing' | 'math';
type Change = (sql: string, values: readonly unknown[]) => Promise<unknown>;

export interface Placed {
  /** A module of the first practice exam. */
  readonly from: { readonly section: Section; readonly stage: 1 | 2; readonly route: 'base' | 'easier' | 'harder' };
  readonly position: number;
  readonly label?: string;
  readonly breakBefore?: number;
}

export const base = (section: Section) => ({ section, stage: 1, route: 'base' }) as const;
export const second = (section: Section, route: 'easier' | 'harder') => ({ section, stage: 2, route }) as const;

/** Publishes an exam made of existing modules; its ownership columns are copied from the first exam. */
export async function publishExam(change: Change, id: string, number: number, title: string, modules: readonly Placed[]): Promise<void> {
  await change(
    `insert into practice_exams
     select (jsonb_populate_record(e, jsonb_build_object('id', $1::text, 'number', $2::integer, 'title', $3::text))).* from practice_exams e where e.id = 'practice-exam-1'`,
    [id, number, title],
  );
  await change(
    `insert into practice_exam_versions
     select (jsonb_populate_record(v, jsonb_build_object('practice_exam_id', $1::text))).* from practice_exam_versions v
     join practice_exams e on e.id = v.practice_exam_id and e.current_version = v.version where e.id = 'practice-exam-1'`,
    [id],
  );
  for (const { from, position, label, breakBefore } of modules)
    await change(
      `insert into practice_exam_modules
       select (jsonb_populate_record(p, jsonb_build_object('practice_exam_id', $1::text, 'position', $2::integer, 'label', $3::text, 'break_before', $4::integer))).*
       from practice_exam_modules p join practice_exams e on e.id = p.practice_exam_id and e.current_version = p.version join exam_modules m on m.id = p.module_id
       where e.id = 'practice-exam-1' and m.section = $5 and m.stage = $6 and m.route = $7`,
      [id, position, label ?? null, breakBefore ?? null, from.section, from.stage, from.route],
    );
}
