import { couponList } from '@contract/calls/coupon'
import { hotelCoupons } from '@contract/calls/hotel-search'
import { walletBalance } from '@contract/calls/wallet'
import { formatMoney } from '@contract/money'
import { addressOf } from '../support/examples'
import { beginning, people, type Person } from '../support/person'
import { fundAll } from '../support/shared-cart'
import { Stage } from '../support/stage'
import { stayWords } from '../support/stay-words'
import { aFreeRoom, fillBooking, guestNames, lastStay } from '../support/stays'
import { payFromBalance } from '../support/steps'
import { languagesOf } from '../support/suite'

// The test itself acts for hotels and guests.
const stage = new Stage({ DEMO_AUTOPILOT: 'off' })

const balanceOf = async ({ caller }: Person) => (await caller.call(walletBalance, {})).balance

describe.each(languagesOf('zh'))('in %s', (language) => {
  const say = stayWords.stays[language]
  // A coupon is claimed once by each.
  const phone = { en: people.merchant, zh: people.customer }[language]

  it('should claim a coupon, book the found stay with it, and have it back with the money when cancelling free', async () => {
    const ann = await stage.open({ phone, language })
    await fundAll(stage.rows, [ann.caller])
    const unused = async (name: string) =>
      (await ann.caller.call(couponList, { tab: 'unused' })).items.filter((coupon) => coupon.name === name).length
    const balance = await balanceOf(ann)
    const free = await aFreeRoom(ann.caller, 'prepaid')
    const { items } = await ann.caller.call(hotelCoupons, {})
    const coupon = items.find(({ percent, state }) => percent === null && state === 'open')
    if (!coupon) throw new Error('There is no coupon for stays to claim')
    await ann.goto(addressOf('hotels'))
    await ann.tap(say.coupons)
    await ann.tap(say.claim(coupon.name))
    await ann.button(say.claim(coupon.name)).waitFor({ state: 'detached' })
    expect(await unused(coupon.name)).toBe(1)
    await ann.tap(ann.words.back)
    await ann.tap(say.place)
    await ann.fill(say.searchFor, free.hotel.name)
    await ann.tap(beginning(free.hotel.name))
    await fillBooking(ann, free, guestNames[language])
    await ann.sees(say.off(formatMoney(coupon.amount)))
    await ann.tap(say.book)
    await payFromBalance(ann)
    await ann.sees(ann.words.paid)
    await ann.tap(ann.words.viewOrder)
    await ann.isAt(say.confirmed)
    await ann.sees(formatMoney(-coupon.amount))
    const { total } = await lastStay(ann)
    expect(await balanceOf(ann)).toBe(balance - total)
    expect(await unused(coupon.name)).toBe(0)

    await ann.tap(say.cancel)
    await ann.dialog.getByRole('radio').first().click()
    await ann.tap(say.cancelFor(formatMoney(total)))
    await ann.isAt(say.cancelled)
    expect(await balanceOf(ann)).toBe(balance)
    expect(await unused(coupon.name)).toBe(1)
    await ann.goto(addressOf('coupons'))
    await ann.sees(coupon.name)
    expect(ann.faults).toEqual([])
    await ann.close()
  })
})
