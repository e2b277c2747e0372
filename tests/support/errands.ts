import { v7 as uuid } from 'uuid'
import { addressList } from '@contract/calls/address'
import { errandOrderStance, errandShare, errandSubmit } from '@contract/calls/errand'
import type { TestCaller } from '../../server/testing/caller'
import { payOrder } from './orders'

/** A shop on the demo's streets. */
const shop = { name: 'Guoxiansheng Fruit', address: '21 Keyuan Rd', latitude: 22.5389, longitude: 113.934 }

/** Places and pays an errand of the caller from the balance: something is bought near the first address, which has one name in both languages. */
export async function placeErrand(caller: TestCaller, note = ''): Promise<string> {
  const { items } = await caller.call(addressList, {})
  const ends = { deliveryAddressId: items[0]?.id ?? '', shop }
  const asked = { errandKind: 'buy' as const, product: '7up', estimate: 96_00, note, ...ends }
  const { quote } = await caller.call(errandOrderStance, asked)
  const placed = { quoteId: quote?.id ?? '', note, agreed: true, idempotencyKey: uuid() }
  const { orderId } = await caller.call(errandSubmit, placed)
  await payOrder(caller, orderId)
  return orderId
}

/** An errand of the caller that is under way, and the token for its recipient. */
export async function anErrand(caller: TestCaller) {
  const orderId = await placeErrand(caller)
  const { token } = await caller.call(errandShare, { orderId })
  return { orderId, token }
}
