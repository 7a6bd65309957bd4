/** A student's goal: exam date, target score, and time to study. */
import * as z from 'zod';
import { studySettingsSchema } from '#core/learning/study-settings.ts';
import { defineCall, ordinary } from './call.ts';

/** Null: not asked yet. */
const settingsAnswer = z.object({ settings: z.object(studySettingsSchema.shape).nullable() });

export const getStudySettings = defineCall({
  id: 'getStudySettings',
  summary: 'Your exam date, target score and minutes per weekday; null if you have not been asked yet',
  method: 'GET',
  path: '/api/study-settings',
  access: 'verified',
  rateLimit: ordinary,
  output: settingsAnswer,
});

export const saveStudySettings = defineCall({
  id: 'saveStudySettings',
  summary: 'Save your exam date, target score and minutes per weekday',
  method: 'PUT',
  path: '/api/study-settings',
  access: 'verified',
  rateLimit: ordinary,
  body: studySettingsSchema,
  output: settingsAnswer,
});

export const studyPlanCalls = { getStudySettings, saveStudySettings };
