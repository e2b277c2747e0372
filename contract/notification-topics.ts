/** The subjects that push notifications are sent about, each of which can be turned off. */
export const notificationTopics = ['orders', 'refunds', 'wallet', 'offers', 'announcements'] as const
export type NotificationTopic = (typeof notificationTopics)[number]
