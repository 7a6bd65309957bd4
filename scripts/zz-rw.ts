import { publishedQuestions } from '#content/items/published.ts';
import { alike, mostAlike } from '#content/verify/gates/duplicates.ts';
import { assembleForm } from '#core/exams/assemble.ts';
import { recipesFor } from '#core/exams/blueprint.ts';
const all = publishedQuestions();
const pool = all.map(({ question: q, sources }) => ({ id: q.id, topicId: q.topicId, archetype: q.archetype, difficulty: q.difficulty, format: q.format, key: q.format === 'choice' ? q.solution.key : null, sources }));
const recipes = recipesFor(3).filter(({ section }) => section === 'reading-writing');
for (let seed = 1; seed < 30; seed++) {
  const a = assembleForm({ pool: pool as never, recipes, seed, formNumber: 3, usedIds: new Set() });
  if (!a.ok) { console.log(a.missing.join('\n')); break; }
  const ids = a.modules.flatMap(({ questionIds }) => questionIds);
  const same = alike(ids.flatMap((id) => all.find(({ question }) => question.id === id)?.question ?? []), mostAlike.inExam);
  if (same.length === 0) { console.log('ok', seed, ids.length); break; } else console.log('alike', same.length);
}
