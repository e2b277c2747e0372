import type { Language } from '@contract/settings'
import { bookingTopics } from './bookings'
import { groupCartTopics } from './group-carts'
import { groupDealTopics } from './group-deals'
import { moneyBackTopics } from './money-back'
import { offerTopics } from './offers'
import { orderTopics } from './orders'
import { ownTopics } from './own-matters'
import { refundTopics } from './refunds'
import type { Topic, Words } from './topic'

/** Every topic that customers are told of. */
export const topics = {
  ...orderTopics,
  ...bookingTopics,
  ...groupCartTopics,
  ...groupDealTopics,
  ...refundTopics,
  ...moneyBackTopics,
  ...offerTopics,
  ...ownTopics,
}
export type TopicName = keyof typeof topics
/** What a topic's words are made of. */
export type ParamsOf<T extends TopicName> = (typeof topics)[T] extends Topic<infer P> ? P : never

const isTopic = (name: string): name is TopicName => name in topics

/** A topic by its name; undefined for one that this version does not know. */
export const topicOf = (name: string): (typeof topics)[TopicName] | undefined =>
  isTopic(name) ? topics[name] : undefined

/** What a notice says; undefined for a topic that this version does not know. */
export const wordsOf = (name: string, params: object, language: Language): Words | undefined => {
  const found = topicOf(name)
  const words = found?.words[language] as ((params: object) => Words) | undefined // The params were kept for this topic.
  return words?.(params)
}
