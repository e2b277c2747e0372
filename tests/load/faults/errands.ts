import { randomUUID } from 'node:crypto'
import { addressList } from '@contract/calls/address'
import {
  errandAddTip,
  errandAnswerDelivery,
  errandAnswerPurchase,
  errandCancel,
  errandCancelTerms,
  errandConfirm,
  errandDetail,
  errandOrderStance,
  errandSubmit,
} from '@contract/calls/errand'
import { paymentBalancePay } from '@contract/calls/payment'
import type { Buyer } from './buyer'

const payPassword = '246810'
const reason = 'Changed my mind'
const key = () => ({ idempotencyKey: randomUUID() })

/** A shop some streets from the door. */
const shop = { name: 'Corner shop', address: '9 Keyuan Rd', latitude: 22.5529, longitude: 113.93 }

/** Notes for the demo’s riders, who ride where no person does. */
const notes = ['', '', '', '', '#dearer', '#missing', '#giveup', '#nobody'] as const

/** Has something bought; the goods have the name by which its rider knows the customer. */
export async function placeErrand(buyer: Buyer): Promise<string[] | undefined> {
  const { client, chance, journal, recipients, expectFair } = buyer
  const { data: addresses } = await client.ask(addressList, {})
  const product = `Goods ${randomUUID()}`
  const note = chance.pick(notes)
  const wish = { product, shop, estimate: chance.whole(20, 80) * 100, tip: chance.whole(0, 3) * 100, note }
  const stance = { errandKind: 'buy' as const, ...wish, deliveryAddressId: addresses?.items[0]?.id ?? '' }
  const { data: quoted, failure } = await client.ask(errandOrderStance, stance)
  if (!quoted?.quote) return expectFair('errand.orderStance', failure)
  const request = { quoteId: quoted.quote.id, note, agreed: true, ...key() }
  const { data: order, failure: refused } = await client.tap(errandSubmit, request)
  if (!order) return expectFair('errand.submit', refused)
  journal.orders.set(order.orderId, order.total)
  journal.errands.add(order.orderId)
  recipients.set(product, { client, orderId: order.orderId })
  return [order.orderId]
}

/** Pays something more for an errand, by which its total grows. */
async function payMore({ client, journal, expectFair }: Buyer, orderId: string, paymentId: string, amount: number) {
  const { data, failure } = await client.tap(paymentBalancePay, { paymentId, payPassword, ...key() })
  if (data) journal.orders.set(orderId, (journal.orders.get(orderId) ?? 0) + amount)
  else expectFair('payment.balancePay of an errand', failure)
}

/** Cancels an errand at the fee that is shown. */
export async function cancelErrand({ client, journal, expectFair }: Buyer, orderId: string): Promise<void> {
  const { data: terms } = await client.ask(errandCancelTerms, { orderId })
  if (!terms?.allowed) return
  const { data, failure } = await client.tap(errandCancel, { orderId, reason, fee: terms.fee, ...key() })
  if (data) journal.cancelled.add(orderId)
  else expectFair('errand.cancel', failure)
}

async function raiseTip(buyer: Buyer, orderId: string, tip: number): Promise<void> {
  const { client, chance, expectFair } = buyer
  const { data, failure } = await client.tap(errandAddTip, { orderId, tip, ...key() })
  if (!data) expectFair('errand.addTip', failure)
  else if (data.paymentId !== null && chance.chance(0.8)) await payMore(buyer, orderId, data.paymentId, data.amount)
}

async function answerPurchase(buyer: Buyer, orderId: string): Promise<void> {
  const { client, chance, expectFair } = buyer
  const answer = chance.pick(['pay', 'without', 'stop'] as const)
  const { data, failure } = await client.tap(errandAnswerPurchase, { orderId, answer, ...key() })
  if (!data) expectFair('errand.answerPurchase', failure)
  else if (data.paymentId !== null) await payMore(buyer, orderId, data.paymentId, data.amount)
}

/** Looks at an errand and does what it waits for; answers its phase then, or undefined for one that has ended. */
export async function followErrand(buyer: Buyer, orderId: string): Promise<'toPay' | 'inProgress' | undefined> {
  const { client, chance, expectFair } = buyer
  const { data: errand } = await client.ask(errandDetail, { orderId })
  if (!errand || (errand.phase !== 'inProgress' && errand.phase !== 'toPay')) return undefined
  if (errand.canAddTip && chance.chance(0.3)) await raiseTip(buyer, orderId, errand.tip + chance.whole(1, 5) * 100)
  if (errand.question) await answerPurchase(buyer, orderId)
  if (errand.undelivered) {
    const { failure } = await client.tap(errandAnswerDelivery, { orderId, answer: 'again', ...key() })
    expectFair('errand.answerDelivery', failure)
  }
  if (errand.state === 'delivered') {
    const { failure } = await client.tap(errandConfirm, { orderId, ...key() })
    expectFair('errand.confirm', failure)
  }
  return errand.phase
}
