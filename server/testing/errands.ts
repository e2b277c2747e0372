import { randomUUID } from 'node:crypto'
import { errandOrderStance, errandSubmit } from '@contract/calls/errand'
import { paymentBalancePay } from '@contract/calls/payment'
import type { RequestInput } from '@contract/call'
import type { Order } from '../modules/order/queries'
import { trustedId } from '../security/trusted-id'
import type { TestCaller } from './caller'
import type { World } from './world'
import type { Transaction } from 'kysely'
import type { Database } from '../database/schema'

export const errandKey = () => ({ idempotencyKey: randomUUID() })

export const aRider = { name: { en: 'Rider Chen', zh: '陈师傅' }, phone: '13900000101', likedPercent: 99 }

/** Test request: a purchase of 50.00 at a shop some streets away. */
export async function aStance(
  { make }: World,
  ann: TestCaller,
  over: Partial<RequestInput<typeof errandOrderStance>> = {},
): Promise<RequestInput<typeof errandOrderStance>> {
  const deliveryAddressId = over.deliveryAddressId ?? (await make.address(ann.id, { is_default: false }))
  const shop = { name: 'Corner shop', address: '9 Keyuan Rd', latitude: 22.5529, longitude: 113.93 }
  return { errandKind: 'buy', product: 'Two lemons', shop, estimate: 50_00, deliveryAddressId, ...over }
}

/** An unpaid errand. */
export async function anErrand(
  world: World,
  ann: TestCaller,
  over: Partial<RequestInput<typeof errandOrderStance>> = {},
  submitted: Partial<RequestInput<typeof errandSubmit>> = {},
): Promise<string> {
  const { quote } = await ann.call(errandOrderStance, await aStance(world, ann, over))
  const request = { quoteId: quote?.id ?? '', agreed: true, ...submitted, ...errandKey() }
  return (await ann.call(errandSubmit, request)).orderId
}

export const pay = (ann: TestCaller, what: { orderId: string } | { paymentId: string }) =>
  ann.call(paymentBalancePay, { ...what, payPassword: '246810', ...errandKey() })

/** An errand that is paid from the balance. */
export async function aPaidErrand(...given: Parameters<typeof anErrand>): Promise<string> {
  const orderId = await anErrand(...given)
  await pay(given[1], { orderId })
  return orderId
}

/** Does something with a locked errand, as riders do. */
export const withErrand = (
  { app }: Pick<World, 'app'>,
  orderId: string,
  work: (
    tx: Transaction<Database>,
    order: Order,
    desk: World['app']['services']['errands']['desk'],
  ) => Promise<unknown>,
) =>
  app.context.db.transaction().execute(async (tx) => {
    const { orders, errands } = app.services
    await work(tx, await orders.lock(tx, trustedId('order', orderId)), errands.desk)
  })
