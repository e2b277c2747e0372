import { v7 as uuid } from 'uuid'
import { addressList } from '@contract/calls/address'
import {
  errandDetail,
  errandList,
  errandOrderStance,
  errandPickupCodeStand,
  errandShare,
  errandSubmit,
} from '@contract/calls/errand'
import { userInfo } from '@contract/calls/user'
import { TestCaller } from '../../server/testing/caller'
import { fund } from '../../server/testing/rows'
import type { Hands } from './belongings'
import { errandWords } from './errand-words'
import { payOrder } from './orders'
import { people, secrets, tokenOf } from './person'
import { acceptByCall, buyByCalls, handOverByCalls } from './rider-calls'
import type { Server } from './server'
import { until } from './until'

const say = errandWords.en

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

/** Places and pays an errand of the caller from the balance: papers from the first address to the second, perhaps left at the door. */
export async function sendPapers(caller: TestCaller, contactFree = false): Promise<string> {
  const [from, to] = (await caller.call(addressList, {})).items
  const ends = { pickupAddressId: from?.id ?? '', deliveryAddressId: to?.id ?? '' }
  const asked = { errandKind: 'send' as const, product: 'A4', itemType: 'documents', ...ends }
  const { quote } = await caller.call(errandOrderStance, asked)
  const placed = { quoteId: quote?.id ?? '', contactFree, agreed: true, idempotencyKey: uuid() }
  const { orderId } = await caller.call(errandSubmit, placed)
  await payOrder(caller, orderId)
  return orderId
}

/** A demo customer with money: start the server without the autopilot. */
export async function goForErrands({ url, database }: Server) {
  const token = await tokenOf(url, people.member)
  const caller = new TestCaller(url).as(token)
  await fund(database.db, (await caller.call(userInfo, {})).id, 1000_00, new Date())
  return { token, caller }
}

/** The codes of an errand as its customer sees them. */
export const codesOf = (caller: TestCaller, orderId: string) => caller.call(errandPickupCodeStand, { orderId })

/** Actions in an app, with those on a control that has the same words beside it, and whether a hand-over code is in view. */
export type ErrandHands = Hands &
  Record<'press', (label: string) => Promise<void>> &
  Record<'showsCode', (code: string) => boolean>

/** From home: fills the form of a purchase nearby, and pays it from the balance at its price. Ends at its order; returns its id. */
export async function orderPurchase(hands: ErrandHands, caller: TestCaller): Promise<string> {
  await hands.tap(say.errands)
  await hands.tap(say.buy)
  await hands.type(say.what, '7up')
  await hands.tap(say.cost)
  await hands.type(say.amount, '96')
  await hands.tap(say.done)
  await hands.press(say.agreement)
  await hands.waitFor(say.included)
  await hands.tap(say.place)
  await hands.tap(/^Pay ¥/)
  for (const digit of secrets.payPassword) await hands.tap(digit)
  await hands.tap('View order')
  await hands.waitFor(say.finding)
  return (await caller.call(errandList, {})).items[0]?.id ?? ''
}

/**
 * From its order: a rider by calls buys for 90.00 and hands it over by the code on the screen, while the customer looks on and
 * confirms. No other receipt has a photo of the width.
 */
export async function seeItDelivered(
  hands: ErrandHands,
  ming: TestCaller,
  caller: TestCaller,
  orderId: string,
  width: number,
) {
  const deliveryId = await acceptByCall(ming)
  await hands.waitFor(say.coming)
  await buyByCalls(ming, deliveryId, 90_00, width)
  await hands.waitFor(say.onTheWay)
  await hands.waitFor(say.under)
  const { deliveryCode } = await codesOf(caller, orderId)
  await until(() => hands.showsCode(deliveryCode ?? ''), `the code ${deliveryCode ?? ''}`)
  await handOverByCalls(ming, deliveryId, deliveryCode ?? '')
  await hands.waitFor(say.delivered)
  await hands.tap('Confirm receipt')
  await hands.tap('Confirm')
  await hands.waitFor(say.toReview)
  return caller.call(errandDetail, { orderId })
}
