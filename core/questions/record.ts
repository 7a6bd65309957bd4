/** What a question is about, in every name and number that programs know it by. */
import { mainCategories, sectionNames, topicById, type MainCategory } from '../topics/topics.ts';
import type { Question } from './question.ts';

/** 1 and 2 mean Reading and Writing, 3 and 4 Math. */
const categoryNumbers = {
  'information-ideas': 1,
  'craft-structure': 1,
  'expression-of-ideas': 2,
  'standard-english-conventions': 2,
  algebra: 3,
  'advanced-math': 3,
  'problem-solving-data-analysis': 4,
  'geometry-trigonometry': 4,
} as const satisfies Record<MainCategory, number>;

export interface QuestionRecord {
  readonly subcategory: string;
  readonly subcategoryId: number;
  readonly subCategory: string;
  /** Subject/MainCategory/Subcategory. */
  readonly categoryPath: string;
  readonly mainCategory: string;
  readonly subjectArea: string;
  readonly mainSkillCategory: string;
  readonly category: number;
  readonly difficulty: number;
  readonly skillTags: readonly string[];
}

export function questionRecord({ topicId, difficulty, skillTags }: Pick<Question, 'topicId' | 'difficulty' | 'skillTags'>): QuestionRecord {
  const { slug, name, section, mainCategory } = topicById(topicId);
  const [subject, main] = [sectionNames[section], mainCategories[mainCategory].name];
  return {
    subcategory: slug,
    subcategoryId: topicId,
    subCategory: slug,
    categoryPath: `${subject}/${main}/${name}`,
    mainCategory,
    subjectArea: subject,
    mainSkillCategory: main,
    category: categoryNumbers[mainCategory],
    difficulty,
    skillTags,
  };
}
