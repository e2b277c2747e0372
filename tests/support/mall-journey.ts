import { cartInfo } from '@contract/calls/cart'
import { v7 as uuid } from 'uuid'
import { aftersaleList } from '@contract/calls/aftersale'
import { merchantDeliver, merchantHandleRefund } from '@contract/calls/merchant'
import { orderList } from '@contract/calls/order'
import { userInfo } from '@contract/calls/user'
import { walletBalance } from '@contract/calls/wallet'
import { demoId } from '../../server/demo/seed/ids'
import { TestCaller } from '../../server/testing/caller'
import { fund } from '../../server/testing/rows'
import type { Hands } from './belongings'
import { fillMallCart, fromShop, mallOrder, type AvailableSku } from './mall'
import { mallWords } from './mall-words'
import { beginning, secrets, tokenOf } from './person'
import type { Server } from './server'

const buying = mallWords.buying.en
const returns = mallWords.returns.en

const key = () => ({ idempotencyKey: uuid() })

/** Context of a journey through a purchase and a return in the mall, beyond the screen. */
export interface Shopping {
  readonly token: string
  readonly caller: TestCaller
  /** Merchant of the product's shop. */
  readonly merchant: TestCaller
  readonly wanted: AvailableSku
  /** The balance before, in fen. */
  readonly balance: number
}

/**
 * A demo customer with money and an empty cart, and a shop whose merchant the test simulates: start the server without
 * the autopilot.
 */
export async function goShopping({ url, database }: Server, phone: string, merchantPhone: string): Promise<Shopping> {
  const [token, theirs] = await Promise.all([tokenOf(url, phone), tokenOf(url, merchantPhone)])
  const caller = new TestCaller(url).as(token)
  const { id } = await caller.call(userInfo, {})
  await fund(database.db, id, 1000_00, new Date())
  const wanted = await fromShop(caller, demoId('store', 'shanye-tea'))
  await fillMallCart(caller)
  const { balance } = await caller.call(walletBalance, {})
  return { token, caller, merchant: new TestCaller(url).as(theirs), wanted, balance }
}

/** Waits until the server has what was added: a host without layout can tap what the open sheet covers on a phone. */
async function untilInCart(caller: TestCaller): Promise<void> {
  for (let count = 0; count === 0;) count = (await caller.call(cartInfo, { business: 'mall' })).mall?.count ?? 0
}

/** From home: finds the product in the mall, chooses its SKU, and buys one by the cart from the balance. Ends at its order; returns its id. */
export async function buyInTheMall(hands: Hands, { caller, wanted: { product, sku } }: Shopping): Promise<string> {
  await hands.tap(buying.mall)
  await hands.waitFor(buying.forYou)
  await hands.tap(beginning(buying.searchMall))
  await hands.type(buying.searchMall, product.name)
  await hands.tap(buying.search)
  await hands.tap(new RegExp(`^${product.name}.*¥`))
  await hands.tap(buying.add)
  for (const [at, { values }] of product.axes.entries()) {
    const wanted = values[sku.choice[at] ?? 0]?.name ?? ''
    if (values.length > 1) await hands.tap(wanted)
  }
  await hands.tap(buying.add)
  await untilInCart(caller)
  await hands.tap(buying.cart)
  await hands.tap(buying.checkOut(1))
  await hands.tap(buying.place(1))
  await hands.tap(/^Pay ¥/)
  for (const digit of secrets.payPassword) await hands.tap(digit)
  await hands.tap('View order')
  const { items } = await caller.call(orderList, { kind: 'mall', tab: 'all' })
  return items[0]?.id ?? ''
}

/** The shop ships all parcels of an order. */
async function ship({ caller, merchant }: Shopping, orderId: string): Promise<void> {
  for (const { id: parcelId } of (await mallOrder(caller, orderId)).parcelList) {
    const trackingNumber = `YT${Date.now()}`
    await merchant.call(merchantDeliver, { orderId, parcelId, carrier: 'yuantong', trackingNumber, ...key() })
  }
}

/** From its order: receives what the shop ships, sends it back as damaged, and has the money once it is counted in. */
export async function sendItBack(hands: Hands, shopping: Shopping, orderId: string): Promise<void> {
  const { caller, merchant, wanted } = shopping
  await ship(shopping, orderId)
  await hands.waitFor(buying.shipped)
  await hands.tap('Confirm receipt')
  await hands.tap('Confirm')
  await hands.waitFor(buying.completed)
  await hands.tap(returns.return(wanted.product.name))
  await hands.tap(returns.returnAndRefund)
  await hands.tap(returns.damaged)
  await hands.type(returns.description, 'The tin is dented')
  await hands.tap(returns.submit)
  await hands.waitFor(returns.waiting)
  const refundId = (await caller.call(aftersaleList, { orderId })).items[0]?.id ?? ''
  await merchant.call(merchantHandleRefund, { refundId, agree: true, ...key() })
  await hands.waitFor(returns.sendBack)
  await hands.tap(returns.addNumber)
  await hands.tap(returns.company)
  await hands.tap(returns.carrier)
  await hands.type(returns.number, 'YT8800551234')
  await hands.type(returns.contact, '13912345678')
  await hands.tap(returns.submitReturn)
  await hands.waitFor(returns.onItsWay)
  const counted = [{ position: 0, received: 1, sellable: 1 }]
  await merchant.call(merchantHandleRefund, { refundId, agree: true, counted, ...key() })
  await hands.waitFor(returns.refunded)
}
