import { messageSystemList } from '@contract/calls/message'
import { randomUUID } from 'node:crypto'
import { afterSalesLimits } from '@contract/after-sales-limits'
import { merchantAddEvidence } from '@contract/calls/merchant'
import { orderAddRefundEvidence, orderApplyRefund, orderEscalateRefund, orderRefundDetail } from '@contract/calls/order'
import * as staffCalls from '@contract/calls/staff'
import type { Refund } from '@contract/entities/refund'
import { ledgerFaults } from '../../../../tests/money/ledger-faults'
import type { TestCaller } from '../../../testing/caller'
import { newOrders, type OwnOrder, orderAfter, waysToStates } from '../../../testing/every-order'
import { aPaidOrder, apply, application, decide, part } from '../../../testing/refunds'
import { aStaff } from '../../../testing/staff'
import { aWorld, type World } from '../../../testing/world'

let world: World
let staff: TestCaller
beforeAll(async () => {
  world = await aWorld()
  staff = await aStaff(world, 'support')
})
afterAll(() => world.close())
afterEach(async () => expect(await ledgerFaults(world.app.context.db)).toEqual([]))

const key = () => ({ idempotencyKey: randomUUID() })
const acting = (reason = 'Both sides were heard') => ({ reason, ...key() })
const seen = (ann: TestCaller, refundId: string) => ann.call(orderRefundDetail, { refundId })

/** A refund of a dish that its store has refused. */
async function aRefusal() {
  const order = await aPaidOrder(world)
  const { id } = await apply(order.ann, order.orderId, part(order.first))
  await decide(world, order.orderId, id, 'refuse')
  return { ...order, id }
}

/** The events after which an order of a maker can be refunded first, looked for once. */
const found = new Map<(typeof newOrders)[string], readonly string[]>()

/** An order of a maker in the first state in which its customer can apply for a refund, with the application in a state. */
async function applied(
  make: (typeof newOrders)[string],
  state: Refund['state'] = 'merchantReview',
): Promise<{ own: OwnOrder; refund: Refund }> {
  const known = found.get(make)
  for (const way of known ? [known] : (await waysToStates(world, make, 8)).values()) {
    const own = await orderAfter(world, make, way)
    const refund = await own.ann.call(orderApplyRefund, application(own.orderId)).catch(() => undefined)
    if (refund?.state !== state) continue
    found.set(make, way)
    return { own, refund }
  }
  throw new Error('no state allows a refund')
}

describe.each(['takeaway', 'a stay', 'a table with a deposit'])('a refund of %s', (name) => {
  const make = newOrders[name]
  if (!make) throw new Error(`nothing makes ${name}`)

  it('should be decided by the clock where the store is silent', async () => {
    const { own, refund } = await applied(make)
    await world.hours(afterSalesLimits.answerHours)
    expect(await seen(own.ann, refund.id)).toMatchObject({ state: 'refundComplete' })
  })

  it('should be decided by staff where the store refused it, so that nothing stays held for ever', async () => {
    const { own, refund } = await applied(make)
    await decide(world, own.orderId, refund.id, 'refuse')
    expect(await own.ann.call(orderEscalateRefund, { refundId: refund.id })).toMatchObject({ state: 'evidence' })
    const request = { refundId: refund.id, outcome: 'all' as const, ...acting() }
    expect(await staff.call(staffCalls.staffDecideCase, request)).toMatchObject({ state: 'refundComplete' })
    expect(await seen(own.ann, refund.id)).toMatchObject({ state: 'refundComplete', amount: refund.amount })
  })
})

it('should be decided by staff alone where there is no store', async () => {
  const { own, refund } = await applied(newOrders['an errand'], 'evidence')
  await world.hours(afterSalesLimits.answerHours + afterSalesLimits.evidenceHours)
  expect(await seen(own.ann, refund.id)).toMatchObject({ state: 'arbitration' })
  const request = { refundId: refund.id, outcome: 'all' as const, ...acting() }
  expect(await staff.call(staffCalls.staffDecideCase, request)).toMatchObject({ state: 'refundComplete' })
})

it('should be heard from both sides before it is decided, and be read by both', async () => {
  const { ann, id, storeId } = await aRefusal()
  const merchant = await world.make.customer()
  await world.make.changeStore(storeId, { merchant_id: merchant.id })
  const said = { refundId: id, text: 'The bowl was half full', ...key() }
  expect(await ann.refusal(orderAddRefundEvidence, said)).toBe('refundStateChanged')
  await ann.call(orderEscalateRefund, { refundId: id })
  await ann.call(orderAddRefundEvidence, { ...said, ...key() })
  await merchant.call(merchantAddEvidence, { refundId: id, text: 'It was full', ...key() })
  expect((await staff.call(staffCalls.staffCases, { tab: 'evidence' })).items.map((each) => each.id)).toContain(id)
  await world.hours(afterSalesLimits.evidenceHours)
  const open = await staff.call(staffCalls.staffCases, {})
  expect(open.items.find((each) => each.id === id)).toMatchObject({ state: 'arbitration', deadline: null })
  await staff.call(staffCalls.staffNoteCase, { refundId: id, ...acting('We are on it') })
  const decided = await staff.call(staffCalls.staffDecideCase, {
    ...{ refundId: id, outcome: 'part', amount: 1000 },
    ...acting('Half'),
  })
  expect(decided).toMatchObject({ state: 'refundComplete', decision: { outcome: 'part', amount: 1000 } })
  expect(decided.statements.map(({ by, kind }) => `${kind} by ${by}`)).toEqual([
    ...['decision by platform', 'note by platform', 'evidence by merchant', 'evidence by customer'],
  ])
  expect(await seen(ann, id)).toMatchObject({ state: 'refundComplete', amount: 1000 })
  const again = { refundId: id, outcome: 'all' as const, ...acting() }
  expect(await staff.refusal(staffCalls.staffDecideCase, again)).toBe('refundStateChanged')
})

it('should be dismissed, finally, and refuse a part that is not less than all', async () => {
  const { ann, id } = await aRefusal()
  await ann.call(orderEscalateRefund, { refundId: id })
  const decision = (over: object) => ({ refundId: id, outcome: 'nothing' as const, ...over, ...acting() })
  const part = decision({ outcome: 'part', amount: 2600 })
  expect(await staff.refusal(staffCalls.staffDecideCase, part)).toBe('refundAmountTooHigh')
  const after = decision({ outcome: 'all', afterReturn: true })
  expect(await staff.refusal(staffCalls.staffDecideCase, after)).toBe('refundUnavailable')
  expect(await staff.call(staffCalls.staffDecideCase, decision({}))).toMatchObject({
    ...{ state: 'closed', decision: { outcome: 'nothing', amount: 0 } },
  })
  expect(await ann.refusal(orderEscalateRefund, { refundId: id })).toBe('refundStateChanged')
  const told = await ann.call(messageSystemList, { kind: 'order' })
  expect(told.items).toContainEqual(
    expect.objectContaining({ title: 'Linli has decided', target: { kind: 'refund', id } }),
  )
  const { items } = await staff.call(staffCalls.staffAudit, { subject: { kind: 'refund', reference: id } })
  expect(items).toMatchObject([{ call: 'staff.decideCase', before: { state: 'evidence' }, after: { state: 'closed' } }])
})

it('should be escalated by its customer alone, and only once it is refused', async () => {
  const { ann, orderId, first } = await aPaidOrder(world)
  const { id } = await apply(ann, orderId, part(first))
  expect(await ann.refusal(orderEscalateRefund, { refundId: id })).toBe('refundStateChanged')
  const ben = await world.make.customer()
  expect(await ben.refusal(orderEscalateRefund, { refundId: id })).toBe('refundNotFound')
})
