import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Amount, Empty, Id, IdempotencyKey, Instant } from '../entities/common'
import { OrderId } from '../entities/ids'
import { Presale, PresaleCard } from '../entities/presale'

/** The presales that have not ended: those that can be paid now, then those that begin soon, then those that wait. */
export const mallPresaleList = defineCall({
  name: 'mall.presaleList',
  summary: 'The presales of the mall',
  who: 'anyone',
  request: Empty,
  response: z.object({ items: z.array(PresaleCard) }),
  failures: [],
})

/** One presale with its product; also after its end. */
export const mallPresaleDetail = defineCall({
  name: 'mall.presaleDetail',
  summary: 'One presale',
  who: 'anyone',
  request: z.object({ presaleId: Id }),
  response: Presale,
  failures: ['presaleNotFound'],
})

/** Opens the payment of an order's balance; repeating it changes nothing. It is paid as any order is. */
export const mallPresalePay = defineCall({
  name: 'mall.presalePay',
  summary: 'Opens the payment of a presale’s balance',
  who: 'customer',
  request: z.object({ orderId: OrderId, idempotencyKey: IdempotencyKey }),
  response: z.object({ orderId: Id, amount: Amount, payBefore: Instant }),
  failures: ['orderNotFound', 'presaleNotFound', 'depositRequired', 'balanceNotOpen', 'balanceOver', 'alreadyPaid'],
})
