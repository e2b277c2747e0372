import { randomUUID } from 'node:crypto'
import {
  groupCartDetail,
  groupCartEdit,
  groupCartJoin,
  groupCartLock,
  groupCartStart,
} from '@contract/calls/group-cart'
import { merchantCheckVoucher, merchantRedeemVoucher } from '@contract/calls/merchant'
import { paymentBalancePay } from '@contract/calls/payment'
import { voucherDetail } from '@contract/calls/voucher'
import { walletWithdraw } from '@contract/calls/wallet'
import type { TestCaller } from '../../../server/testing/caller'
import { aDeal, joinGroup, startGroup } from '../../../server/testing/group-deals'
import { aPackage, buyVouchers } from '../../../server/testing/vouchers'
import { anAccount } from '../../../server/testing/withdrawals'
import { aWorld, type World } from '../../../server/testing/world'
import { announced, faultsAfter, type Tools } from './damage'
import { newJournal } from './journal'

let world: World
let day: Day
beforeAll(async () => {
  world = await aWorld({ PAYOUT_SANDBOX: 'on' })
  day = await aDay()
  await announced(world)
})
afterAll(() => world.close())

const funds = 100_000
const key = () => ({ idempotencyKey: randomUUID() })
const jobs = () => world.app.context.jobs.runDue()
const byBalance = (request: { orderId: string } | { paymentId: string }) => ({
  ...request,
  payPassword: '246810',
  ...key(),
})

/** A cart that two people filled and paid each their share, brought as far as the rules see. */
async function aSharedCart(ann: TestCaller, ben: TestCaller): Promise<string> {
  const { make, app } = world
  await make.address(ann.id)
  const storeId = await make.store()
  const goodsId = await make.goods(storeId, { stock: 100 })
  const terms = { minutes: 30, cap: null, feeSplit: 'equal' as const, payer: 'each' as const }
  const { id: cartId, token } = await ann.call(groupCartStart, { storeId, ...terms, ...key() })
  await ben.call(groupCartJoin, { token })
  for (const person of [ann, ben]) await person.call(groupCartEdit, { cartId, goodsId, quantity: 1 })
  const { total } = await ann.call(groupCartDetail, { cartId })
  const { orderId } = await ann.call(groupCartLock, { cartId, total, ...key() })
  for (const person of [ann, ben]) {
    const { payment } = await person.call(groupCartDetail, { cartId })
    await person.call(paymentBalancePay, byBalance({ paymentId: payment?.id ?? '' }))
  }
  const brought = { state: 'delivered', phase: 'inProgress' } as const
  await app.context.db.updateTable('orders').set(brought).where('id', '=', orderId).execute()
  return orderId
}

/** Two vouchers of which one is redeemed, a group of two that formed, a shared cart, and a withdrawal that was paid out. */
async function aDay() {
  const { make, app } = world
  const journal = newJournal()
  const merchant = await make.customer()
  const storeId = await make.store({ merchant_id: merchant.id })
  const packageId = await aPackage(world, storeId, { stock: 100 })
  const [ann, ben] = [await make.customer({ balance: funds }), await make.customer({ balance: funds })]
  const orderId = await buyVouchers(ann, packageId, 2)
  const { code } = await ann.call(voucherDetail, { orderId })
  const { ticket } = await merchant.call(merchantCheckVoucher, { storeId, code: code ?? '' })
  const { id: redemptionId } = await merchant.call(merchantRedeemVoucher, { storeId, ticket, count: 1, ...key() })
  journal.redemptions.set(redemptionId, 1)
  const dealId = await aDeal(world, storeId, { size: 2, package_id: packageId })
  const { groupId, orderId: placeId } = await startGroup(ann, dealId)
  await joinGroup(ben, groupId)
  const cartOrderId = await aSharedCart(ann, ben)
  const { id: accountId } = await anAccount(ann)
  const { id: withdrawalId } = await ann.call(walletWithdraw, {
    ...{ accountId, amount: 2000, payPassword: '246810' },
    ...key(),
  })
  journal.withdrawals.add(withdrawalId)
  await app.context.db.transaction().execute((tx) => app.services.withdrawals.approve(tx, withdrawalId))
  await jobs()
  await jobs()
  const beginning = { stock: new Map(), packages: new Map([[packageId, 100]]) }
  return { journal, beginning, orderId, placeId, groupId, cartOrderId, withdrawalId, packageId, redemptionId }
}

type Day = Awaited<ReturnType<typeof aDay>>

const damaged = (damage: (day: Day & Tools) => unknown): Promise<string[]> =>
  faultsAfter(world, day, (tools) => damage({ ...day, ...tools }))

/** Possible damage, and the fault that the check reports. */
const damages: [string, (day: Day & Tools) => unknown, RegExp][] = [
  [
    'a voucher that is redeemed without a redemption',
    ({ run, orderId, redemptionId }) =>
      run("update vouchers set state = 'redeemed', redemption_id = ? where order_id = ?", redemptionId, orderId),
    /vouchers are wrong.*2 are redeemed, by its redemptions 1/,
  ],
  [
    'a voucher that was not issued',
    ({ run, orderId }) => run("delete from vouchers where state = 'usable' and order_id = ?", orderId),
    /vouchers are wrong.*1 of 2 vouchers/,
  ],
  [
    'a voucher that was returned for nothing',
    ({ run, orderId }) =>
      run("update vouchers set state = 'refunded' where state = 'usable' and order_id = ?", orderId),
    /vouchers are wrong.*came back for 1 of 2/,
  ],
  [
    'a usable voucher of a cancelled order',
    ({ run, orderId }) => run("update orders set state = 'cancelled', phase = 'cancelled' where id = ?", orderId),
    /vouchers are wrong.*is cancelled with 2 of 2 vouchers, 1 usable/,
  ],
  [
    'packages that vanished',
    ({ run, packageId }) => run('update packages set stock = stock - 1 where id = ?', packageId),
    /packages do not add up/,
  ],
  ['a redemption that is gone', ({ journal }) => journal.redemptions.set(randomUUID(), 1), /a redemption was lost/],
  [
    'a redemption of another number',
    ({ journal, redemptionId }) => journal.redemptions.set(redemptionId, 2),
    /a redemption was lost/,
  ],
  ['an undoing that is gone', ({ journal, redemptionId }) => journal.undone.add(redemptionId), /a redemption was lost/],
  [
    'a formed group with an unpaid place',
    ({ run, placeId }) => run("update group_places set state = 'held' where order_id = ?", placeId),
    /a group is wrong.*is formed/,
  ],
  [
    'a failed group that keeps its places',
    ({ run, groupId }) => run("update deal_groups set state = 'failed' where id = ?", groupId),
    /a group is wrong.*is failed/,
  ],
  [
    'a place whose vouchers never came',
    ({ run, placeId }) => run("update orders set state = 'gathering' where id = ?", placeId),
    /a group is wrong.*is gathering, its place paid/,
  ],
  [
    'shares of a cart that do not sum to its order',
    ({ run, cartOrderId }) =>
      run(
        'update group_cart_people set goods = goods + 1 where cart_id = (select id from group_carts where order_id = ?)',
        cartOrderId,
      ),
    /a shared cart is wrong.*has shares of/,
  ],
  [
    'a cart that is open although its order is paid',
    ({ run, cartOrderId }) => run("update group_carts set state = 'locked' where order_id = ?", cartOrderId),
    /a shared cart is wrong.*is locked/,
  ],
  ['a withdrawal that is gone', ({ journal }) => journal.withdrawals.add(randomUUID()), /a withdrawal was lost/],
  [
    'a withdrawal that never arrived',
    ({ run, withdrawalId }) =>
      run("update withdrawals set state = 'approved', ended_at = null where id = ?", withdrawalId),
    /a withdrawal is wrong.*is approved and holds 0/,
  ],
  [
    'a withdrawal that was paid out by nobody',
    ({ run }) => run('delete from sandbox_payouts'),
    /a withdrawal is wrong.*paid out 0 times/,
  ],
  [
    'a withdrawal that came back though it was paid',
    ({ run, withdrawalId }) =>
      run(`update withdrawals set state = 'rejected', reason = '{"en": "", "zh": ""}' where id = ?`, withdrawalId),
    /a balance is wrong/,
  ],
  ['a deposit that is gone', ({ journal }) => journal.deposits.add(randomUUID()), /a deposit was lost/],
]

describe('the check of vouchers, groups, shared carts and withdrawals', () => {
  it('should find nothing wrong with a day on which all went well', async () => {
    expect(await damaged(() => undefined)).toEqual([])
  })

  it.each(damages)('should find %s', async (_, damage, said) => {
    expect((await damaged(damage)).join('\n')).toMatch(said)
  })
})
