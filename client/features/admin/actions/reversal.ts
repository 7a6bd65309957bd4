/** What an entry of the action log can be answered with: the call that takes it back, or the screen that keeps its versions. */
import * as z from 'zod';
import { setAuthor } from '#contract/account-admin.ts';
import type { AdminAction } from '#contract/admin-home.ts';
import { setQuestionStatus } from '#contract/authoring.ts';
import { switchCalibration } from '#contract/calibration.ts';
import { switchFeature } from '#contract/feature-flags.ts';
import { deleteFile, restoreFile } from '#contract/files.ts';
import { publishLearningItem } from '#contract/learning-content.ts';
import { reopenReports } from '#contract/question-reports.ts';
import { orderTopics, saveTopicSetting } from '#contract/topic-settings.ts';
import { mayBecome, questionStatuses } from '#core/authoring/question-status.ts';
import { pathTo } from '#client/paths.ts';
import { api } from '#client/platform/api.ts';

type Undo = () => Promise<unknown>;

export interface Reversal {
  /** Null where nothing takes it back, or where what was noted is not enough. The server refuses it if things have changed since. */
  readonly undo: Undo | null;
  /** What the undo leaves as it is; empty where it takes everything back. */
  readonly stays: string;
  /** Where it happened, with earlier versions if there are any. */
  readonly place: { readonly label: string; readonly to: string } | null;
}

const reason = 'Undone in the action log';
const change = <Value extends z.ZodType>(value: Value) => z.object({ before: value, after: value });

const stepSchema = change(z.object({ status: z.enum(questionStatuses), version: z.int() }));
const runSchema = change(z.object({ run: z.int().nullable() }));
const flagSchema = change(z.object({ isOn: z.boolean() }));
const publishedSchema = change(z.object({ published: z.int().nullable() }));
const orderSchema = change(z.object({ order: z.array(z.int()) }));
const authorSchema = z.object({ userId: z.uuid() });
const decisionSchema = z.object({ decisionId: z.uuid() });

/** The undo, if the metadata is what the action writes today. */
const from =
  <Schema extends z.ZodType>(schema: Schema, undo: (noted: z.output<Schema>, action: AdminAction) => Undo | null) =>
  (action: AdminAction): Undo | null => {
    const { data } = schema.safeParse(action.metadata);
    return data === undefined ? null : undo(data, action);
  };

const step = from(stepSchema, ({ before, after }, { contentId: questionId }) =>
  mayBecome(after.status, before.status) ? () => api(setQuestionStatus, { params: { questionId }, body: { ...before, seen: after, reason } }) : null,
);
const author = (isAuthor: boolean) =>
  from(
    authorSchema,
    ({ userId }, { id }) =>
      () =>
        api(setAuthor, { params: { userId }, body: { isAuthor, reason, takesBack: id } }),
  );
const calibration = from(
  runSchema,
  ({ before, after }) =>
    () =>
      api(switchCalibration, { body: { run: before.run, before: after.run } }),
);

const undoOf: Readonly<Record<string, (action: AdminAction) => Undo | null>> = {
  'question-draft': step,
  'question-in-review': step,
  'question-published': step,
  'question-retired': step,
  'decide-reports': from(
    decisionSchema,
    ({ decisionId }) =>
      () =>
        api(reopenReports, { params: { decisionId } }),
  ),
  'make-author': author(false),
  'end-author': author(true),
  'use-calibration': calibration,
  'stop-calibration': calibration,
  'switch-feature': from(flagSchema, ({ before }, { id, contentId }) => {
    const { data: params } = switchFeature.params?.safeParse({ name: contentId }) ?? {};
    return params ? () => api(switchFeature, { params, body: { isOn: before.isOn, reason, takesBack: id } }) : null;
  }),
  'publish-learning-item': from(publishedSchema, ({ before, after }, { contentType, contentId }) => {
    const { data: params } = publishLearningItem.params?.safeParse({ kind: contentType, itemId: contentId }) ?? {};
    return params ? () => api(publishLearningItem, { params, body: { version: before.published, currentVersion: after.published } }) : null;
  }),
  'save-topic-setting': ({ contentId, metadata: { before, after } }) => {
    const { data: body } = saveTopicSetting.body?.safeParse({ before: after, after: before }) ?? {};
    return body ? () => api(saveTopicSetting, { params: { topicId: Number(contentId) }, body }) : null;
  },
  'order-topics': from(orderSchema, ({ before, after }, { contentId }) => {
    const { data: params } = orderTopics.params?.safeParse({ category: contentId }) ?? {};
    return params ? () => api(orderTopics, { params, body: { before: after.order, after: before.order } }) : null;
  }),
  'delete-file':
    ({ contentId: fileId }) =>
    () =>
      api(restoreFile, { params: { fileId } }),
  'restore-file':
    ({ contentId: fileId }) =>
    () =>
      api(deleteFile, { params: { fileId } }),
};

const placeOf: Readonly<Record<string, (contentId: string) => { readonly label: string; readonly to: string }>> = {
  question: (questionId) => ({ label: 'Question', to: pathTo('adminQuestion', { questionId }) }),
  topic: () => ({ label: 'Topics', to: pathTo('adminTopics') }),
  post: (postId) => ({ label: 'Post', to: pathTo('adminPost', { postId }) }),
  'practice-exam': (examId) => ({ label: 'Exam', to: pathTo('adminExam', { examId }) }),
  'exam-module': (moduleId) => ({ label: 'Module', to: pathTo('adminExamModule', { moduleId }) }),
  coupon: (couponId) => ({ label: 'Coupon', to: pathTo('adminCoupon', { couponId }) }),
  account: (userId) => ({ label: 'Account', to: pathTo('adminMember', { userId }) }),
  membership: (userId) => ({ label: 'Account', to: pathTo('adminMember', { userId }) }),
  'feature-flag': () => ({ label: 'Feature flags', to: pathTo('adminFlags') }),
  calibration: () => ({ label: 'Estimates', to: pathTo('adminQuality', {}, { view: 'difficulty' }) }),
  ...Object.fromEntries(
    ['concept', 'lecture', 'word', 'sheet'].map((kind) => [
      kind,
      (itemId: string) => ({ label: 'Versions', to: pathTo('adminLearningItem', { kind, itemId }) }),
    ]),
  ),
};

const staysOf: Readonly<Record<string, string>> = {
  'decide-reports': ' A question that was retired with it stays retired, and emails that went out stay sent.',
};

export const reversalOf = (action: AdminAction): Reversal => ({
  undo: undoOf[action.actionType]?.(action) ?? null,
  stays: staysOf[action.actionType] ?? '',
  place: placeOf[action.contentType]?.(action.contentId) ?? null,
});
