import {
  errandAnswerDelivery,
  errandAnswerPurchase,
  errandComment,
  errandDetail,
  errandPickupCodeStand,
} from '@contract/calls/errand'
import { orderConfirmReceipt } from '@contract/calls/order'
import * as calls from '@contract/calls/rider'
import { ledgerFaults } from '../../../tests/money/ledger-faults'
import type { TestCaller } from '../../testing/caller'
import { aPaidErrand, aRider as somebody, errandKey, pay, withErrand } from '../../testing/errands'
import { aPicture } from '../../testing/picture'
import { acceptOnly, aRider, search } from '../../testing/riders'
import { aWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => {
  world = await aWorld({ CALL_NUMBERS_SANDBOX: 'on', RIDER_REACH: '20000' })
})
afterAll(() => world.close())
afterEach(async () => expect(await ledgerFaults(world.app.context.db)).toEqual([]))

let side = 20
const photo = async (rider: TestCaller) =>
  (await rider.upload(await aPicture((side += 1), 20), { module: 'errandProof' })).id

/** An errand that a different rider has accepted. */
async function anAcceptedErrand(
  ...given: Parameters<typeof aPaidErrand> extends [unknown, unknown, ...infer R] ? R : never
) {
  const ann = await world.make.customer({ balance: 1_000_00 })
  const rider = await aRider(world)
  const orderId = await aPaidErrand(world, ann, ...given)
  await search(world)
  const { id: deliveryId } = await acceptOnly(rider)
  // The riders of later tests are asked instead.
  await rider.call(calls.riderShift, { action: 'pause' })
  return { ann, rider, orderId, deliveryId, read: () => ann.call(errandDetail, { orderId }) }
}

it('should buy, deliver by code and pay the rider', async () => {
  const { ann, rider, orderId, deliveryId, read } = await anAcceptedErrand()
  expect(await rider.call(calls.riderArrive, { deliveryId, at: 'pickup', ...errandKey() })).toMatchObject({
    step: 'buy',
    purchase: { paid: 50_00, spent: null, isAsked: false },
    proof: { pickup: 'none', dropOff: 'code' },
  })
  expect(await rider.refusal(calls.riderPickUp, { deliveryId, ...errandKey() })).toBe('receiptRequired')
  const photoId = await photo(rider)
  expect(await rider.call(calls.riderBuy, { deliveryId, amount: 45_00, photoId, ...errandKey() })).toMatchObject({
    state: 'pickedUp',
    purchase: { spent: 45_00 },
  })
  await rider.call(calls.riderPickUp, { deliveryId, ...errandKey() })
  expect((await read()).refunded).toBe(5_00)
  await rider.call(calls.riderArrive, { deliveryId, at: 'dropOff', ...errandKey() })
  expect(await rider.refusal(calls.riderDeliver, { deliveryId, code: '0000', ...errandKey() })).toBe(
    'handOverCodeWrong',
  )
  const { deliveryCode } = await ann.call(errandPickupCodeStand, { orderId })
  expect(await rider.call(calls.riderDeliver, { deliveryId, code: deliveryCode ?? '', ...errandKey() })).toMatchObject({
    state: 'delivered',
  })
  const { pending } = await rider.call(calls.riderEarnings, {})
  expect(pending).toBeGreaterThan(45_00)
  await ann.call(orderConfirmReceipt, { orderId, ...errandKey() })
  expect(await rider.call(calls.riderEarnings, {})).toMatchObject({ available: pending, pending: 0 })
})

it('should ask the customer about dearer goods, and refuse a receipt that was used', async () => {
  const { ann, rider, orderId, deliveryId, read } = await anAcceptedErrand()
  await rider.call(calls.riderArrive, { deliveryId, at: 'pickup', ...errandKey() })
  const photoId = await photo(rider)
  const dearer = { deliveryId, amount: 60_00, without: 40_00, note: 'Only the large bag', photoId }
  expect(await rider.call(calls.riderBuy, { ...dearer, ...errandKey() })).toMatchObject({
    purchase: { isAsked: true },
  })
  expect(await read()).toMatchObject({ question: { amount: 60_00, without: 40_00, note: 'Only the large bag' } })
  const { paymentId } = await ann.call(errandAnswerPurchase, { orderId, answer: 'pay', ...errandKey() })
  await pay(ann, { paymentId: paymentId ?? '' })
  // Nothing was kept before the answer, so that the receipt comes again.
  expect(await rider.call(calls.riderTask, { deliveryId })).toMatchObject({ step: 'buy' })
  const paid = { deliveryId, amount: 60_00, photoId }
  expect(await rider.call(calls.riderBuy, { ...paid, ...errandKey() })).toMatchObject({ step: 'pickUp' })
  expect(await rider.call(calls.riderPickUp, { deliveryId, ...errandKey() })).toMatchObject({ state: 'onTheWay' })
  const second = await anAcceptedErrand()
  await second.rider.call(calls.riderArrive, { deliveryId: second.deliveryId, at: 'pickup', ...errandKey() })
  const bought = { deliveryId: second.deliveryId, amount: 20_00 }
  const used = await second.rider.upload(await aPicture(300, 200), { module: 'errandProof' })
  await second.rider.call(calls.riderBuy, { ...bought, photoId: used.id, ...errandKey() })
  const again = await second.rider.upload(await aPicture(300, 200), { module: 'errandProof' })
  expect(await second.rider.refusal(calls.riderBuy, { ...bought, photoId: again.id, ...errandKey() })).toBe(
    'receiptUsed',
  )
})

it('should add receipts up, replace them by a correction, and ask what is dearer again', async () => {
  const { ann, rider, orderId, deliveryId, read } = await anAcceptedErrand()
  await rider.call(calls.riderArrive, { deliveryId, at: 'pickup', ...errandKey() })
  const buy = async (amount: number, corrects = false, photoId?: string) =>
    rider.call(calls.riderBuy, {
      deliveryId,
      amount,
      corrects,
      photoId: photoId ?? (await photo(rider)),
      ...errandKey(),
    })
  await buy(10_00)
  expect(await buy(15_00)).toMatchObject({ step: 'pickUp', purchase: { spent: 25_00, needsReceipt: false } })
  expect(await read()).toMatchObject({ receipts: [{ amount: 10_00 }, { amount: 15_00 }], photos: [{}, {}] })
  expect(await buy(20_00, true)).toMatchObject({ purchase: { spent: 20_00 } })
  expect(await read()).toMatchObject({ receipts: [{ amount: 20_00 }], photos: [{ step: 'receipt' }] })

  // A further receipt beyond what is paid asks, and what was bought before stays whatever is answered.
  const dearer = await photo(rider)
  expect(await buy(40_00, false, dearer)).toMatchObject({ purchase: { spent: 20_00, isAsked: true } })
  expect((await read()).question).toMatchObject({ amount: 60_00, difference: 10_00, without: 20_00, canStop: false })
  expect(await ann.refusal(errandAnswerPurchase, { orderId, answer: 'stop', ...errandKey() })).toBe(
    'errandAnswerUnavailable',
  )
  const { paymentId } = await ann.call(errandAnswerPurchase, { orderId, answer: 'pay', ...errandKey() })
  await pay(ann, { paymentId: paymentId ?? '' })
  expect(await rider.call(calls.riderTask, { deliveryId })).toMatchObject({
    step: 'buy',
    purchase: { needsReceipt: true },
  })
  expect(await rider.refusal(calls.riderPickUp, { deliveryId, ...errandKey() })).toBe('receiptRequired')
  expect(await buy(40_00, false, dearer)).toMatchObject({ step: 'pickUp', purchase: { spent: 60_00 } })

  // A correction asks again, and leaves the receipts as they were where the customer does not pay.
  expect(await buy(70_00, true)).toMatchObject({ purchase: { isAsked: true } })
  await ann.call(errandAnswerPurchase, { orderId, answer: 'stop', ...errandKey() })
  expect(await read()).toMatchObject({ state: 'cancelled' })
})

it('should leave what was bought before where a dearer receipt is not answered', async () => {
  const { rider, deliveryId, read } = await anAcceptedErrand()
  await rider.call(calls.riderArrive, { deliveryId, at: 'pickup', ...errandKey() })
  const buy = async (amount: number) =>
    rider.call(calls.riderBuy, { deliveryId, amount, photoId: await photo(rider), ...errandKey() })
  await buy(30_00)
  await buy(40_00)
  world.clock.forward(6)
  await world.app.context.jobs.runDue()
  expect(await rider.call(calls.riderTask, { deliveryId })).toMatchObject({
    step: 'pickUp',
    purchase: { spent: 30_00 },
  })
  await rider.call(calls.riderPickUp, { deliveryId, ...errandKey() })
  expect(await read()).toMatchObject({ spent: 30_00, refunded: 20_00 })
})

it('should keep three photos of a hand-over, and not a fourth of the receipts', async () => {
  const { rider, deliveryId, read } = await anAcceptedErrand({}, { contactFree: true })
  await rider.call(calls.riderArrive, { deliveryId, at: 'pickup', ...errandKey() })
  const buy = async () => ({ deliveryId, amount: 5_00, photoId: await photo(rider), ...errandKey() })
  for (let count = 0; count < 3; count += 1) await rider.call(calls.riderBuy, await buy())
  expect(await rider.refusal(calls.riderBuy, await buy())).toBe('errandPhotosFull')
  await rider.call(calls.riderPickUp, { deliveryId, ...errandKey() })
  const [photoId = '', ...morePhotoIds] = [await photo(rider), await photo(rider), await photo(rider)]
  await rider.call(calls.riderDeliver, { deliveryId, photoId, morePhotoIds, ...errandKey() })
  const { photos } = await read()
  expect(photos.map(({ step }) => step)).toEqual([...Array(3).fill('receipt'), ...Array(3).fill('delivery')])
})

it('should take a photo after five wrong codes', async () => {
  const { ann, rider, orderId, deliveryId } = await anAcceptedErrand()
  await rider.call(calls.riderArrive, { deliveryId, at: 'pickup', ...errandKey() })
  await rider.call(calls.riderBuy, { deliveryId, amount: 10_00, photoId: await photo(rider), ...errandKey() })
  await rider.call(calls.riderPickUp, { deliveryId, ...errandKey() })
  const codes = []
  for (let attempt = 0; attempt < 6; attempt += 1)
    codes.push(await rider.refusal(calls.riderDeliver, { deliveryId, code: '0000', ...errandKey() }))
  const wrong = Array.from({ length: 4 }, () => 'handOverCodeWrong')
  expect(codes).toEqual([...wrong, 'handOverCodeLocked', 'handOverPhotoRequired'])
  const { deliveryCode } = await ann.call(errandPickupCodeStand, { orderId })
  expect(await rider.refusal(calls.riderDeliver, { deliveryId, code: deliveryCode ?? '', ...errandKey() })).toBe(
    'handOverPhotoRequired',
  )
  await rider.call(calls.riderDeliver, { deliveryId, photoId: await photo(rider), ...errandKey() })
})

it('should wait, ask the customer, and bring the goods back', async () => {
  const { ann, rider, orderId, deliveryId, read } = await anAcceptedErrand()
  await rider.call(calls.riderArrive, { deliveryId, at: 'pickup', ...errandKey() })
  await rider.call(calls.riderBuy, { deliveryId, amount: 50_00, photoId: await photo(rider), ...errandKey() })
  await rider.call(calls.riderPickUp, { deliveryId, ...errandKey() })
  await rider.call(calls.riderArrive, { deliveryId, at: 'dropOff', ...errandKey() })
  await rider.call(calls.riderProblem, { deliveryId, kind: 'nobody' })
  expect(await rider.refusal(calls.riderProblem, { deliveryId, kind: 'nobody' })).toBe('recipientNotCalled')
  for (let call = 0; call < 2; call += 1) await rider.call(calls.riderCall, { deliveryId, party: 'customer' })
  world.clock.forward(11)
  await rider.call(calls.riderProblem, { deliveryId, kind: 'nobody' })
  expect((await read()).undelivered).toMatchObject({ calls: 2 })
  await ann.call(errandAnswerDelivery, { orderId, answer: 'again', ...errandKey() })
  expect(await rider.call(calls.riderTask, { deliveryId })).toMatchObject({ state: 'onTheWay', problem: null })
})

it('should count the rating of an errand for its rider', async () => {
  const { ann, rider, orderId, deliveryId } = await anAcceptedErrand({}, { contactFree: true })
  expect(await rider.call(calls.riderMe, {})).toMatchObject({ likedPercent: null, reviews: 0 })
  await rider.call(calls.riderArrive, { deliveryId, at: 'pickup', ...errandKey() })
  await rider.call(calls.riderBuy, { deliveryId, amount: 50_00, photoId: await photo(rider), ...errandKey() })
  await rider.call(calls.riderPickUp, { deliveryId, ...errandKey() })
  await rider.call(calls.riderDeliver, { deliveryId, photoId: await photo(rider), ...errandKey() })
  await ann.call(orderConfirmReceipt, { orderId, ...errandKey() })
  await ann.call(errandComment, { orderId, rating: 4, ...errandKey() })
  expect(await rider.call(calls.riderMe, {})).toMatchObject({ likedPercent: 100, reviews: 1 })
  await world.app.context.db.updateTable('errand_orders').set({ rating: 2 }).where('order_id', '=', orderId).execute()
  expect(await rider.call(calls.riderMe, {})).toMatchObject({ likedPercent: 0, reviews: 1 })
})

it('should keep a delivery from anybody but its rider', async () => {
  const { rider, deliveryId } = await anAcceptedErrand()
  const other = await aRider(world, { online: false })
  for (const call of [calls.riderTask, calls.riderPickUp, calls.riderDeliver] as const)
    expect(await other.refusal(call, { deliveryId, ...errandKey() })).toBe('deliveryNotFound')
  expect(await other.refusal(calls.riderArrive, { deliveryId, at: 'pickup', ...errandKey() })).toBe('deliveryNotFound')
  expect(await rider.refusal(calls.riderDeliver, { deliveryId, ...errandKey() })).toBe('handOverCodeWrong')
})

it('should withdraw the offers of an errand that gets a rider otherwise', async () => {
  const ann = await world.make.customer({ balance: 1_000_00 })
  const rider = await aRider(world)
  const orderId = await aPaidErrand(world, ann)
  await search(world)
  expect((await rider.call(calls.riderOffers, {})).items).toHaveLength(1)
  await withErrand(world, orderId, (tx, order, desk) => desk.accept(tx, order, somebody))
  expect((await rider.call(calls.riderOffers, {})).items).toEqual([])
  await aPaidErrand(world, ann)
  await search(world)
  await acceptOnly(rider)
})
