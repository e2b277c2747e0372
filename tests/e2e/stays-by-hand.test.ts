import { merchantStores } from '@contract/calls/merchant'
import { walletBalance } from '@contract/calls/wallet'
import { addDays } from '../../server/modules/hotel/days'
import { addressOf } from '../support/examples'
import { people } from '../support/person'
import { fundAll } from '../support/shared-cart'
import { Stage } from '../support/stage'
import { stayWords } from '../support/stay-words'
import { aFreeRoomOf, bookRoom, chooseDays, lastStay } from '../support/stays'
import { payFromBalance } from '../support/steps'
import { languagesOf } from '../support/suite'

// The innkeeper of the test answers.
const stage = new Stage({ DEMO_AUTOPILOT: 'off' })

describe.each(languagesOf('en'))('in %s', (language) => {
  const say = stayWords.stays[language]
  const guest = { en: 'Ann Wu', zh: '吴安' }[language]

  it('should be confirmed and changed by a person of the hotel, who may also keep it as booked', async () => {
    const [ann, owner] = await Promise.all([
      stage.open({ phone: people.customer, language }),
      stage.open({ phone: people.innkeeper, language }),
    ])
    await fundAll(stage.rows, [ann.caller])
    const [hotel] = (await owner.caller.call(merchantStores, {})).items
    const hotelId = hotel?.id ?? ''
    await stage.db.updateTable('hotels').set({ confirms_by_hand: true }).where('store_id', '=', hotelId).execute()
    const free = await aFreeRoomOf(ann.caller, hotelId)
    await ann.goto(addressOf('hotel', { hotel: { id: hotelId } }))
    await bookRoom(ann, free, guest)
    await payFromBalance(ann)
    await ann.sees(ann.words.paid)
    await ann.tap(ann.words.viewOrder)
    await ann.isAt(say.waiting)
    await owner.goto(addressOf('merchantArrivals'))
    await owner.tap(say.accept)
    await ann.isAt(say.confirmed)

    const { balance } = await ann.caller.call(walletBalance, {})
    const booked = await lastStay(ann)
    const ask = async (checkIn: string, checkOut: string) => {
      await ann.tap(say.change)
      await chooseDays(ann, checkIn, checkOut)
      await ann.settled()
      await ann.tap(say.ask)
      await ann.sees(say.asked)
    }
    await ask(free.checkIn, addDays(free.checkIn, 1))
    await owner.tap(say.keep)
    await ann.screen.getByText(say.asked).waitFor({ state: 'detached' })
    expect(await lastStay(ann)).toMatchObject({ checkIn: free.checkIn, checkOut: free.checkOut, change: null })
    await ask(free.checkIn, addDays(free.checkIn, 1))
    await owner.tap(say.acceptChange)
    await ann.screen.getByText(say.asked).waitFor({ state: 'detached' })
    const changed = await lastStay(ann)
    expect(changed).toMatchObject({ checkIn: free.checkIn, checkOut: addDays(free.checkIn, 1), nights: 1 })
    expect(changed.refunded).toBeGreaterThan(0)
    expect(await ann.caller.call(walletBalance, {})).toMatchObject({
      balance: balance + changed.refunded - booked.refunded,
    })
    expect([...ann.faults, ...owner.faults]).toEqual([])
    await Promise.all([ann.close(), owner.close()])
  })
})
