import { queryOptions } from '@tanstack/react-query';
import { getDashboard, getSkills, refreshRecommendations } from '#contract/dashboard.ts';
import { getQuestionBank } from '#contract/quizzes.ts';
import { getProgress } from '#contract/progress.ts';
import { getTopicHistory, listAttempts } from '#contract/learning.ts';
import { api } from '#client/platform/api.ts';

export const progressQuery = queryOptions({ queryKey: ['progress'], queryFn: ({ signal }) => api(getProgress, {}, { signal }) });

/** Recommendations a day old are worked out anew, and kept for a day, when somebody comes to see them. */
export const dashboardQuery = queryOptions({
  queryKey: ['progress', 'dashboard'],
  queryFn: async ({ signal }) => {
    const dashboard = await api(getDashboard, {}, { signal });
    if (dashboard.recommendations.isStored) return dashboard;
    const recommendations = await api(refreshRecommendations, { body: {} }, { signal }).catch(() => dashboard.recommendations);
    return { ...dashboard, recommendations };
  },
});

/** How much is left to practice. */
export const bankCountsQuery = queryOptions({
  queryKey: ['quizzes', 'question-bank'],
  queryFn: ({ signal }) => api(getQuestionBank, {}, { signal }),
  staleTime: 0,
});

export const skillsQuery = queryOptions({ queryKey: ['progress', 'skills'], queryFn: ({ signal }) => api(getSkills, {}, { signal }) });

export const topicHistoryQuery = (topicId: number) =>
  queryOptions({
    queryKey: ['progress', 'topic', topicId, 'history'],
    queryFn: ({ signal }) => api(getTopicHistory, { params: { topicId }, query: { limit: 30 } }, { signal }),
  });

export const topicAttemptsQuery = (topicId: number) =>
  queryOptions({
    queryKey: ['progress', 'topic', topicId, 'attempts'],
    queryFn: ({ signal }) => api(listAttempts, { query: { topicId, limit: 100 } }, { signal }),
  });
