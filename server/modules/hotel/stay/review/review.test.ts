import { randomUUID } from 'node:crypto'
import { hotelDetail, hotelOrderDetail } from '@contract/calls/hotel'
import { hotelComments } from '@contract/calls/hotel-search'
import { merchantCheckIn, merchantCheckOut } from '@contract/calls/merchant'
import { reportAdd } from '@contract/calls/report'
import { orderRemoveReview, orderReview } from '@contract/calls/review'
import { aStay, HotelFactory } from '../../../../testing/hotel'
import { aWorld, type World } from '../../../../testing/world'

let world: World
let hotels: HotelFactory
beforeAll(async () => {
  world = await aWorld()
  hotels = new HotelFactory(world)
})
afterAll(() => world.close())

const key = () => ({ idempotencyKey: randomUUID() })
const stay = { place: 5, cleanliness: 4, service: 5, facilities: 4, traveller: 'family' as const }

/** A hotel that has a stay which its guest has left. */
async function left(hotelId: string, rateId: string, owner: Awaited<ReturnType<World['make']['customer']>>) {
  const ann = await world.make.customer({ balance: 1_000_00 })
  const orderId = await aStay(ann, { rateId, checkIn: hotels.today(), checkOut: hotels.day(1) })
  await owner.call(merchantCheckIn, { orderId, ...key() })
  await world.hours(24)
  await owner.call(merchantCheckOut, { orderId, ...key() })
  return { ann, orderId, hotelId }
}

it('should be written once by a guest who stayed, and score its hotel from five on', async () => {
  const owner = await world.make.customer()
  const hotelId = await hotels.hotel({}, { merchant_id: owner.id })
  const rateId = await hotels.rate(await hotels.room(hotelId, { allotment: 9 }))
  const ben = await world.make.customer({ balance: 1_000_00 })
  const early = await aStay(ben, { rateId, checkIn: hotels.day(1), checkOut: hotels.day(2) })
  const said = { rating: 5, text: 'Quiet', stay }
  expect(await ben.refusal(orderReview, { orderId: early, ...said, ...key() })).toBe('orderStateChanged')
  const { ann, orderId } = await left(hotelId, rateId, owner)
  expect(await ann.refusal(orderReview, { orderId, rating: 5, ...key() })).toBe('reviewScoresRequired')
  const { id: reviewId } = await ann.call(orderReview, { orderId, ...said, ...key() })
  expect(await ann.refusal(orderReview, { orderId, ...said, ...key() })).toBe('alreadyReviewed')
  expect(await ann.call(hotelOrderDetail, { orderId })).toMatchObject({ state: 'evaluated', reviewId })
  const { items, scores } = await ann.call(hotelComments, { hotelId, filter: 'family' })
  expect(items).toMatchObject([{ text: 'Quiet', rating: 4.5, place: 5, traveller: 'family', room: 'Lake-view king' }])
  expect(scores).toMatchObject({ score: null, place: null })
  const report = {
    subject: 'review' as const,
    subjectId: reviewId,
    type: 'falseInfo' as const,
    content: 'Never stayed',
  }
  expect(await ben.call(reportAdd, { ...report, ...key() })).toEqual({ reportId: expect.any(String) })
  for (let count = 1; count < 5; count += 1) {
    const other = await left(hotelId, rateId, owner)
    await other.ann.call(orderReview, { orderId: other.orderId, ...said, ...key() })
  }
  expect(await ann.call(hotelDetail, { hotelId })).toMatchObject({ score: 4.5, scores: { place: 5, facilities: 4 } })
  await ann.call(orderRemoveReview, { reviewId })
  expect(await ann.call(hotelDetail, { hotelId })).toMatchObject({ reviewCount: 4, score: null })
})
