import { sql } from 'kysely'
import { hotelOrders } from '@contract/calls/hotel'
import { merchantCannotHost } from '@contract/calls/merchant'
import { userInfo } from '@contract/calls/user'
import { walletBalance } from '@contract/calls/wallet'
import { formatMoney } from '@contract/money'
import { v7 as uuid } from 'uuid'
import { addressOf } from '../support/examples'
import { people, type Person } from '../support/person'
import { fundAll } from '../support/shared-cart'
import { Stage } from '../support/stage'
import { stayWords } from '../support/stay-words'
import { aFreeRoom, bookAndPay, fillBooking, type FreeRoom, guestNames, roomTypeOf } from '../support/stays'
import { languagesOf } from '../support/suite'

// The test itself acts for hotels and for time.
const stage = new Stage({ DEMO_AUTOPILOT: 'off' })

const balanceOf = async ({ caller }: Person) => (await caller.call(walletBalance, {})).balance

/** Leaves one room of a type on sale for its nights. */
const leaveOne = (roomTypeId: string, { checkIn, checkOut }: FreeRoom) =>
  sql`update room_nights set allotment = held + sold + 1
    where room_type_id = ${roomTypeId} and night >= ${checkIn} and night < ${checkOut}`.execute(stage.db)

/** Lets the deadline of free cancellation pass, so that the first night is kept. */
const passDeadline = (orderId: string) =>
  sql`update stays set regret_until = null, terms = jsonb_set(terms, '{cancelSteps}', ${JSON.stringify([
    { daysBefore: 0, clock: '18:00', kept: 'firstNight' },
  ])}::jsonb) where order_id = ${orderId}`.execute(stage.db)

describe.each(languagesOf('en'))('in %s', (language) => {
  const say = stayWords.stays[language]
  const guest = guestNames[language]

  /** A guest with money, at a free room that is paid now. */
  async function aGuest(timeZone = 'Asia/Shanghai') {
    const ann = await stage.open({ phone: people.customer, language, timeZone })
    await fundAll(stage.rows, [ann.caller])
    const free = await aFreeRoom(ann.caller, 'prepaid')
    await ann.goto(addressOf('hotel', { hotel: { id: free.hotel.id } }))
    return { ann, free }
  }

  /** Books and pays a room, up to its booking on the screen. */
  async function aBooking(timeZone?: string) {
    const { ann, free } = await aGuest(timeZone)
    return { ann, free, stay: await bookAndPay(ann, free) }
  }

  it('should give the last room to one of two browsers, and say to the other that it is gone', async () => {
    const { ann, free } = await aGuest()
    const ben = await stage.open({ phone: people.member, language })
    const roomTypeId = await roomTypeOf(ann, free)
    await leaveOne(roomTypeId, free)
    const before = (await ben.caller.call(hotelOrders, {})).items.map(({ id }) => id)
    await ben.goto(addressOf('hotel', { hotel: { id: free.hotel.id } }))
    await Promise.all([fillBooking(ann, free, guest), fillBooking(ben, free, guest)])
    await ann.tap(say.book)
    await ann.button(ann.words.pay).waitFor()
    await ben.tap(say.book)
    // The hotel's page behind may have other rooms that are full.
    await ben.page.getByText(say.full).filter({ visible: true }).first().waitFor()
    expect((await ben.caller.call(hotelOrders, {})).items.map(({ id }) => id)).toEqual(before)
    const { rows } = await sql<{ over: number }>`
      select max(held + sold - allotment)::int as over from room_nights
      where room_type_id = ${roomTypeId} and night >= ${free.checkIn} and night < ${free.checkOut}`.execute(stage.db)
    expect(rows).toEqual([{ over: 0 }])
    expect([...ann.faults, ...ben.faults]).toEqual([])
    await Promise.all([ann.close(), ben.close()])
  })

  it('should ask again with the new figure when a deadline passes in the dialog', async () => {
    const { ann, stay } = await aBooking()
    const before = await balanceOf(ann)
    await ann.tap(say.cancel)
    await ann.dialog.getByRole('radio').first().click()
    await ann.button(say.cancelFor(formatMoney(stay.total))).waitFor()
    await passDeadline(stay.id)
    await ann.tap(say.cancelFor(formatMoney(stay.total)))
    await ann.sees(say.passed)
    expect(await balanceOf(ann)).toBe(before)
    const [first] = stay.stayRooms.flatMap(({ nights }) => nights).sort()
    const paid = await sql<{ paid: number }>`
      select paid from order_lines where order_id = ${stay.id} and snapshot ->> 'night' = ${first ?? ''}`.execute(
      stage.db,
    )
    const back = stay.total - Number(paid.rows[0]?.paid)
    await ann.tap(say.cancelFor(formatMoney(back)))
    await ann.isAt(say.cancelled)
    expect(await balanceOf(ann)).toBe(before + back)
    expect(ann.faults).toEqual([])
    await ann.close()
  })

  it('should refund everything when the hotel cannot host, at the same hours on a phone of another zone', async () => {
    const { ann, free, stay } = await aBooking('America/Los_Angeles')
    expect([stay.checkIn, stay.checkOut]).toEqual([free.checkIn, free.checkOut])
    const inn = await stage.open({ phone: people.innkeeper, language })
    const { id: merchant_id } = await inn.caller.call(userInfo, {})
    await stage.db.updateTable('stores').set({ merchant_id }).where('id', '=', free.hotel.id).execute()
    const before = await balanceOf(ann)
    const turnsAway = { orderId: stay.id, reason: 'A burst pipe', idempotencyKey: uuid() }
    await inn.caller.call(merchantCannotHost, turnsAway)
    await ann.isAt(say.cancelled)
    await ann.sees(say.turnedAway)
    expect(await balanceOf(ann)).toBe(before + stay.total)
    expect(ann.faults).toEqual([])
    await Promise.all([ann.close(), inn.close()])
  })
})
