import { randomUUID } from 'node:crypto'
import { hotelConfirm, hotelOrderDetail } from '@contract/calls/hotel'
import { hotelChange, hotelChangeQuote } from '@contract/calls/hotel-change'
import { HotelFactory, payStay, submitStay } from '../../testing/hotel'
import type { App } from '../../app'
import { aWorld, type World } from '../../testing/world'
import { trustedId } from '../../security/trusted-id'
import { answerChanges } from './answer-changes'
import { StayAutopilot } from './autopilot'
import { stayCommands } from './pass-days'

let world: World
let hotels: HotelFactory
let autopilot: StayAutopilot
beforeAll(async () => {
  world = await aWorld({ DEMO_SPEED: '1', DEMO_SURPRISES: '0' })
  hotels = new HotelFactory(world)
  autopilot = new StayAutopilot(world.app.context, world.app.services)
  autopilot.start()
  answerChanges(world.app.context, world.app.services)
})
afterAll(() => world.close())

async function pass(minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 2) {
    world.clock.forward(2)
    await world.app.context.jobs.runDue()
  }
}

interface Booked {
  readonly wishes?: string
  readonly byHand?: boolean
  readonly way?: 'prepaid' | 'payAtHotel'
  readonly accepts?: false
}

/** Books tomorrow's night; answers the stay's id and its state. */
async function booked({ wishes = '', byHand = false, way = 'prepaid', accepts }: Booked = {}) {
  const hotelId = await hotels.hotel({ confirms_by_hand: byHand })
  if (accepts === false) await world.make.changeStore(hotelId, { auto_accept: false })
  const rateId = await hotels.rate(await hotels.room(hotelId), { way })
  const ann = await world.make.customer({ balance: 1_000_00 })
  const { id } = await ann.call(hotelConfirm, { rateId, checkIn: hotels.day(1), checkOut: hotels.day(2) })
  const { orderId, payBefore } = await submitStay(ann, id, { wishes })
  if (payBefore !== null) await payStay(ann, orderId)
  const stay = () => ann.call(hotelOrderDetail, { orderId })
  return { ann, orderId, stay, state: async () => (await stay()).state }
}

const until = async (at: string) => {
  world.clock.forward((Date.parse(at) - world.clock.now().getTime()) / 60_000)
  await world.app.context.jobs.runDue()
}

describe('the hotels of the demo', () => {
  it('should do with a stay what a word in its wishes asks for', async () => {
    const stays = [
      await booked({ byHand: true }),
      await booked({ byHand: true, wishes: 'Please #refuse' }),
      await booked({ wishes: '#nohost' }),
      await booked({ wishes: '#checkin' }),
    ]
    await pass(12)
    const states = await Promise.all(stays.map(({ state }) => state()))
    expect(states).toEqual(['confirmed', 'cancelled', 'cancelled', 'checkedIn'])
    const [, refused, notHosted, early] = await Promise.all(stays.map(({ stay }) => stay()))
    expect(refused).toMatchObject({ refunded: 26_800, notHosted: null })
    expect(notHosted).toMatchObject({ refunded: 26_800, notHosted: { coupon: 2_700 } })
    expect(early?.state).toBe('checkedIn')
    await pass(80)
    expect(await stays[3]?.state()).toBe('review')
  })

  it('should check guests in and out by their dates, also those who pay there, and mark who did not come', async () => {
    const stays = [await booked(), await booked({ way: 'payAtHotel' }), await booked({ wishes: '#noshow' })]
    const [usual, there, missed] = stays
    await pass(4)
    expect(await Promise.all(stays.map(({ state }) => state()))).toEqual(['confirmed', 'confirmed', 'confirmed'])
    const { checkInAt = '', checkOutAt = '' } = (await usual?.stay()) ?? {}
    await until(checkInAt)
    await pass(48)
    expect([await usual?.state(), await there?.state()]).toEqual(['checkedIn', 'checkedIn'])
    await until(checkOutAt)
    await pass(2)
    expect(await Promise.all(stays.map(({ state }) => state()))).toEqual(['review', 'review', 'noShow'])
    expect((await missed?.stay())?.refunded).toBe(0)
  })

  it('should answer changes at hotels that confirm by hand, and refuse them where the wishes say so', async () => {
    const stays = [await booked({ byHand: true }), await booked({ byHand: true })]
    await pass(6)
    await world.app.context.db
      .updateTable('stays')
      .set({ wishes: '#refuse' })
      .where('order_id', '=', stays[1]?.orderId ?? '')
      .execute()
    for (const { orderId, ann } of stays) {
      const dates = { checkIn: hotels.day(2), checkOut: hotels.day(3) }
      const { quoteId } = await ann.call(hotelChangeQuote, { orderId, ...dates })
      await ann.call(hotelChange, { quoteId, idempotencyKey: randomUUID() })
    }
    await pass(8)
    const found = await Promise.all(stays.map(({ stay }) => stay()))
    expect(found.map(({ checkIn, change }) => [checkIn, change])).toEqual([
      [hotels.day(2), null],
      [hotels.day(1), null],
    ])
  })

  it('should leave a hotel to its merchant who confirms by hand', async () => {
    const { state } = await booked({ byHand: true, accepts: false })
    await pass(10)
    expect(await state()).toBe('waitingConfirm')
  })

  it('should have days pass for one stay by the operator’s command', async () => {
    const { stay, state, orderId } = await booked()
    const { db } = world.app.context
    const days = (count: number) =>
      db.transaction().execute((tx) => autopilot.pass(tx, trustedId('order', orderId), count))
    expect(await days(1)).toEqual([])
    expect(await days(2)).toEqual(['checkedIn', 'review'])
    expect(await state()).toBe('review')
    const { number } = await stay()
    const { app } = world
    await expect(stayCommands.pass?.(app, [number, '2'])).rejects.toThrow('of a demo alone')
    const context = { ...app.context, config: { ...app.context.config, demo: true } }
    const say = (...args: string[]) => stayCommands.pass?.(Object.assign(Object.create(app), { context }) as App, args)
    await expect(say(number, '0')).rejects.toThrow('Name from 1 to 400 days.')
    await expect(say('1', '2')).rejects.toThrow('There is no stay of this number.')
    await say(number, '2')
  })
})
