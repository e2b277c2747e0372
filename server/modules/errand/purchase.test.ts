import {
  errandAddTip,
  errandAnswerDelivery,
  errandAnswerPurchase,
  errandDeliveryTerms,
  errandDetail,
  errandOrderStance,
} from '@contract/calls/errand'
import { ledgerFaults } from '../../../tests/money/ledger-faults'
import { aPaidErrand, aRider, aStance, errandKey, pay, withErrand } from '../../testing/errands'
import { Cashier, openAt } from '../../testing/payments'
import { aWorld, type World } from '../../testing/world'
import { trustedId } from '../../security/trusted-id'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())
afterEach(async () => expect(await ledgerFaults(world.app.context.db)).toEqual([]))

const balance = 1_000_00
const aCustomer = () => world.make.customer({ balance })
const moneyOf = (id: string) => world.make.balanceOf('customer', id)

let photo = 0
const receipt = (amount: number) => ({ amount, photoHash: `receipt-${(photo += 1)}` })

/** A paid purchase of 50.00 whose rider is at the shop. */
async function atTheShop(ann: Awaited<ReturnType<typeof aCustomer>>, over = {}) {
  const orderId = await aPaidErrand(world, ann, over)
  await withErrand(world, orderId, async (tx, order, desk) => desk.arrive(tx, await desk.accept(tx, order, aRider)))
  return orderId
}

const ask = (orderId: string, amount: number, without: number) =>
  withErrand(world, orderId, (tx, order, desk) => desk.ask(tx, order, { amount, without, note: 'Lemons are dear' }))
const bought = (orderId: string, amounts: number[], corrects = false) =>
  withErrand(world, orderId, (tx, order, desk) => desk.bought(tx, order, amounts.map(receipt), corrects))
const setOff = (orderId: string) => withErrand(world, orderId, (tx, order, desk) => desk.setOff(tx, order, 10))

describe('dearer goods', () => {
  it('should be bought once the difference is paid, what is over coming back', async () => {
    const ann = await aCustomer()
    const orderId = await atTheShop(ann)
    const before = await moneyOf(ann.id)
    await ask(orderId, 70_00, 30_00)
    const { question } = await ann.call(errandDetail, { orderId })
    expect(question).toMatchObject({ amount: 70_00, difference: 20_00, without: 30_00, paymentId: null })
    const { paymentId, amount } = await ann.call(errandAnswerPurchase, { orderId, answer: 'pay', ...errandKey() })
    expect(amount).toBe(20_00)
    await pay(ann, { paymentId: paymentId ?? '' })
    expect(await ann.call(errandDetail, { orderId })).toMatchObject({ state: 'riderPicking', question: null })
    await bought(orderId, [40_00, 25_00])
    await setOff(orderId)
    expect(await moneyOf(ann.id)).toBe(before - 15_00)
    expect(await ann.call(errandDetail, { orderId })).toMatchObject({ spent: 65_00, refunded: 5_00 })
  })

  it('should not be bought without an answer: only what the estimate buys, or nothing', async () => {
    const ann = await aCustomer()
    const [some, none] = [await atTheShop(ann), await atTheShop(ann)]
    const before = await moneyOf(ann.id)
    await ask(some, 70_00, 30_00)
    await ask(none, 70_00, 0)
    expect(await ann.refusal(errandAnswerPurchase, { orderId: none, answer: 'without', ...errandKey() })).toBe(
      'nothingWithout',
    )
    world.clock.forward(6)
    await world.app.context.jobs.runDue()
    expect(await ann.call(errandDetail, { orderId: some })).toMatchObject({ state: 'riderPicking' })
    const ended = await ann.call(errandDetail, { orderId: none })
    expect(ended).toMatchObject({ state: 'cancelled' })
    expect(await moneyOf(ann.id)).toBe(before + ended.total - 5_00)
    await bought(some, [30_00])
    await setOff(some)
    expect(await moneyOf(ann.id)).toBe(before + ended.total - 5_00 + 20_00)
  })

  it('should send money back that comes after the question was answered, or twice', async () => {
    const ann = await aCustomer()
    const orderId = await atTheShop(ann)
    const before = await moneyOf(ann.id)
    await ask(orderId, 70_00, 30_00)
    const opened = await ann.call(errandAnswerPurchase, { orderId, answer: 'pay', ...errandKey() })
    const paymentId = opened.paymentId ?? ''
    const token = await openAt(ann, 'wechat', { paymentId })
    await ann.call(errandAnswerPurchase, { orderId, answer: 'without', ...errandKey() })
    await new Cashier(world).decide(token, 'succeed')
    await world.app.context.jobs.runDue()
    expect(await ann.call(errandDetail, { orderId })).toMatchObject({
      state: 'riderPicking',
      total: opened.errand.total,
    })
    expect(await ann.refusal(errandAnswerPurchase, { orderId, answer: 'pay', ...errandKey() })).toBe(
      'orderStateChanged',
    )
    expect(await moneyOf(ann.id)).toBe(before)
  })

  it('should be refused above the maximum, with a receipt of before, and asked for again when corrected', async () => {
    const ann = await aCustomer()
    const orderId = await atTheShop(ann)
    await expect(ask(orderId, 9_000_00, 0)).rejects.toMatchObject({ failure: 'purchaseOverMaximum' })
    await expect(setOff(orderId)).rejects.toMatchObject({ failure: 'receiptRequired' })
    const same = { amount: 10_00, photoHash: 'same' }
    await withErrand(world, orderId, (tx, order, desk) => desk.bought(tx, order, [same]))
    await expect(withErrand(world, orderId, (tx, order, desk) => desk.bought(tx, order, [same]))).rejects.toMatchObject(
      {
        failure: 'receiptUsed',
      },
    )
    await bought(orderId, [60_00], true)
    expect(await ann.call(errandDetail, { orderId })).toMatchObject({ state: 'purchaseQuestion', spent: 10_00 })
    await ann.call(errandAnswerPurchase, { orderId, answer: 'stop', ...errandKey() })
    expect(await moneyOf(ann.id)).toBe(balance - 5_00)
  })

  it('should cost nothing when nothing was found', async () => {
    const ann = await aCustomer()
    const orderId = await atTheShop(ann, { tip: 300 })
    await bought(orderId, [0])
    expect(await ann.call(errandDetail, { orderId })).toMatchObject({ state: 'cancelled', phase: 'cancelled' })
    expect(await moneyOf(ann.id)).toBe(balance)
  })
})

describe('a tip', () => {
  it('should be raised by separate payments until a rider accepts, and be refunded when none does', async () => {
    const ann = await aCustomer()
    const orderId = await aPaidErrand(world, ann, { tip: 200 })
    const raised = await ann.call(errandAddTip, { orderId, tip: 700, ...errandKey() })
    expect(raised.amount).toBe(500)
    await pay(ann, { paymentId: raised.paymentId ?? '' })
    expect(await ann.call(errandDetail, { orderId })).toMatchObject({ tip: 700, state: 'waitingAccept' })
    expect(await ann.refusal(errandAddTip, { orderId, tip: 600, ...errandKey() })).toBe('errandTipLower')
    const late = await ann.call(errandAddTip, { orderId, tip: 900, ...errandKey() })
    await world.hours(1)
    expect(await ann.refusal(errandAddTip, { orderId, tip: 900, ...errandKey() })).toBe('orderStateChanged')
    await expect(pay(ann, { paymentId: late.paymentId ?? '' })).rejects.toMatchObject({ failure: 'paymentClosed' })
    expect(await moneyOf(ann.id)).toBe(balance)
  })
})

describe('goods that nobody takes', () => {
  /** A purchase at a door where nobody is. */
  async function atTheDoor(ann: Awaited<ReturnType<typeof aCustomer>>, over = {}) {
    const orderId = await atTheShop(ann, over)
    await bought(orderId, [50_00])
    await setOff(orderId)
    const nobody = (waited: number, calls: number) =>
      withErrand(world, orderId, (tx, order, desk) => desk.nobody(tx, order, { waited, calls }))
    await expect(nobody(9, 2)).rejects.toMatchObject({ failure: 'recipientNotCalled' })
    await expect(nobody(10, 1)).rejects.toMatchObject({ failure: 'recipientNotCalled' })
    await nobody(10, 2)
    return orderId
  }

  it('should go back when the customer says nothing, refunded as far as the shop took them back', async () => {
    const ann = await aCustomer()
    const orderId = await atTheDoor(ann)
    const before = await moneyOf(ann.id)
    expect((await ann.call(errandDetail, { orderId })).undelivered).toMatchObject({ silent: 'return', calls: 2 })
    world.clock.forward(16)
    await world.app.context.jobs.runDue()
    expect(await ann.call(errandDetail, { orderId })).toMatchObject({ state: 'riderReturning' })
    await withErrand(world, orderId, (tx, order, desk) => desk.handBack(tx, order, 40_00))
    expect(await ann.call(errandDetail, { orderId })).toMatchObject({ state: 'returned', phase: 'done' })
    expect(await moneyOf(ann.id)).toBe(before + 40_00)
  })

  it('should be given away, never brought back, when they are perishable', async () => {
    const ann = await aCustomer()
    const orderId = await atTheDoor(ann, { product: 'Roses', itemType: 'flowers' })
    const errand = await ann.call(errandDetail, { orderId })
    expect(errand).toMatchObject({ perishable: true, itemType: { key: 'flowers' } })
    expect(errand.undelivered).toMatchObject({ choices: ['again', 'otherAddress', 'giveAway'], silent: 'giveAway' })
    const back = { orderId, answer: 'return', fee: errand.undelivered?.returnFee ?? 0 } as const
    expect(await ann.refusal(errandAnswerDelivery, { ...back, ...errandKey() })).toBe('errandAnswerUnavailable')
    const before = await moneyOf(ann.id)
    world.clock.forward(16)
    await world.app.context.jobs.runDue()
    expect((await ann.call(errandDetail, { orderId })).state).toBe('review')
    expect(await moneyOf(ann.id)).toBe(before)
  })

  it('should go back once that way is paid', async () => {
    const ann = await aCustomer()
    const orderId = await atTheDoor(ann)
    const { items } = await ann.call(errandDeliveryTerms, { orderId })
    const fee = items.find(({ answer }) => answer === 'return')?.fee ?? 0
    const { paymentId } = await ann.call(errandAnswerDelivery, { orderId, answer: 'return', fee, ...errandKey() })
    await pay(ann, { paymentId: paymentId ?? '' })
    expect(await ann.call(errandDetail, { orderId })).toMatchObject({ state: 'riderReturning' })
  })

  it('should be of a known type, or of none', async () => {
    const ann = await aCustomer()
    expect(await ann.refusal(errandOrderStance, await aStance(world, ann, { itemType: 'moon' }))).toBe(
      'itemTypeRequired',
    )
    const orderId = await atTheShop(ann)
    expect(await ann.call(errandDetail, { orderId })).toMatchObject({ perishable: false, itemType: null })
  })

  it('should go to another address, or back, once that way is paid, and again for nothing', async () => {
    const ann = await aCustomer()
    const orderId = await atTheDoor(ann)
    const addressId = await world.make.address(ann.id, { is_default: false, latitude: 22.545, address: 'Other Garden' })
    const { items } = await ann.call(errandDeliveryTerms, { orderId, addressId })
    expect(items.map(({ answer }) => answer)).toEqual(['again', 'otherAddress', 'return', 'giveAway'])
    const fee = items.find(({ answer }) => answer === 'otherAddress')?.fee ?? 0
    const other = { orderId, answer: 'otherAddress', addressId } as const
    expect(await ann.refusal(errandAnswerDelivery, { ...other, fee: fee + 1, ...errandKey() })).toBe(
      'errandTermsChanged',
    )
    const { paymentId } = await ann.call(errandAnswerDelivery, { ...other, fee, ...errandKey() })
    await pay(ann, { paymentId: paymentId ?? '' })
    expect(await ann.call(errandDetail, { orderId })).toMatchObject({
      state: 'riderDelivering',
      to: { name: 'Other Garden' },
    })
    await withErrand(world, orderId, (tx, order, desk) => desk.nobody(tx, order, { waited: 10, calls: 2 }))
    const again = await ann.call(errandAnswerDelivery, { orderId, answer: 'again', ...errandKey() })
    expect(again.errand.state).toBe('riderDelivering')
    await withErrand(world, orderId, (tx, order, desk) => desk.nobody(tx, order, { waited: 10, calls: 2 }))
    const given = await ann.call(errandAnswerDelivery, { orderId, answer: 'giveAway', ...errandKey() })
    expect(given.errand.state).toBe('review')
  })
})

describe('a hand-over code', () => {
  it('should be tried five times, after which a photo takes its place', async () => {
    const ann = await aCustomer()
    const orderId = await atTheShop(ann)
    await bought(orderId, [50_00])
    await setOff(orderId)
    const { desk } = world.app.services.errands
    const tried = (shown: Parameters<typeof desk.deliver>[1]) => desk.deliver(trustedId('order', orderId), shown)
    for (let left = 4; left >= 0; left -= 1)
      await expect(tried({ code: 'none' })).rejects.toMatchObject({
        failure: 'handOverCodeWrong',
        details: { attemptsLeft: left },
      })
    await expect(tried({ code: 'none' })).rejects.toMatchObject({ failure: 'handOverCodeLocked' })
    await tried({ photo: true })
    expect(await ann.call(errandDetail, { orderId })).toMatchObject({ state: 'delivered' })
  })
})
