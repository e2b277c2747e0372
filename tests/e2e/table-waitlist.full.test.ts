import { v7 as uuid } from 'uuid'
import { reservationCancel, reservationDetail, reservationList } from '@contract/calls/reservation'
import { waitlistList } from '@contract/calls/waitlist'
import { isOfKind } from '@contract/order-kinds'
import { addDays, hotelDay, instantOf } from '../../server/modules/hotel/days'
import { insertStore } from '../../server/testing/rows'
import { aRestaurant, book, type TestRestaurant, wishOf } from '../../server/testing/tables'
import { addressOf } from '../support/examples'
import { people } from '../support/person'
import { Stage } from '../support/stage'
import { stayWords } from '../support/stay-words'
import { guestNames } from '../support/stays'
import { languagesOf } from '../support/suite'

const stage = new Stage({ DEMO_AUTOPILOT: 'off' })

const zone = 'Asia/Shanghai'
const time = '19:00'

/** A restaurant with one table for two, without deposit, and the picture of a store of the demo. */
async function aSmallPlace(): Promise<TestRestaurant> {
  const { logo } = await stage.db.selectFrom('stores').select('logo').limit(1).executeTakeFirstOrThrow()
  return aRestaurant(
    { ...stage.rows, make: { store: (over = {}) => insertStore(stage.db, over) } },
    { tables: [{ name: 'A1', least: 1, most: 2 }], store: { time_zone: zone, logo: JSON.stringify(logo) } },
  )
}

describe.each(languagesOf('en'))('in %s', (language) => {
  const say = stayWords.tables[language]

  it('should join the waitlist of a full time, be offered the table that is freed, and book it', async () => {
    const place = await aSmallPlace()
    const [ann, ben] = await Promise.all([
      stage.open({ phone: people.member, language }),
      stage.open({ phone: people.customer, language }),
    ])
    // Nobody holds two tables at once.
    const date = addDays(hotelDay(zone, new Date()), { en: 3, zh: 4 }[language])
    const at = instantOf(zone, date, time).toISOString()
    const { orderId } = await book(ben.caller, wishOf(place, 2, at))

    await ann.goto(addressOf('bookTable', { bookTable: { id: place.storeId, date } }))
    await ann.isAt(say.title)
    await ann.screen.getByRole('radio', { name: say.full(time) }).click()
    await ann.dialog.getByRole('button', { name: say.join }).click()
    await ann.sees(say.first)
    expect((await ann.caller.call(waitlistList, {})).items).toMatchObject([{ ahead: 0, offer: null }])

    const cancelled = { orderId, reason: 'My plans changed', kept: 0, idempotencyKey: uuid() }
    await ben.caller.call(reservationCancel, cancelled)
    await ann.sees(say.offered)
    // The held table is nobody else's.
    await ben.goto(addressOf('bookTable', { bookTable: { id: place.storeId, date } }))
    await ben.screen.getByRole('radio', { name: say.full(time) }).waitFor()

    await ann.tap(say.takeOffer)
    await ann.sees(say.heldForYou)
    await ann.fill(say.name, guestNames[language])
    await ann.screen.getByRole('checkbox', { name: say.agree }).click()
    // The account's phone comes by itself.
    await ann.settled()
    await ann.tap(say.book)
    await ann.isAt(say.booked)
    const [newest] = (await ann.caller.call(reservationList, { kind: 'table' })).items
    const table = await ann.caller.call(reservationDetail, { orderId: newest?.id ?? '' })
    if (!isOfKind(table, 'table')) throw new Error('The reservation is no table')
    expect(table).toMatchObject({ state: 'confirmed', at, store: { id: place.storeId } })
    expect((await ann.caller.call(waitlistList, {})).items).toEqual([])
    expect([...ann.faults, ...ben.faults]).toEqual([])
    await Promise.all([ann.close(), ben.close()])
  })
})
