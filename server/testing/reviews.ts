import { randomUUID } from 'node:crypto'
import type { RequestInput } from '@contract/call'
import { cartAdd } from '@contract/calls/cart'
import { orderConfirm, orderConfirmReceipt, orderSubmit } from '@contract/calls/order'
import { paymentBalancePay } from '@contract/calls/payment'
import { orderReview } from '@contract/calls/review'
import type { TestCaller } from './caller'
import { bring } from './orders'
import type { World } from './world'

type Wanted = RequestInput<typeof orderReview>

/** A store and its dishes. */
interface Place {
  storeId: string
  goodsIds: string[]
}

export async function aPlace(world: World, dishes = 1): Promise<Place> {
  const storeId = await world.make.store({ rating: 47 })
  const goodsIds = await Promise.all(Array.from({ length: dishes }, () => world.make.goods(storeId)))
  return { storeId, goodsIds }
}

/** A paid order of each dish that by default is delivered and confirmed. */
export async function anOrder(world: World, { storeId, goodsIds }: Place, { arrived = true } = {}) {
  const ann = await world.make.customer({ balance: 500_00 })
  await world.make.address(ann.id)
  for (const goodsId of goodsIds) await ann.call(cartAdd, { goodsId, quantity: 1 })
  const quote = await ann.call(orderConfirm, { storeId })
  const { orderId } = await ann.call(orderSubmit, { quoteId: quote.id, idempotencyKey: randomUUID() })
  await ann.call(paymentBalancePay, { orderId, payPassword: '246810', idempotencyKey: randomUUID() })
  if (arrived) {
    await bring(world, orderId)
    await ann.call(orderConfirmReceipt, { orderId, idempotencyKey: randomUUID() })
  }
  return { ann, orderId }
}

/** The request of a review. */
export const wanted = (orderId: string, over: Partial<Wanted> = {}): Wanted => ({
  orderId,
  rating: 5,
  text: 'Hot and quick',
  idempotencyKey: randomUUID(),
  ...over,
})

export const reviewOf = (ann: TestCaller, orderId: string, over: Partial<Wanted> = {}) =>
  ann.call(orderReview, wanted(orderId, over))
