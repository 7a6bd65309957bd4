/** Questions by the names and numbers that programs know them by, for authors’ own tools. */
import * as z from 'zod';
import { questionStatuses } from '#core/authoring/question-status.ts';
import { topicIdFromLegacy } from '#core/topics/legacy.ts';
import { defineCall, ordinary } from './call.ts';
import { idSchema, instant, openEnum, storableText } from './primitives.ts';

const recordSchema = z.object({
  id: z.string(),
  subcategory: z.string(),
  subcategoryId: z.int(),
  subCategory: z.string(),
  /** Subject/MainCategory/Subcategory. */
  categoryPath: z.string(),
  mainCategory: z.string(),
  subjectArea: z.string(),
  mainSkillCategory: z.string(),
  /** 1 and 2 mean Reading and Writing, 3 and 4 Math. */
  category: z.int(),
  difficulty: z.int(),
  skillTags: z.array(z.string()),
  /** Where it may be asked. */
  usageContext: z.array(z.string()),
  status: openEnum(questionStatuses),
  version: z.int(),
  createdAt: instant,
});
const records = z.object({ questions: z.array(recordSchema) });

const maxIds = 10;
const ids = z
  .string()
  .max(800)
  .transform((text) => [
    ...new Set(
      text
        .split(',')
        .map((id) => id.trim())
        .filter(Boolean),
    ),
  ])
  .pipe(z.array(idSchema).min(1, 'Name at least one id.').max(maxIds, `At most ${maxIds} ids in one request.`));

const getQuestionsById = defineCall({
  id: 'getQuestionsById',
  summary: 'Up to ten questions by id (comma-separated), in that order; ids that do not exist are left out',
  method: 'GET',
  path: '/api/admin/questions-by-id',
  access: 'author',
  rateLimit: ordinary,
  query: z.strictObject({ ids }),
  output: records,
});

const limited = (max: number) => z.coerce.number().int().min(1).max(max).default(max);

/** A topic by id, slug, name or path, also by those of earlier versions. */
const subcategory = storableText(120).transform((text, context) => {
  const topicId = topicIdFromLegacy(text);
  if (topicId !== null) return topicId;
  context.issues.push({ code: 'custom', message: 'Unknown Subcategory', input: text });
  return z.NEVER;
});

const listTopicQuestions = defineCall({
  id: 'listTopicQuestions',
  summary: 'The newest questions in a subcategory, given by id, slug, name, or path; older names also work',
  method: 'GET',
  path: '/api/admin/subcategory-questions',
  access: 'author',
  rateLimit: ordinary,
  query: z.strictObject({ subcategory, limit: limited(50) }),
  output: records,
});

const listRecentQuestions = defineCall({
  id: 'listRecentQuestions',
  summary: 'The newest questions, most recent first; empty if they cannot be read',
  method: 'GET',
  path: '/api/admin/recent-questions',
  access: 'author',
  rateLimit: ordinary,
  query: z.strictObject({ limit: limited(100) }),
  output: records,
});

export const questionQueryCalls = { getQuestionsById, listTopicQuestions, listRecentQuestions };
