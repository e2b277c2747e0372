import { randomUUID } from 'node:crypto'
import { hotelCancel, hotelOrderDetail } from '@contract/calls/hotel'
import { hotelChange, hotelChangeQuote } from '@contract/calls/hotel-change'
import { merchantAccept, merchantAnswerChange, merchantArrivals } from '@contract/calls/merchant'
import { messageSystemList } from '@contract/calls/message'
import { ledgerFaults } from '../../../../tests/money/ledger-faults'
import { aStay, HotelFactory, payStay } from '../../../testing/hotel'
import { aWorld, type World } from '../../../testing/world'

let world: World
let hotels: HotelFactory
beforeAll(async () => {
  world = await aWorld()
  hotels = new HotelFactory(world)
})
afterAll(() => world.close())
afterEach(async () => expect(await ledgerFaults(world.app.context.db)).toEqual([]))

const key = () => ({ idempotencyKey: randomUUID() })
const dates = (from: number, until: number) => ({ checkIn: hotels.day(from), checkOut: hotels.day(until) })
const sold = (...counts: number[]) => counts.map((each) => ({ held: 0, sold: each }))

/** A confirmed stay of two nights from the third day on, at a hotel that confirms by hand. */
async function confirmed() {
  const [ann, owner] = [await world.make.customer({ balance: 2_000_00 }), await world.make.customer()]
  const hotelId = await hotels.hotel({ confirms_by_hand: true }, { merchant_id: owner.id })
  const roomId = await hotels.room(hotelId)
  const rateId = await hotels.rate(roomId)
  const orderId = await aStay(ann, { rateId, ...dates(3, 5) })
  await owner.call(merchantAccept, { orderId, ...key() })
  const ask = async (from: number, until: number) => {
    const { quoteId, confirmsByHand } = await ann.call(hotelChangeQuote, { orderId, ...dates(from, until) })
    expect(confirmsByHand).toBe(true)
    return ann.call(hotelChange, { quoteId, ...key() })
  }
  const answer = (accepted: boolean) => owner.call(merchantAnswerChange, { orderId, accepted, ...key() })
  const detail = () => ann.call(hotelOrderDetail, { orderId })
  const stock = () => hotels.stock(roomId, hotels.day(3), 4)
  const notices = async () => (await ann.call(messageSystemList, { kind: 'order' })).items.map(({ title }) => title)
  return { ann, owner, orderId, ask, answer, detail, stock, notices }
}

it('should hold the new nights for the answer of the hotel, and then for the difference', async () => {
  const { ann, owner, orderId, ask, answer, detail, stock, notices } = await confirmed()
  const { stay, payBefore } = await ask(3, 6)
  expect(payBefore).toBeNull()
  expect(stay).toMatchObject({ state: 'confirmed', nights: 2, change: { difference: 26_800 } })
  expect(stay.change?.answerBefore).not.toBeNull()
  expect(await stock()).toEqual([...sold(1, 1), { held: 1, sold: 0 }, ...sold(0)])
  const { waiting, counts } = await owner.call(merchantArrivals, {})
  expect(counts.waiting).toBe(1)
  expect(waiting).toMatchObject([
    {
      id: orderId,
      change: { ...dates(3, 6), difference: 26_800 },
      actions: expect.arrayContaining(['acceptChange', 'refuseChange']) as string[],
    },
  ])
  expect(await answer(true)).toMatchObject({ change: null, nights: 2 })
  expect((await detail()).change).toMatchObject({ difference: 26_800, answerBefore: null })
  expect(await notices()).toContain('Change accepted')
  await payStay(ann, orderId)
  expect(await detail()).toMatchObject({ nights: 3, total: 80_400, change: null })
  expect(await stock()).toEqual(sold(1, 1, 1, 0))
})

it('should make a cheaper change at once when the hotel accepts, and refund the difference', async () => {
  const { ann, ask, answer, detail, stock, owner, orderId } = await confirmed()
  await ask(4, 5)
  expect(await world.make.balanceOf('customer', ann.id)).toBe(2_000_00 - 53_600)
  await answer(true)
  expect(await detail()).toMatchObject({ ...dates(4, 5), refunded: 26_800, change: null })
  expect(await world.make.balanceOf('customer', ann.id)).toBe(2_000_00 - 26_800)
  expect(await stock()).toEqual(sold(0, 1, 0, 0))
  expect(await owner.refusal(merchantAnswerChange, { orderId, accepted: true, ...key() })).toBe('orderStateChanged')
})

it('should leave the stay as it is, and put the nights on sale again, when the hotel refuses or says nothing', async () => {
  const { ask, answer, detail, stock, notices } = await confirmed()
  await ask(3, 6)
  await answer(false)
  expect(await detail()).toMatchObject({ nights: 2, change: null, canChange: true })
  expect(await stock()).toEqual(sold(1, 1, 0, 0))
  await ask(4, 6)
  await world.hours(1)
  expect(await detail()).toMatchObject({ ...dates(3, 5), change: null })
  expect(await stock()).toEqual(sold(1, 1, 0, 0))
  expect((await notices()).filter((title) => title === 'Change not possible')).toHaveLength(2)
})

it('should drop a change that the hotel accepted and nobody pays, and one of a stay that is cancelled', async () => {
  const { ann, owner, orderId, ask, answer, detail, stock } = await confirmed()
  await ask(3, 6)
  await answer(true)
  await world.hours(1)
  expect(await detail()).toMatchObject({ nights: 2, change: null })
  expect(await stock()).toEqual(sold(1, 1, 0, 0))
  await ask(3, 7)
  await ann.call(hotelCancel, { orderId, back: 53_600, reason: 'My plans changed', ...key() })
  expect(await stock()).toEqual(sold(0, 0, 0, 0))
  expect(await owner.refusal(merchantAnswerChange, { orderId, accepted: true, ...key() })).toBe('orderStateChanged')
  expect(await world.make.balanceOf('customer', ann.id)).toBe(2_000_00)
})

it('should be answered by its own hotel alone', async () => {
  const { ask, orderId } = await confirmed()
  await ask(3, 6)
  const other = await world.make.customer()
  await hotels.hotel({}, { merchant_id: other.id })
  expect(await other.refusal(merchantAnswerChange, { orderId, accepted: true, ...key() })).toBe('orderNotFound')
})
