import { reaction } from 'mobx'
import type { ChatContent, Conversation, OrderCard } from '@contract/entities/chat'
import type { Answer } from '@/services/api'
import { live } from '@/services/live-channel'
import type { MessageLog } from './log'

type ConversationRecord = Answer<'chat.record'>

interface Shown {
  readonly record: { readonly value: ConversationRecord | undefined }
  readonly log: MessageLog
}

/** Called with an order that changed, or without one when changes may have been missed. */
type Changed = (orderId?: string) => void

/** Subscriptions to the orders of a party: a customer is notified of each of them, a store and a rider of all of theirs. */
const subscriptions: {
  readonly [P in Conversation['as']]: (
    inboxId: string,
    ids: readonly string[],
    changed: Changed,
  ) => readonly (() => void)[]
} = {
  customer: (_inbox, ids, changed) => ids.map((id) => live.subscribe('order', id, () => changed(id))),
  store: (inboxId, ids, changed) => [
    live.subscribe('store', inboxId, (event) => {
      if (!event || ids.includes(event.orderId)) changed(event?.orderId)
    }),
  ],
  rider: (inboxId, _ids, changed) => [live.subscribe('delivery', inboxId, () => changed())],
  service: () => [],
}

/** Orders on the card of a message. */
export function ordersOn(content: ChatContent): readonly OrderCard[] {
  if (content.kind === 'order') return [content.order]
  return content.kind === 'orders' ? content.orders : []
}

/** The orders of a conversation, in its strip and on its cards. */
const idsOf = ({ record, log }: Shown): readonly string[] => {
  const shown = log.messages.flatMap(({ content }) => ordersOn(content).map(({ orderId }) => orderId))
  const own = record.value?.order?.orderId
  return [...new Set([...(own === undefined ? [] : [own]), ...shown])].sort()
}

/** Follows the orders that a conversation shows; returns the function that ends it. */
export function followOrders(shown: Shown, changed: Changed): () => void {
  let leave: readonly (() => void)[] = []
  const stop = () => leave.forEach((end) => end())
  const end = reaction(
    () => JSON.stringify([record(shown)?.as, record(shown)?.inboxId, idsOf(shown)]),
    () => {
      stop()
      const { as, inboxId } = record(shown) ?? {}
      const ids = idsOf(shown)
      leave =
        as === undefined || inboxId === undefined || ids.length === 0 ? [] : subscriptions[as](inboxId, ids, changed)
    },
    { fireImmediately: true },
  )
  return () => {
    end()
    stop()
  }
}

const record = ({ record: { value } }: Shown): ConversationRecord | undefined => value
