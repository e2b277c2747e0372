import { walletBalance } from '@contract/calls/wallet'
import { formatMoney } from '@contract/money'
import { addressOf } from '../support/examples'
import { beginning, people } from '../support/person'
import { fundAll } from '../support/shared-cart'
import { Stage } from '../support/stage'
import { stayWords } from '../support/stay-words'
import { aFreeRoom, bookRoom, guestNames, lastStay } from '../support/stays'
import { payFromBalance } from '../support/steps'
import { itInFull, languagesOf } from '../support/suite'

// The test itself acts for hotels and guests.
const stage = new Stage({ DEMO_AUTOPILOT: 'off' })

describe.each(languagesOf('zh'))('in %s', (language) => {
  const say = stayWords.stays[language]
  const guest = guestNames[language]

  it('should find a hotel, book a prepaid stay from the balance, and cancel it with all of the money back', async () => {
    const ann = await stage.open({ phone: people.customer, language })
    await fundAll(stage.rows, [ann.caller])
    const { balance } = await ann.caller.call(walletBalance, {})
    const free = await aFreeRoom(ann.caller, 'prepaid')
    await ann.goto(addressOf('hotels'))
    await ann.tap(say.place)
    await ann.fill(say.searchFor, free.hotel.name)
    await ann.tap(beginning(free.hotel.name))
    await bookRoom(ann, free, guest)
    await payFromBalance(ann)
    await ann.sees(ann.words.paid)
    await ann.tap(ann.words.viewOrder)
    await ann.isAt(say.confirmed)
    const { checkIn, checkOut, total, store } = await lastStay(ann)
    expect([store.id, checkIn, checkOut]).toEqual([free.hotel.id, free.checkIn, free.checkOut])
    expect(await ann.caller.call(walletBalance, {})).toMatchObject({ balance: balance - total })

    await ann.tap(say.cancel)
    await ann.dialog.getByRole('radio').first().click()
    await ann.tap(say.cancelFor(formatMoney(total)))
    await ann.isAt(say.cancelled)
    await ann.sees(say.back(formatMoney(total)))
    expect(await ann.caller.call(walletBalance, {})).toMatchObject({ balance })
    expect(ann.faults).toEqual([])
    await ann.close()
  })

  itInFull('should book a stay that is paid at the hotel without paying', async () => {
    const ann = await stage.open({ phone: people.customer, language })
    const before = await ann.caller.call(walletBalance, {})
    const free = await aFreeRoom(ann.caller, 'payAtHotel')
    await ann.goto(addressOf('hotel', { hotel: { id: free.hotel.id } }))
    await bookRoom(ann, free, guest)
    await ann.isAt(say.confirmed)
    const { total, atHotel } = await lastStay(ann)
    expect(total).toBe(0)
    await ann.sees(say.dueThere(formatMoney(atHotel)))
    expect(await ann.caller.call(walletBalance, {})).toEqual(before)
    expect(ann.faults).toEqual([])
    await ann.close()
  })
})
