import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { OrderId } from '../../entities/ids'
import { ConversationRecord } from '../chat'
import { reads } from '../../team-access'

/**
 * Opens the conversation of a store with the customer of an order, as the store. Everything else uses the calls of
 * `chat`, which admit the store's merchant.
 */
export const merchantOpenChat = defineCall({
  name: 'merchant.openChat',
  summary: 'Open the conversation with a customer',
  who: 'merchant',
  team: reads('cashier'),
  request: z.object({ orderId: OrderId }),
  response: ConversationRecord,
  failures: ['orderNotFound', 'chatWithOneself'],
})
