import { errandConfirm, errandDetail } from '@contract/calls/errand'
import { messageSystemList } from '@contract/calls/message'
import { orderApplyRefund, orderRefundDetail, orderRefundReasons } from '@contract/calls/order'
import { riderEarnings } from '@contract/calls/rider'
import { staffCases, staffDecideCase } from '@contract/calls/staff'
import type { RequestInput } from '@contract/call'
import { ledgerFaults } from '../../../tests/money/ledger-faults'
import type { TestCaller } from '../../testing/caller'
import { aPaidErrand, aRider as somebody, errandKey, withErrand } from '../../testing/errands'
import { aRider } from '../../testing/riders'
import { aStaff } from '../../testing/staff'
import { aWorld, type World } from '../../testing/world'
import { nameRiderShares } from '../delivery/queries'
import { platform } from '../wallet/ledger'

let world: World
let staff: TestCaller
beforeAll(async () => {
  world = await aWorld()
  staff = await aStaff(world, 'support')
})
afterAll(() => world.close())
afterEach(async () => expect(await ledgerFaults(world.app.context.db)).toEqual([]))

const ceiling = 500_00
const moneyOf = (id: string) => world.make.balanceOf('customer', id)
const platformMoney = () => world.make.balanceOf(platform.kind, platform.ownerId)

/** A parcel on its way to the door, which was fetched for 8.00. */
async function aParcel() {
  const ann = await world.make.customer({ balance: 1_000_00 })
  const pickupAddressId = await world.make.address(ann.id, { is_default: false, address: 'Office', latitude: 22.55 })
  const parcel = { errandKind: 'send', product: '', shop: null, estimate: 0, itemType: 'digital' } as const
  const orderId = await aPaidErrand(world, ann, { ...parcel, pickupAddressId })
  const rider = await aRider(world, { online: false })
  await withErrand(world, orderId, async (tx, order, desk) => {
    const accepted = await desk.accept(tx, order, somebody)
    await nameRiderShares(tx, order.id, rider.id)
    await desk.setOff(tx, await desk.events.fire(tx, await desk.arrive(tx, accepted), 'pickUp', 'rider'), 10)
  })
  return { ann, rider, orderId }
}

type Applied = Partial<RequestInput<typeof orderApplyRefund>>
const asking = (orderId: string, over: Applied = {}) => ({
  ...{ orderId, type: 'full' as const, reason: 'Damaged on the way', description: 'The parcel is lost' },
  ...errandKey(),
  ...over,
})
/** Amount that counts towards the limit of the member of staff who decided a refund. */
const costOf = async (refundId: string) =>
  (
    await world.app.context.db
      .selectFrom('audit_entries')
      .select('cost')
      .where('subject_id', '=', refundId)
      .executeTakeFirstOrThrow()
  ).cost
const deciding = (refundId: string) => ({ refundId, reason: 'The receipt was seen', ...errandKey() })

it('should be decided by the platform, which pays it beyond the refund', async () => {
  const { ann, rider, orderId } = await aParcel()
  const [before, ours] = [await moneyOf(ann.id), await platformMoney()]
  expect(await ann.call(orderRefundReasons, { orderId })).toMatchObject({ mostClaim: ceiling })
  const { id, amount } = await ann.call(orderApplyRefund, asking(orderId, { claim: 320_00 }))
  // The clock agrees to no claim.
  await world.hours(24 * 10)
  expect(await ann.call(orderRefundDetail, { refundId: id })).toMatchObject({ state: 'arbitration', claim: 320_00 })
  expect((await staff.call(staffCases, {})).items).toMatchObject([{ id, claim: 320_00 }])
  expect(await staff.refusal(staffDecideCase, { ...deciding(id), outcome: 'all', claim: 320_01 })).toBe(
    'refundAmountTooHigh',
  )
  const decided = await staff.call(staffDecideCase, { ...deciding(id), outcome: 'all' })
  expect(decided.decision).toEqual({ outcome: 'all', amount, claimPaid: 320_00 })
  expect(await ann.call(orderRefundDetail, { refundId: id })).toMatchObject({ claimPaid: 320_00 })
  expect(await moneyOf(ann.id)).toBe(before + amount + 320_00)
  expect(await platformMoney()).toBe(ours - 320_00)
  expect(await costOf(id)).toBe(320_00)
  expect(await rider.call(riderEarnings, {})).toMatchObject({ available: 0, owed: 0 })
})

it('should be paid by the rider where staff say so, in part, also after the errand was settled', async () => {
  const { ann, rider, orderId } = await aParcel()
  await withErrand(world, orderId, (tx, order, desk) => desk.events.fire(tx, order, 'deliver', 'rider'))
  await ann.call(errandConfirm, { orderId, ...errandKey() })
  const [before, ours] = [await moneyOf(ann.id), await platformMoney()]
  const { available: earned } = await rider.call(riderEarnings, {})
  expect(earned).toBeGreaterThan(0)
  const { id, amount } = await ann.call(orderApplyRefund, asking(orderId, { claim: 100_00 }))
  await staff.call(staffDecideCase, { ...deciding(id), outcome: 'all', claim: 60_00, bearer: 'rider' })
  expect(await moneyOf(ann.id)).toBe(before + amount + 60_00)
  // The refund takes the pay back; what was lost becomes a debt of the rider.
  expect(await rider.call(riderEarnings, {})).toMatchObject({ available: 0, owed: 60_00 })
  expect(await costOf(id)).toBe(0)
  expect(await platformMoney()).toBe(ours - (amount - earned))
})

it('should cost nothing where it is dismissed', async () => {
  const { ann, orderId } = await aParcel()
  const before = await moneyOf(ann.id)
  const { id } = await ann.call(orderApplyRefund, asking(orderId, { claim: 100_00 }))
  await staff.call(staffDecideCase, { ...deciding(id), outcome: 'nothing', claim: 100_00 })
  expect(await ann.call(orderRefundDetail, { refundId: id })).toMatchObject({ state: 'closed', claimPaid: 0 })
  expect(await moneyOf(ann.id)).toBe(before)
})

it('should be up to the ceiling of the order in all, and of no purchase', async () => {
  const { ann, orderId } = await aParcel()
  const lines = [{ position: 0, quantity: 1 }]
  expect(await ann.refusal(orderApplyRefund, asking(orderId, { claim: ceiling + 1 }))).toBe('claimTooMuch')
  const { id } = await ann.call(orderApplyRefund, asking(orderId, { type: 'partial', lines, claim: ceiling }))
  expect(await ann.refusal(orderApplyRefund, asking(orderId, { claim: 1 }))).toBe('claimTooMuch')
  await staff.call(staffDecideCase, { ...deciding(id), outcome: 'all' })
  expect((await ann.call(errandDetail, { orderId })).state).toBe('cancelled')

  const bob = await world.make.customer({ balance: 1_000_00 })
  const bought = await aPaidErrand(world, bob)
  await withErrand(world, bought, async (tx, order, desk) => {
    const arrived = await desk.arrive(tx, await desk.accept(tx, order, somebody))
    await desk.setOff(tx, await desk.bought(tx, arrived, [{ amount: 50_00, photoHash: 'claims' }]), 10)
  })
  expect(await bob.call(orderRefundReasons, { orderId: bought })).toMatchObject({ mostClaim: 0 })
  expect(await bob.refusal(orderApplyRefund, asking(bought, { claim: 1 }))).toBe('claimTooMuch')
})

it('should be decided by the platform without a claim too, as nobody else can refuse it', async () => {
  const { ann, orderId } = await aParcel()
  await withErrand(world, orderId, (tx, order, desk) => desk.events.fire(tx, order, 'deliver', 'rider'))
  await ann.call(errandConfirm, { orderId, ...errandKey() })
  const before = await moneyOf(ann.id)
  const { id } = await ann.call(orderApplyRefund, asking(orderId))
  await world.hours(24 * 14)
  expect(await ann.call(orderRefundDetail, { refundId: id })).toMatchObject({ state: 'arbitration' })
  expect((await staff.call(staffCases, {})).items).toMatchObject([{ id }])
  await staff.call(staffDecideCase, { ...deciding(id), outcome: 'nothing' })
  expect([(await ann.call(orderRefundDetail, { refundId: id })).state, await moneyOf(ann.id)]).toEqual([
    'closed',
    before,
  ])
  const { items } = await ann.call(messageSystemList, { kind: 'order' })
  expect(items.map(({ title }) => title)).toContain('Linli has decided')
})
