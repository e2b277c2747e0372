import type { Kysely } from 'kysely'
import type { Request, Response } from '@contract/call'
import type { accountNotificationSettings } from '@contract/calls/account'
import { type NotificationTopic, notificationTopics } from '@contract/notification-topics'
import type { Database } from '../../../database/schema'
import * as queries from './queries'

type Db = Kysely<Database>
type Settings = Response<typeof accountNotificationSettings>

const topicsBut = (off: readonly NotificationTopic[]): Settings['topics'] =>
  Object.fromEntries(notificationTopics.map((topic) => [topic, !off.includes(topic)])) as Settings['topics']

/** Which notifications a customer wants; all until they change something. */
export async function notificationSettings(db: Db, customerId: string): Promise<Settings> {
  const row = await queries.notificationsOf(db, customerId)
  return {
    newMessages: row?.new_messages ?? true,
    showDetails: row?.show_details ?? true,
    topics: topicsBut(row?.topics_off ?? []),
  }
}

/** Changes what the request names, and answers all settings. */
export async function changeNotificationSettings(
  db: Db,
  customerId: string,
  { newMessages, showDetails, topics }: Request<typeof accountNotificationSettings>,
): Promise<Settings> {
  const to = (on: boolean) => notificationTopics.filter((topic) => topics[topic] === on)
  const change = { newMessages: newMessages ?? null, showDetails: showDetails ?? null, on: to(true), off: to(false) }
  const isChange = newMessages !== undefined || showDetails !== undefined || change.on.length + change.off.length > 0
  if (isChange) await queries.changeNotifications(db, customerId, change)
  return notificationSettings(db, customerId)
}
