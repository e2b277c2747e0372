import type { Language } from '@contract/settings'
import { bookingTopics } from './bookings'
import { deliveryTopics } from './deliveries'
import { errandTopics } from './errands'
import { groupCartTopics } from './group-carts'
import { groupDealTopics } from './group-deals'
import { licenceTopics } from './licences'
import { moneyBackTopics } from './money-back'
import { offerTopics } from './offers'
import { orderTopics } from './orders'
import { ownTopics } from './own-matters'
import { parcelTopics } from './parcels'
import { refundTopics } from './refunds'
import { reviewTopics } from './reviews'
import { storeTopics } from './stores'
import { teamTopics } from './teams'
import type { Topic, Words } from './topic'

/** All topics of notices. */
export const topics = {
  ...orderTopics,
  ...parcelTopics,
  ...bookingTopics,
  ...errandTopics,
  ...deliveryTopics,
  ...groupCartTopics,
  ...groupDealTopics,
  ...refundTopics,
  ...moneyBackTopics,
  ...reviewTopics,
  ...storeTopics,
  ...licenceTopics,
  ...teamTopics,
  ...offerTopics,
  ...ownTopics,
}
export type TopicName = keyof typeof topics
/** Params of a topic's text. */
export type ParamsOf<T extends TopicName> = (typeof topics)[T] extends Topic<infer P> ? P : never

const isTopic = (name: string): name is TopicName => name in topics

/** A topic by its name; undefined for one that this version does not know. */
export const topicOf = (name: string): (typeof topics)[TopicName] | undefined =>
  isTopic(name) ? topics[name] : undefined

/** Text of a notice; undefined for a topic that this version does not know. */
export const wordsOf = (name: string, params: object, language: Language): Words | undefined => {
  const found = topicOf(name)
  const words = found?.words[language] as ((params: object) => Words) | undefined // The params were kept for this topic.
  return words?.(params)
}
