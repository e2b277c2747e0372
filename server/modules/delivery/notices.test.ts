import { errandAnswerPurchase, errandCancel } from '@contract/calls/errand'
import { messageSystemList } from '@contract/calls/message'
import * as calls from '@contract/calls/rider'
import type { TestCaller } from '../../testing/caller'
import { aPaidErrand, errandKey } from '../../testing/errands'
import { aPicture } from '../../testing/picture'
import { acceptOnly, aRider, search } from '../../testing/riders'
import { aWorld, type World } from '../../testing/world'
import { trustedId } from '../../security/trusted-id'

let world: World
beforeEach(async () => {
  world = await aWorld({ RIDER_REACH: '20000' })
})
afterEach(() => world.close())

/** Titles of the notices to a rider about a delivery, oldest first. */
const toldOf = async (rider: TestCaller, id: string) =>
  (await rider.call(messageSystemList, { kind: 'order' })).items
    .filter(({ target }) => target?.kind === 'delivery' && target.id === id)
    .map(({ title }) => title)
    .reverse()

async function anErrandInHand() {
  const ann = await world.make.customer({ balance: 1_000_00 })
  const rider = await aRider(world)
  const orderId = await aPaidErrand(world, ann)
  await search(world)
  const { id } = await acceptOnly(rider)
  return { ann, rider, orderId, deliveryId: trustedId('delivery', id) }
}

it('should reach a rider who gets a delivery by hand, and the one who had it', async () => {
  const { rider, deliveryId } = await anErrandInHand()
  const other = await aRider(world, { online: false })
  const { desk } = world.app.services.deliveries
  const { db } = world.app.context
  await db.transaction().execute((tx) => desk.releaseByHand(tx, deliveryId))
  await db.transaction().execute((tx) => desk.assignByHand(tx, deliveryId, other.id))
  expect(await toldOf(rider, deliveryId)).toEqual(['A delivery went to another rider'])
  expect(await toldOf(other, deliveryId)).toEqual(['You have a new delivery'])
  other.language = 'zh'
  expect(await toldOf(other, deliveryId)).toEqual(['系统给你派了新单'])
})

it('should reach a rider whose delivery is cancelled, and nobody for what riders do themselves', async () => {
  const { ann, rider, orderId, deliveryId } = await anErrandInHand()
  expect(await toldOf(rider, deliveryId)).toEqual([])
  await ann.call(errandCancel, { orderId, reason: 'I changed my mind', ...errandKey() })
  expect(await toldOf(rider, deliveryId)).toEqual(['An order was cancelled'])
})

it('should reach a rider who waits for an answer', async () => {
  const { ann, rider, orderId, deliveryId } = await anErrandInHand()
  await rider.call(calls.riderArrive, { deliveryId, at: 'pickup', ...errandKey() })
  const { id: photoId } = await rider.upload(await aPicture(40, 30), { module: 'errandProof' })
  const dearer = { deliveryId, amount: 70_00, without: 20_00, photoId }
  await rider.call(calls.riderBuy, { ...dearer, ...errandKey() })
  await ann.call(errandAnswerPurchase, { orderId, answer: 'without', ...errandKey() })
  expect(await toldOf(rider, deliveryId)).toEqual(['The customer replied'])
})
