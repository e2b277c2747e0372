import { walletBalance } from '@contract/calls/wallet'
import { formatMoney } from '@contract/money'
import { addDays } from '../../server/modules/hotel/days'
import { addressOf } from '../support/examples'
import { people, type Person } from '../support/person'
import { fundAll } from '../support/shared-cart'
import { Stage } from '../support/stage'
import { stayWords } from '../support/stay-words'
import { aFreeRoom, bookAndPay, chooseDays, type FreeRoom, lastStay, roomTypeOf } from '../support/stays'
import { payFromBalance } from '../support/steps'
import { languagesOf } from '../support/suite'

// The test itself acts for hotels and guests.
const stage = new Stage({ DEMO_AUTOPILOT: 'off' })

const balanceOf = async ({ caller }: Person) => (await caller.call(walletBalance, {})).balance

/** Price of a night in the journeys, and the difference of a dearer or cheaper one. */
const PRICE = 400_00
const STEP = 50_00

/** Puts a price on the nights of a room type, all of them free. */
const priceNights = (roomTypeId: string, nights: readonly string[], price: number) =>
  stage.db
    .updateTable('room_nights')
    .set(({ ref, eb }) => ({ price, allotment: eb(eb(ref('held'), '+', ref('sold')), '+', 5) }))
    .where('room_type_id', '=', roomTypeId)
    .where('night', 'in', [...nights])
    .execute()

describe.each(languagesOf('zh'))('in %s', (language) => {
  const say = stayWords.stays[language]

  /** A paid stay of two nights, and two other days at another price a night. */
  async function aStayBeside(step: number) {
    const ann = await stage.open({ phone: people.customer, language })
    await fundAll(stage.rows, [ann.caller])
    const free = await aFreeRoom(ann.caller, 'prepaid')
    const roomTypeId = await roomTypeOf(ann, free)
    const other: FreeRoom = { ...free, checkIn: addDays(free.checkIn, 4), checkOut: addDays(free.checkIn, 6) }
    await priceNights(roomTypeId, [free.checkIn, addDays(free.checkIn, 1)], PRICE)
    await priceNights(roomTypeId, [other.checkIn, addDays(other.checkIn, 1)], PRICE + step)
    await ann.goto(addressOf('hotel', { hotel: { id: free.hotel.id } }))
    const stay = await bookAndPay(ann, free)
    const balance = await balanceOf(ann)
    await ann.tap(say.more)
    await ann.tap(say.change)
    await ann.isAt(say.changing)
    await chooseDays(ann, other.checkIn, other.checkOut)
    return { ann, other, stay, balance }
  }

  it('should pay the difference of dearer dates, and keep the booking as it is until then', async () => {
    const { ann, other, stay, balance } = await aStayBeside(STEP)
    const difference = 2 * STEP
    await ann.sees(`+${formatMoney(difference)}`)
    await ann.sees(say.keptUntilPaid)
    await ann.tap(say.changeAndPay(formatMoney(difference)))
    await ann.button(ann.words.pay).waitFor()
    expect(await lastStay(ann)).toMatchObject({ checkIn: stay.checkIn, checkOut: stay.checkOut, total: stay.total })
    await payFromBalance(ann)
    await ann.sees(ann.words.paid)
    await ann.tap(ann.words.viewOrder)
    await ann.isAt(say.confirmed)
    const { checkIn, checkOut } = other
    expect(await lastStay(ann)).toMatchObject({ checkIn, checkOut, total: stay.total + difference })
    await ann.screen
      .getByText(formatMoney(stay.total + difference))
      .first()
      .waitFor()
    expect(await balanceOf(ann)).toBe(balance - difference)
    expect(ann.faults).toEqual([])
    await ann.close()
  })

  it('should give the difference of cheaper dates back', async () => {
    const { ann, other, stay, balance } = await aStayBeside(-STEP)
    const difference = 2 * STEP
    await ann.sees(formatMoney(-difference))
    await ann.tap(say.changeAndGet(formatMoney(difference)))
    await ann.isAt(say.confirmed)
    const { checkIn, checkOut } = other
    // The total stays what was paid, beside what came back.
    expect(await lastStay(ann)).toMatchObject({ checkIn, checkOut, total: stay.total, refunded: difference })
    await ann.sees(say.allBack)
    expect(await balanceOf(ann)).toBe(balance + difference)
    expect(ann.faults).toEqual([])
    await ann.close()
  })
})
