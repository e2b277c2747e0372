import type { Transaction } from 'kysely'
import type { Bilingual, Database } from '../../database/schema'
import type { NewNotice, Notice, Notices } from './notices'
import { storeHead } from './queries/stores'
import type { ParamsOf, TopicName } from './topics'
import type { licenceTopics } from './topics/licences'
import type { storeTopics } from './topics/stores'

export type StoreTopic = Extract<TopicName, keyof typeof storeTopics | (keyof typeof licenceTopics & `store${string}`)>

/** A notice about a store, which is its target. */
interface StoreNotice<T extends StoreTopic> extends Pick<Notice<T>, 'subject'> {
  readonly storeId: string
  readonly params: (store: Bilingual) => ParamsOf<T>
}

/** Sends a notice to the merchant of a store; answers the new notices that settings allow. */
export async function tellStore<T extends StoreTopic>(
  tx: Transaction<Database>,
  notices: Notices,
  topic: T,
  { storeId, subject, params }: StoreNotice<T>,
): Promise<readonly NewNotice[]> {
  const store = await storeHead(tx, storeId)
  if (!store) return []
  return notices.tell(tx, topic, [
    { customerId: store.merchant_id, subject, targetId: storeId, params: params(store.name) },
  ])
}
