/** Addresses of calls that the messaging worker makes. It is one small script: the contract, with its schemas, stays out of it. */
export const recordNotificationEvent = '/api/notifications/events';
export const addPushSubscription = '/api/notifications/subscriptions';
