import { queryOptions } from '@tanstack/react-query';
import { getStudySettings } from '#contract/study-plan.ts';
import { api } from './api.ts';

/** The student's goal; several features show parts of it. */
export const studySettingsQuery = queryOptions({ queryKey: ['study-settings'], queryFn: ({ signal }) => api(getStudySettings, {}, { signal }) });
