import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import {
  aftersaleAddEvidence,
  aftersaleApply,
  aftersaleEdit,
  aftersaleEscalate,
  aftersaleList,
  aftersaleReasons,
  aftersaleRevoke,
} from '@contract/calls/aftersale'
import { afterSalesLimits } from '@contract/after-sales-limits'
import { ledgerFaults } from '../../../../tests/money/ledger-faults'
import type { Database } from '../../../database/schema'
import { releaseMedia } from '../../account/personal-data/queries'
import { CaseFactory } from '../../../testing/cases'
import { aPicture } from '../../../testing/picture'
import { aWorld, type World } from '../../../testing/world'
import { trustedId } from '../../../security/trusted-id'

type Tx = Transaction<Database>

const paid = 10_000_00
const key = () => ({ idempotencyKey: randomUUID() })

let world: World
let cases: CaseFactory

beforeAll(async () => {
  world = await aWorld()
  cases = new CaseFactory(world)
})
afterAll(() => world.close())
afterEach(async () => expect(await ledgerFaults(world.app.context.db)).toEqual([]))

const balance = (id: string) => world.make.balanceOf('customer', id)
const inTx = <T>(work: (tx: Tx) => Promise<T>) => world.app.context.db.transaction().execute(work)
const disputes = () => world.app.services.disputes

describe('a refused case', () => {
  async function aRefusal() {
    const made = await cases.shipped([{ quantity: 2 }])
    const { id } = await cases.apply(made.ann, made.orderId)
    await cases.fire(id, 'refuse', 'merchant', { reason: 'The photo shows no leak' })
    return { ...made, id }
  }

  it('should be edited three times, unanswered or refused, and stand in the way of another of its line', async () => {
    const { ann, orderId, id } = await aRefusal()
    expect(await ann.refusal(aftersaleApply, cases.asks(orderId))).toBe('applicationInReview')
    const edited = (amount: number) => {
      const { orderId: _, ...asked } = cases.asks(orderId, { amount, description: 'Look again' })
      return { refundId: id, ...asked }
    }
    expect(await ann.call(aftersaleEdit, edited(3000))).toMatchObject({ amount: 3000, editsLeft: 2 })
    expect(await ann.call(aftersaleEdit, edited(2000))).toMatchObject({ amount: 2000, editsLeft: 1 })
    const last = await ann.call(aftersaleEdit, edited(1000))
    expect(last).toMatchObject({ amount: 1000, editsLeft: 0, state: 'merchantReview', actions: ['revoke'] })
    expect(last.statements.map(({ kind }) => kind)).toEqual(['edited', 'edited', 'edited', 'refused', 'applied'])
    expect(await ann.refusal(aftersaleEdit, edited(500))).toBe('editsUsedUp')
  })

  it('should be heard by the platform, with the evidence of both, and be decided finally', async () => {
    const { ann, orderId, id } = await aRefusal()
    expect(await ann.call(aftersaleEscalate, { refundId: id })).toMatchObject({
      state: 'evidence',
      actions: ['revoke', 'addEvidence'],
    })
    const pictures = [(await ann.upload(await aPicture(20, 20), { module: 'refund' })).id]
    const given = await ann.call(aftersaleAddEvidence, { refundId: id, text: 'The lid is loose', pictures, ...key() })
    expect(given).toMatchObject({ evidence: { customer: 1, merchant: 0, limit: 9 } })
    expect(given.statements[0]).toMatchObject({ by: 'customer', kind: 'evidence', pictures: [{}] })
    expect(await inTx((tx) => releaseMedia(tx, ann.id))).not.toContain(pictures[0])
    await inTx((tx) => disputes().note(tx, trustedId('refund', id), 'We are on it'))
    await world.hours(afterSalesLimits.evidenceHours)
    expect(await cases.of(ann, id)).toMatchObject({ state: 'arbitration', deadline: null })
    expect(await ann.refusal(aftersaleAddEvidence, { refundId: id, text: 'More', ...key() })).toBe('refundStateChanged')
    const part = { outcome: 'part', amount: 2000, text: 'Half the fault is the carrier’s' } as const
    await inTx((tx) => disputes().decide(tx, trustedId('refund', id), part))
    expect(await cases.of(ann, id)).toMatchObject({
      ...{ state: 'refundComplete', amount: 2000, actions: [], decision: { outcome: 'part', amount: 2000 } },
      statements: [{ by: 'platform', kind: 'decision' }, { kind: 'note' }, {}, {}, {}],
    })
    expect((await cases.detail(ann, orderId)).lines[0]?.afterSales).toMatchObject({ left: 2, refundedAmount: 2000 })
    await expect(inTx((tx) => disputes().decide(tx, trustedId('refund', id), part))).rejects.toMatchObject({
      failure: 'refundStateChanged',
    })
  })

  it('should end with nothing, and free its line', async () => {
    const { ann, orderId, id } = await aRefusal()
    await ann.call(aftersaleEscalate, { refundId: id })
    await inTx((tx) => disputes().decide(tx, trustedId('refund', id), { outcome: 'nothing', text: 'It was worn' }))
    const ended = await cases.of(ann, id)
    expect(ended).toMatchObject({ state: 'closed', decision: { outcome: 'nothing', amount: 0 }, actions: [] })
    expect(ended.steps.map(({ key: step }) => step)).toEqual(['applied', 'refused', 'evidence', 'decision', 'closed'])
    expect((await cases.detail(ann, orderId)).lines[0]).toMatchObject({ openQuantity: 0, afterSales: { left: 2 } })
  })

  it('should be withdrawn, listed by whose turn it is, and be shown to its customer alone', async () => {
    const { ann, id } = await aRefusal()
    const ids = async (tab: 'yours' | 'open' | 'done') =>
      (await ann.call(aftersaleList, { tab })).items.map((each) => each.id)
    expect([await ids('yours'), await ids('open'), await ids('done')]).toEqual([[id], [], []])
    const ben = await world.make.customer()
    expect(await ben.refusal(aftersaleRevoke, { refundId: id })).toBe('refundNotFound')
    expect(await ann.call(aftersaleRevoke, { refundId: id })).toMatchObject({ state: 'closed', actions: [] })
    expect([await ids('yours'), await ids('open'), await ids('done')]).toEqual([[], [], [id]])
    expect((await ann.call(aftersaleList, {})).counts).toEqual({ yours: 0, open: 0 })
  })
})

describe('after receipt', () => {
  it('should be open for seven days without reason and for fifteen with a fault', async () => {
    const { ann, orderId } = await cases.received([{}])
    const asked = (over: object) => ann.refusal(aftersaleApply, cases.asks(orderId, over))
    expect(await asked({ reason: 'changedMind' })).toBe('refundUnavailable')
    expect(await asked({ reason: 'slow' })).toBe('refundUnavailable')
    expect((await cases.detail(ann, orderId)).lines[0]?.afterSales.services).toEqual(['refundOnly', 'returnAndRefund'])
    await world.hours(7 * 24)
    expect(await asked({ reason: 'changedMind', service: 'returnAndRefund' })).toBe('deadlinePassed')
    const { items } = await ann.call(aftersaleReasons, { orderId })
    expect(items.find(({ key: reason }) => reason === 'changedMind')?.services).toEqual([])
    expect(items.find(({ key: reason }) => reason === 'damaged')?.services).toEqual(['refundOnly', 'returnAndRefund'])
    await world.hours(8 * 24)
    expect(await asked({})).toBe('deadlinePassed')
  })

  it('should take from the shop what it was paid, and leave the order received', async () => {
    const { ann, orderId, shopId } = await cases.received([{}])
    expect(await world.make.balanceOf('store', shopId)).toBe(5800 - 250)
    const { id } = await cases.apply(ann, orderId)
    await cases.fire(id, 'agreeRefund', 'merchant')
    expect(await world.make.balanceOf('store', shopId)).toBe(0)
    expect(await balance(ann.id)).toBe(paid)
    expect(await cases.detail(ann, orderId)).toMatchObject({ status: 'success', refunded: 5800 })
  })
})
