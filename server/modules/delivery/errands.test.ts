import { errandAnswerDelivery, errandAnswerPurchase, errandDetail, errandPickupCodeStand } from '@contract/calls/errand'
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
  expect(await rider.call(calls.riderArrive, { deliveryId, at: 'pickup' })).toMatchObject({
    step: 'buy',
    purchase: { paid: 50_00, spent: null, isAsked: false },
    proof: { pickup: 'none', dropOff: 'code' },
  })
  expect(await rider.refusal(calls.riderPickUp, { deliveryId })).toBe('receiptRequired')
  const photoId = await photo(rider)
  expect(await rider.call(calls.riderBuy, { deliveryId, amount: 45_00, photoId, ...errandKey() })).toMatchObject({
    state: 'pickedUp',
    purchase: { spent: 45_00 },
  })
  await rider.call(calls.riderPickUp, { deliveryId })
  expect((await read()).refunded).toBe(5_00)
  await rider.call(calls.riderArrive, { deliveryId, at: 'dropOff' })
  expect(await rider.refusal(calls.riderDeliver, { deliveryId, code: '0000' })).toBe('handOverCodeWrong')
  const { deliveryCode } = await ann.call(errandPickupCodeStand, { orderId })
  expect(await rider.call(calls.riderDeliver, { deliveryId, code: deliveryCode ?? '' })).toMatchObject({
    state: 'delivered',
  })
  const { pending } = await rider.call(calls.riderEarnings, {})
  expect(pending).toBeGreaterThan(45_00)
  await ann.call(orderConfirmReceipt, { orderId, ...errandKey() })
  expect(await rider.call(calls.riderEarnings, {})).toMatchObject({ available: pending, pending: 0 })
})

it('should ask the customer about dearer goods, and refuse a receipt that was used', async () => {
  const { ann, rider, orderId, deliveryId, read } = await anAcceptedErrand()
  await rider.call(calls.riderArrive, { deliveryId, at: 'pickup' })
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
  expect(await rider.call(calls.riderPickUp, { deliveryId })).toMatchObject({ state: 'onTheWay' })
  const second = await anAcceptedErrand()
  await second.rider.call(calls.riderArrive, { deliveryId: second.deliveryId, at: 'pickup' })
  const bought = { deliveryId: second.deliveryId, amount: 20_00 }
  const used = await second.rider.upload(await aPicture(300, 200), { module: 'errandProof' })
  await second.rider.call(calls.riderBuy, { ...bought, photoId: used.id, ...errandKey() })
  const again = await second.rider.upload(await aPicture(300, 200), { module: 'errandProof' })
  expect(await second.rider.refusal(calls.riderBuy, { ...bought, photoId: again.id, ...errandKey() })).toBe(
    'receiptUsed',
  )
})

it('should take a photo after five wrong codes', async () => {
  const { ann, rider, orderId, deliveryId } = await anAcceptedErrand()
  await rider.call(calls.riderArrive, { deliveryId, at: 'pickup' })
  await rider.call(calls.riderBuy, { deliveryId, amount: 10_00, photoId: await photo(rider), ...errandKey() })
  await rider.call(calls.riderPickUp, { deliveryId })
  const codes = []
  for (let attempt = 0; attempt < 6; attempt += 1)
    codes.push(await rider.refusal(calls.riderDeliver, { deliveryId, code: '0000' }))
  const wrong = Array.from({ length: 4 }, () => 'handOverCodeWrong')
  expect(codes).toEqual([...wrong, 'handOverCodeLocked', 'handOverPhotoRequired'])
  const { deliveryCode } = await ann.call(errandPickupCodeStand, { orderId })
  expect(await rider.refusal(calls.riderDeliver, { deliveryId, code: deliveryCode ?? '' })).toBe(
    'handOverPhotoRequired',
  )
  await rider.call(calls.riderDeliver, { deliveryId, photoId: await photo(rider) })
})

it('should wait, ask the customer, and bring the goods back', async () => {
  const { ann, rider, orderId, deliveryId, read } = await anAcceptedErrand()
  await rider.call(calls.riderArrive, { deliveryId, at: 'pickup' })
  await rider.call(calls.riderBuy, { deliveryId, amount: 50_00, photoId: await photo(rider), ...errandKey() })
  await rider.call(calls.riderPickUp, { deliveryId })
  await rider.call(calls.riderArrive, { deliveryId, at: 'dropOff' })
  await rider.call(calls.riderProblem, { deliveryId, kind: 'nobody' })
  expect(await rider.refusal(calls.riderProblem, { deliveryId, kind: 'nobody' })).toBe('recipientNotCalled')
  for (let call = 0; call < 2; call += 1) await rider.call(calls.riderCall, { deliveryId, party: 'customer' })
  world.clock.forward(11)
  await rider.call(calls.riderProblem, { deliveryId, kind: 'nobody' })
  expect((await read()).undelivered).toMatchObject({ calls: 2 })
  await ann.call(errandAnswerDelivery, { orderId, answer: 'again', ...errandKey() })
  expect(await rider.call(calls.riderTask, { deliveryId })).toMatchObject({ state: 'onTheWay', problem: null })
})

it('should keep a delivery from anybody but its rider', async () => {
  const { rider, deliveryId } = await anAcceptedErrand()
  const other = await aRider(world, { online: false })
  for (const call of [calls.riderTask, calls.riderPickUp, calls.riderDeliver] as const)
    expect(await other.refusal(call, { deliveryId })).toBe('deliveryNotFound')
  expect(await other.refusal(calls.riderArrive, { deliveryId, at: 'pickup' })).toBe('deliveryNotFound')
  expect(await rider.refusal(calls.riderDeliver, { deliveryId })).toBe('handOverCodeWrong')
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
