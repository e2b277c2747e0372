import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { OrderId } from '../../entities/ids'
import { ConversationRecord } from '../chat'

/**
 * Finds or makes the conversation of a store with the customer of an order, as the store. All else in it goes by the calls of
 * `chat`, which know who runs the store.
 */
export const merchantOpenChat = defineCall({
  name: 'merchant.openChat',
  summary: 'Open the conversation with a customer',
  who: 'merchant',
  request: z.object({ orderId: OrderId }),
  response: ConversationRecord,
  failures: ['orderNotFound', 'chatWithOneself'],
})
