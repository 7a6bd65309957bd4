/** A student's goal: exam date, target score, and time to study. */
import * as z from 'zod';
import { studySettingsSchema } from '#core/learning/study-settings.ts';
import { sections } from '#core/topics/topics.ts';
import { defineCall, ordinary } from './call.ts';
import { openEnum } from './primitives.ts';

/** A calendar day where the student is. */
const day = z.iso.date();

/** Null: not asked yet. */
const settingsAnswer = z.object({ settings: z.object(studySettingsSchema.shape).nullable() });

export const getStudySettings = defineCall({
  id: 'getStudySettings',
  summary: 'Your test date, target score, and minutes per weekday; null if you have not been asked yet',
  method: 'GET',
  path: '/api/study-settings',
  access: 'verified',
  rateLimit: ordinary,
  output: settingsAnswer,
});

export const saveStudySettings = defineCall({
  id: 'saveStudySettings',
  summary: 'Save your test date, target score, and minutes per weekday',
  method: 'PUT',
  path: '/api/study-settings',
  access: 'verified',
  rateLimit: ordinary,
  body: studySettingsSchema,
  output: settingsAnswer,
});

export const getStudyPlan = defineCall({
  id: 'getStudyPlan',
  summary: 'Your study plan by day until your SAT, and how likely you are to reach your target; recalculated each time',
  method: 'GET',
  path: '/api/study-plan',
  access: 'max',
  rateLimit: ordinary,
  output: z.object({
    today: day,
    examDate: day.nullable(),
    targetScore: z.int().nullable(),
    /** Studied today already. */
    doneToday: z.int(),
    sessions: z.array(
      z.object({
        day,
        kind: openEnum(['exam', 'redo', 'quiz', 'rest']),
        minutes: z.int(),
        topicIds: z.array(z.int()),
        /** Of an exam: the modules, from 1, that are taken on this day. */
        modules: z.array(z.int()),
      }),
    ),
    /** Null without a target, an exam date or an estimate of today's score. Chances from 0 to 1. */
    likelihood: z
      .object({
        score: z.int(),
        /** Hours until the exam as planned, and the points they bring on average. */
        hours: z.number(),
        gain: z.number(),
        chance: z.number(),
        /** With half an hour more on each day with time. */
        withMore: z.number(),
      })
      .nullable(),
  }),
});

export const getProjection = defineCall({
  id: 'getProjection',
  summary: 'What a projection of your score until your SAT rests on, and what other results in a topic would do to it',
  method: 'GET',
  path: '/api/projection',
  access: 'max',
  rateLimit: ordinary,
  output: z.object({
    today: day,
    /** Also one that has passed. */
    examDate: day.nullable(),
    targetScore: z.int().nullable(),
    minutesAWeek: z.int(),
    /** First answers in each section, and how many each needs for an estimate. */
    answers: z.array(z.object({ section: z.enum(sections), questions: z.int() })),
    least: z.int(),
    /** Null unless both sections have enough. Abilities as in core/learning/what-if.ts, from which the score follows. */
    standing: z
      .array(
        z.object({
          section: z.enum(sections),
          theta: z.number(),
          halfWidth: z.int(),
          topics: z.array(z.object({ topicId: z.int(), theta: z.number() })),
        }),
      )
      .nullable(),
  }),
});

export const studyPlanCalls = { getStudySettings, saveStudySettings, getStudyPlan, getProjection };
