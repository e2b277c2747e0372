import { randomUUID } from 'node:crypto'
import { aftersaleEscalate } from '@contract/calls/aftersale'
import { merchantAddEvidence, merchantHandleRefund, merchantRefunds } from '@contract/calls/merchant'
import { CaseAutopilot } from '../../../demo/mall/case-autopilot'
import type { TestCaller } from '../../../testing/caller'
import { CaseFactory } from '../../../testing/cases'
import { aPicture } from '../../../testing/picture'
import { outputOf } from '../../../testing/printed'
import { aWorld, type World } from '../../../testing/world'
import { caseCommands } from './operator'

const key = () => ({ idempotencyKey: randomUUID() })

let world: World
let cases: CaseFactory

beforeAll(async () => {
  world = await aWorld({ TRACKING_SANDBOX: 'on' })
  cases = new CaseFactory(world)
})
afterAll(() => world.close())

/** A case of two returned pieces at a shop that a merchant runs. */
async function aReturn(quantity = 2) {
  const made = await cases.shipped([{ quantity }])
  const mia = await world.make.customer()
  await world.make.changeStore(made.shopId, { merchant_id: mia.id })
  const lines = [{ position: 0, quantity }]
  const { id } = await cases.apply(made.ann, made.orderId, { service: 'returnAndRefund', lines })
  return { ...made, mia, id }
}

const handle = (mia: TestCaller, refundId: string, over: { agree: boolean } & Record<string, unknown>) =>
  mia.call(merchantHandleRefund, { refundId, ...key(), ...over })

describe('a shop’s side of a case', () => {
  it('should agree to a return with its address, see it coming, and count it in', async () => {
    const { ann, mia, shopId, id, skuIds } = await aReturn()
    const listed = await mia.call(merchantRefunds, { storeId: shopId })
    expect(listed).toMatchObject({
      waiting: 1,
      items: [{ id, goods: { actions: ['agree', 'refuse'], fault: 'shop' } }],
    })
    const returnAddress = { name: 'Tea House', phone: '0571-88206612', address: '18 Longwu Tea Town' }
    expect(await handle(mia, id, { agree: true, returnAddress })).toMatchObject({
      state: 'awaitingReturn',
      goods: { returnAddress, actions: [] },
    })
    await cases.sendBack(ann, id)
    expect((await mia.call(merchantRefunds, { storeId: shopId })).items).toMatchObject([
      { goods: { returnParcel: { number: 'ZT900800700' }, actions: ['refuse', 'countIn'] } },
    ])
    const tooMany = { refundId: id, agree: true, counted: [{ position: 0, received: 3, sellable: 0 }], ...key() }
    expect(await mia.refusal(merchantHandleRefund, tooMany)).toBe('refundTooMuch')
    const counted = [{ position: 0, received: 1, sellable: 1, note: 'The second box was empty' }]
    expect(await handle(mia, id, { agree: true, counted })).toMatchObject({
      state: 'refundComplete',
      goods: {
        statements: [{ by: 'merchant', kind: 'note', text: 'The second box was empty' }, {}],
        counted: { announced: 2, received: 1, disputed: 1 },
      },
    })
    expect(await cases.stock(skuIds[0] ?? '')).toBe(49)
  })

  it('should refuse what never came back, however it is counted', async () => {
    const { ann, mia, id } = await aReturn()
    await handle(mia, id, { agree: true })
    await cases.sendBack(ann, id)
    const counted = [{ position: 0, received: 0, sellable: 0 }]
    expect(await handle(mia, id, { agree: true, counted })).toMatchObject({ state: 'refused' })
  })

  it('should refuse with pictures, and give evidence once the platform is asked', async () => {
    const { ann, mia, id } = await aReturn()
    const pictures = [(await mia.upload(await aPicture(20, 20), { module: 'refund' })).id]
    const refused = await handle(mia, id, { agree: false, reason: 'It left whole', pictures })
    expect(refused.goods?.statements[0]).toMatchObject({ by: 'merchant', kind: 'refused', pictures: [{}] })
    const evidence = { refundId: id, text: 'Our camera shows it' }
    expect(await mia.refusal(merchantAddEvidence, { ...evidence, ...key() })).toBe('refundStateChanged')
    await ann.call(aftersaleEscalate, { refundId: id })
    expect(await mia.call(merchantAddEvidence, { ...evidence, ...key() })).toMatchObject({
      goods: { actions: ['addEvidence'] },
    })
    const nine: string[] = []
    while (nine.length < 9) nine.push((await mia.upload(await aPicture(20, 20), { module: 'refund' })).id)
    await mia.call(merchantAddEvidence, { refundId: id, text: 'All of it', pictures: nine, ...key() })
    const more = [(await mia.upload(await aPicture(20, 20), { module: 'refund' })).id]
    expect(await mia.refusal(merchantAddEvidence, { refundId: id, text: 'More', pictures: more, ...key() })).toBe(
      'evidenceFull',
    )
  })
})

describe('the operator', () => {
  it('should list what waits for the platform, and decide on it', async () => {
    const { ann, mia, id } = await aReturn()
    await handle(mia, id, { agree: false, reason: 'It left whole' })
    await ann.call(aftersaleEscalate, { refundId: id })
    const run = (name: string, ...args: string[]) => outputOf(() => caseCommands[name]?.(world.app, args))
    expect(await run('cases')).toContain(id)
    expect(await run('case', id)).toContain('merchant refused: It left whole')
    await run('note', id, 'We ask the carrier')
    await expect(run('decide', id, 'part', 'Half')).rejects.toThrow('--amount')
    await run('decide', id, 'part', 'Half of it', '--amount', '4000')
    expect(await cases.of(ann, id)).toMatchObject({
      ...{ state: 'refundComplete', amount: 4000, isChosenAmount: true },
      statements: [{ by: 'platform', text: 'Half of it' }, { text: 'We ask the carrier' }, {}, {}],
    })
  })
})

describe('a decision for a buyer who has the goods', () => {
  const silently = (args: readonly string[]) => outputOf(() => caseCommands['decide']?.(world.app, args))

  async function escalated() {
    const made = await aReturn()
    await handle(made.mia, made.id, { agree: false, reason: 'It left whole' })
    await made.ann.call(aftersaleEscalate, { refundId: made.id })
    return made
  }

  it('should say whether it is refunded now or once they are back', async () => {
    const { ann, id } = await escalated()
    await expect(silently([id, 'all', 'It is broken'])).rejects.toThrow('--after-return')
    await expect(silently([id, 'all', 'It is broken', '--now', '--after-return'])).rejects.toThrow('--after-return')
    await expect(silently([id, 'part', 'Half', '--amount', '100', '--after-return'])).rejects.toThrow('Only all')
    await silently([id, 'all', 'It is broken', '--now'])
    expect(await cases.of(ann, id)).toMatchObject({ state: 'refundComplete', decision: { outcome: 'all' } })
  })

  it('should refund nothing before they are back, and be counted in rather than refused', async () => {
    const { ann, mia, id, shopId } = await escalated()
    const before = await world.make.balanceOf('customer', ann.id)
    await silently([id, 'all', 'Send it back', '--after-return'])
    const waits = await cases.of(ann, id)
    expect(waits).toMatchObject({ state: 'awaitingReturn', decision: { outcome: 'all' } })
    expect(waits.actions).toContain('sendBack')
    expect(waits.returnAddress).not.toBeNull()
    const steps = async () => (await cases.of(ann, id)).steps.map(({ key, state }) => `${key} ${state}`)
    const decided = ['applied done', 'refused done', 'evidence done', 'decision done']
    expect(await steps()).toEqual([...decided, 'sendBack current', 'received ahead', 'refunded ahead'])
    await cases.sendBack(ann, id)
    expect(await steps()).toEqual([...decided, 'sendBack done', 'received current', 'refunded ahead'])
    expect((await mia.call(merchantRefunds, { storeId: shopId })).items[0]?.goods?.actions).toEqual(['countIn'])
    const refusal = { refundId: id, agree: false, reason: 'No', ...key() }
    expect(await mia.refusal(merchantHandleRefund, refusal)).toBe('refundStateChanged')
    expect(await world.make.balanceOf('customer', ann.id)).toBe(before)
    const { amount } = await handle(mia, id, { agree: true, counted: [{ position: 0, received: 2, sellable: 0 }] })
    expect(await world.make.balanceOf('customer', ann.id)).toBe(before + amount)
    expect(await steps()).toEqual([...decided, 'sendBack done', 'received done', 'refunded done'])
  })

  it('should be disputed again where nothing came back, and end where nothing was sent', async () => {
    const { ann, mia, id } = await escalated()
    await silently([id, 'all', 'Send it back', '--after-return'])
    await cases.sendBack(ann, id)
    await handle(mia, id, { agree: true, counted: [{ position: 0, received: 0, sellable: 0 }] })
    expect(await cases.of(ann, id)).toMatchObject({ state: 'refused' })
    await ann.call(aftersaleEscalate, { refundId: id })
    await silently([id, 'nothing', 'It never came back'])
    expect(await cases.of(ann, id)).toMatchObject({ state: 'closed', decision: { outcome: 'nothing', amount: 0 } })
    const late = await escalated()
    await silently([late.id, 'all', 'Send it back', '--after-return'])
    await world.hours(8 * 24)
    expect((await cases.of(late.ann, late.id)).state).toBe('closed')
  })
})

describe('the demo’s shops', () => {
  beforeAll(() => new CaseAutopilot(world.app.context, world.app.services).start())

  /** A return of two pieces at a shop whose note says something, after it was sent back if the shop agreed. */
  async function played(remark: string) {
    const made = await cases.shipped([{ quantity: 2 }])
    await world.app.context.db.updateTable('mall_orders').set({ remark }).where('order_id', '=', made.orderId).execute()
    const lines = [{ position: 0, quantity: 2 }]
    const { id } = await cases.apply(made.ann, made.orderId, { service: 'returnAndRefund', lines })
    await world.hours(1)
    const answered = await cases.of(made.ann, id)
    if (answered.state === 'awaitingReturn') {
      await cases.sendBack(made.ann, id, `ZT${Date.parse(answered.appliedAt)}`)
      // Each scan of the carrier, and then the shop, waits for the one before.
      for (let step = 0; step < 8; step += 1) await world.hours(1)
    }
    return { ...made, id, answered, now: await cases.of(made.ann, id) }
  }

  it('should agree, have it carried back, and count it in', async () => {
    const { now } = await played('')
    expect(now).toMatchObject({ state: 'refundComplete', counted: { announced: 2, received: 2, disputed: 0 } })
    expect(now.returnParcel?.deliveredAt).not.toBeNull()
  })

  it('should count one fewer, refuse, or be silent, as the note says', async () => {
    expect((await played('#short')).now).toMatchObject({ counted: { received: 1, disputed: 1 } })
    expect((await played('#silent')).now).toMatchObject({ state: 'merchantReview' })
    const refused = await played('#norefund')
    expect(refused.now).toMatchObject({ state: 'refused' })
    await refused.ann.call(aftersaleEscalate, { refundId: refused.id })
    await world.hours(1)
    expect(await cases.of(refused.ann, refused.id)).toMatchObject({
      state: 'refundComplete',
      decision: { outcome: 'all' },
      evidence: { customer: 0, merchant: 0 },
      statements: [{ by: 'platform' }, { by: 'merchant', kind: 'evidence' }, {}, {}],
    })
  })
})
