/** Valid inputs for the calls of visitors, messages and notifications. */
import { closedPushService } from '../push-service.ts';
import type { Inputs, Owned } from './owned.ts';

export function siteInputs(owned: Owned) {
  const { email } = owned;
  return {
    getContactPass: {},
    sendContactMessage: {
      body: { topic: 'question', name: 'Sam Poe', email: `${email}.friend`, message: 'How do I print a result?', pass: 'not-a-pass' },
    },
    checkSampleAnswer: { body: { choice: 'C' } },
    recordVisit: { body: { events: [{ name: 'pageview', path: '/practice-exam/:examId', referrer: 'example.org' }] } },
    getAnalyticsChoice: {},
    saveAnalyticsChoice: { body: { counted: true } },
    recordEngagement: { body: { engagementType: 'lecture_opened', skillTag: 'linear-functions', metadata: { screen: '/lectures/:lectureId' } } },
    getNotifications: {},
    saveNotifications: {
      body: { timeZone: 'America/Chicago', weekdayHour: 17, weekendHour: 10, push: ['reviews-due'], email: ['weekly-summary'], severalADay: false },
    },
    addPushSubscription: {
      body: { endpoint: `${closedPushService}/another-browser`, keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } },
    },
    removePushSubscription: { params: { subscriptionId: owned.subscriptionId } },
    sendTestNotification: {},
    recordNotificationEvent: { body: { eventType: 'notification_opened', metadata: { title: '3 mistakes to review', notificationType: 'reviews-due' } } },
  } as const satisfies Partial<Inputs>;
}
