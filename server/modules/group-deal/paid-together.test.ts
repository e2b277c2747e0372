import { randomUUID } from 'node:crypto'
import { groupOrder, groupStart } from '@contract/calls/group-deal'
import { paymentBalancePay } from '@contract/calls/payment'
import { trustedId } from '../../security/trusted-id'
import { withBooks } from '../../testing/books'
import type { TestCaller } from '../../testing/caller'
import { aDeal } from '../../testing/group-deals'
import { type Cashier, openAt } from '../../testing/payments'
import type { World } from '../../testing/world'
import { lockOrder } from '../order/queries'
import { payTogether } from '../order/settlement'
import { paymentOfOrder } from '../payment/queries'

let world: World
let cashier: Cashier
withBooks((its) => ({ world, cashier } = its))

const key = () => ({ idempotencyKey: randomUUID() })
const db = () => world.app.context.db

/** Places of one customer in groups of different deals, held in this order, under one payment. */
async function heldTogether(dealIds: readonly string[]) {
  const caller = await world.make.customer({ balance: 10_000_00 })
  const held = []
  for (const dealId of dealIds) held.push(await caller.call(groupStart, { dealId, ...key() }))
  const orderIds = held.map(({ orderId }) => orderId).sort()
  await db()
    .transaction()
    .execute(async (tx) => {
      const orders = []
      for (const id of orderIds) orders.push(await lockOrder(tx, trustedId('order', id)))
      await payTogether(tx, orders, world.clock.now())
    })
  const { id: paymentId } = await paymentOfOrder(db(), orderIds[0] ?? '')
  return { caller, paymentId, groupIds: held.map(({ groupId }) => groupId), orderIds }
}

/** Puts the places of a customer into the groups that another one has started. */
async function moveInto(groups: readonly string[], { orderIds }: { readonly orderIds: readonly string[] }) {
  for (const [index, order_id] of orderIds.entries()) {
    const { group_id } = await db()
      .updateTable('group_places')
      .set({ group_id: groups[index] ?? '' })
      .where('order_id', '=', order_id)
      .returning('group_id')
      .executeTakeFirstOrThrow()
    await db()
      .updateTable('deal_groups')
      .set((eb) => ({ taken: eb('taken', '+', 1) }))
      .where('id', '=', group_id)
      .execute()
  }
}

async function crossed() {
  const storeId = await world.make.store()
  const deals = [await aDeal(world, storeId, { size: 2 }), await aDeal(world, storeId, { size: 2 })] as const
  const ann = await heldTogether(deals)
  const ben = await heldTogether([deals[1], deals[0]])
  await moveInto([...ann.groupIds].reverse(), ben)
  return { ann, ben }
}

const stateOf = async (caller: TestCaller, groupId: string) => (await caller.call(groupOrder, { groupId })).state

it('should pay crossed sets of places at once from balances', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { ann, ben } = await crossed()
    const pay = ({ caller, paymentId }: typeof ann) =>
      caller.call(paymentBalancePay, { paymentId, payPassword: '246810', ...key() })
    await Promise.all([pay(ann), pay(ben)])
    for (const groupId of ann.groupIds) expect(await stateOf(ann.caller, groupId)).toBe('formed')
  }
})

it('should pay crossed sets of places that a provider reports at once', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { ann, ben } = await crossed()
    const tokens = [
      await openAt(ann.caller, 'wechat', { paymentId: ann.paymentId }),
      await openAt(ben.caller, 'wechat', { paymentId: ben.paymentId }),
    ]
    expect(await Promise.all(tokens.map((token) => cashier.notify(token)))).toEqual([true, true])
    for (const groupId of ann.groupIds) expect(await stateOf(ann.caller, groupId)).toBe('formed')
  }
})
