import { randomUUID } from 'node:crypto'
import { aftersaleApply, aftersaleEdit, aftersaleRevoke, aftersaleSendBack } from '@contract/calls/aftersale'
import { merchantHandleRefund } from '@contract/calls/merchant'
import { orderConfirmReceipt } from '@contract/calls/order'
import { afterSalesLimits } from '@contract/after-sales-limits'
import { ledgerFaults } from '../../../../tests/money/ledger-faults'
import { isFailure } from '../../../http/failure'
import { RefusedCall } from '../../../testing/caller'
import { CaseFactory } from '../../../testing/cases'
import { aWorld, type World } from '../../../testing/world'

let world: World
let cases: CaseFactory

beforeAll(async () => {
  world = await aWorld()
  cases = new CaseFactory(world)
})
afterAll(() => world.close())
afterEach(async () => expect(await ledgerFaults(world.app.context.db)).toEqual([]))

const key = () => ({ idempotencyKey: randomUUID() })
const days = (count: number) => world.clock.forward(count * 24 * 60)

/** The failure of a refused piece of work, otherwise 'done'. */
const named = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof RefusedCall && error.failure) return error.failure
      if (isFailure(error)) return error.failure
      throw error
    },
  )

/** Outcomes of concurrent work, sorted. */
const ends = async (...work: Promise<unknown>[]): Promise<string[]> => (await Promise.all(work.map(named))).sort()

async function aCase(service: 'refundOnly' | 'returnAndRefund' = 'refundOnly') {
  const made = await cases.shipped([{ quantity: 2 }])
  const mia = await world.make.customer()
  await world.make.changeStore(made.shopId, { merchant_id: mia.id })
  const lines = [{ position: 0, quantity: 2 }]
  const { id } = await cases.apply(made.ann, made.orderId, { service, lines })
  return { ...made, mia, id }
}

const agree = ({ mia, id }: Awaited<ReturnType<typeof aCase>>) =>
  mia.call(merchantHandleRefund, { refundId: id, agree: true, ...key() })

it('has one winner when the buyer withdraws what the shop agrees to, and names who was faster', async () => {
  for (let round = 0; round < 4; round++) {
    const made = await aCase()
    const { ann, id } = made
    const withdraw = () => ann.call(aftersaleRevoke, { refundId: id })
    const work = round % 2 === 0 ? [withdraw(), agree(made)] : [agree(made), withdraw()]
    expect(await ends(...work)).toEqual(['done', 'refundStateChanged'])
    const { state, amount } = await cases.of(ann, id)
    const back = state === 'refundComplete' ? amount : 0
    expect(await world.make.balanceOf('customer', ann.id)).toBe(10_000_00 - 10_800 + back)
    const late = await ann.call(aftersaleRevoke, { refundId: id }).catch((error: unknown) => error)
    const by = state === 'refundComplete' ? 'merchant' : 'platform'
    expect((late as RefusedCall).envelope.data).toMatchObject({ by, state })
  }
})

it('either sends goods back or closes the case that is overdue', async () => {
  for (let round = 0; round < 3; round++) {
    const made = await aCase('returnAndRefund')
    await agree(made)
    days(afterSalesLimits.returnDays)
    const logistics = { company: 'zhongtong', number: 'ZT1', contact: '13912345678' }
    const sent = named(made.ann.call(aftersaleSendBack, { refundId: made.id, logistics }))
    await world.app.context.jobs.runDue()
    const { state } = await cases.of(made.ann, made.id)
    expect([await sent, state]).toEqual(
      (await sent) === 'done' ? ['done', 'returnedGoods'] : ['refundStateChanged', 'closed'],
    )
  }
})

it('settles an order once when its receipt is confirmed twice and its case agreed to', async () => {
  const made = await aCase()
  const { ann, orderId, shopId } = made
  const confirm = () => ann.call(orderConfirmReceipt, { orderId, ...key() })
  const [first, second, agreed] = await Promise.all([named(confirm()), named(confirm()), named(agree(made))])
  expect(agreed).toBe('done')
  expect([first, second].filter((end) => end === 'done').length).toBeLessThanOrEqual(1)
  expect(await world.make.balanceOf('store', shopId)).toBe(0)
  expect(await world.make.balanceOf('customer', ann.id)).toBe(10_000_00)
})

it('ships a parcel or opens a case of it, and refunds what was asked for whichever came first', async () => {
  for (let round = 0; round < 4; round++) {
    const { ann, orderId } = await cases.order([{}])
    const [parcel] = (await cases.detail(ann, orderId)).parcelList
    const ship = () => cases.ship(parcel?.id ?? '')
    const apply = () => cases.apply(ann, orderId, { reason: 'slow' })
    const work = round % 2 === 0 ? [ship(), apply()] : [apply(), ship()]
    const [one, other] = await Promise.all(work.map(named))
    const shipped = round % 2 === 0 ? one : other
    expect(round % 2 === 0 ? other : one).toBe('done')
    const { status, lines } = await cases.detail(ann, orderId)
    expect(lines[0]?.afterSales.case?.state).toBe('merchantReview')
    expect(status).toBe(shipped === 'done' ? 'pendingReceipt' : 'pendingShipment')
  }
})

it('opens one case of a line however often it is asked for at once', async () => {
  const { ann, orderId } = await cases.shipped([{ quantity: 3 }])
  const work = Array.from({ length: 4 }, () => ann.call(aftersaleApply, cases.asks(orderId)))
  expect(await ends(...work)).toEqual([...Array<string>(3).fill('applicationInReview'), 'done'].sort())
})

it('edits what is unanswered, or finds it answered', async () => {
  const made = await aCase()
  const { orderId: _, ...asked } = cases.asks(made.orderId, { amount: 100 })
  const edit = made.ann.call(aftersaleEdit, { refundId: made.id, ...asked })
  const [edited, agreed] = await Promise.all([named(edit), named(agree(made))])
  const { state, amount } = await cases.of(made.ann, made.id)
  expect([agreed, state]).toEqual(['done', 'refundComplete'])
  expect(amount).toBe(edited === 'done' ? 100 : 10_800)
})
