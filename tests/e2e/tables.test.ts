import { reservationDetail, reservationList } from '@contract/calls/reservation'
import { walletBalance } from '@contract/calls/wallet'
import { formatClock } from '@contract/date'
import { isOfKind } from '@contract/order-kinds'
import { demoId } from '../../server/demo/seed/ids'
import { addressOf } from '../support/examples'
import { people, type Person } from '../support/person'
import { Stage } from '../support/stage'
import { stayWords } from '../support/stay-words'
import { payFromBalance } from '../support/steps'
import { languagesOf } from '../support/suite'
import { zoneAt } from '../support/zones'

// The test itself seats the guests.
const stage = new Stage({ DEMO_AUTOPILOT: 'off' })

/** The restaurant that the demo's merchant runs: with a deposit, confirmed at once, and lunch at half-hours around noon. */
const storeId = demoId('store', 'old-stove')

beforeAll(async () => {
  // The next table is within the hour.
  await stage.db
    .updateTable('stores')
    .set({ time_zone: zoneAt(12) })
    .where('id', '=', storeId)
    .execute()
})

/** The newest table of a person. */
async function lastTable({ caller }: Person) {
  const [newest] = (await caller.call(reservationList, { kind: 'table' })).items
  const table = await caller.call(reservationDetail, { orderId: newest?.id ?? '' })
  if (!isOfKind(table, 'table')) throw new Error('The reservation is no table')
  return table
}

/** Lets no other party need a table, whatever the demo's guests have booked at this time of the day. */
const freeOtherTables = (orderId: string) =>
  stage.db
    .updateTable('table_periods')
    .set({ held: false })
    .where((eb) => eb.or([eb('order_id', 'is', null), eb('order_id', '<>', orderId)]))
    .execute()

describe.each(languagesOf('en'))('in %s', (language) => {
  const say = stayWords.tables[language]
  const name = { en: 'Ann Wu', zh: '吴安' }[language]
  // Nobody holds two tables at once.
  const phone = { en: people.member, zh: people.customer }[language]

  it('should book a table with a deposit, keep it for a late party, and be seated by the restaurant', async () => {
    const [ann, mia] = await Promise.all([
      stage.open({ phone, language }),
      stage.open({ phone: people.merchant, language }),
    ])
    const { balance } = await ann.caller.call(walletBalance, {})
    await ann.goto(addressOf('storeDetail', { storeDetail: { id: storeId } }))
    await ann.tap(say.door)
    await ann.isAt(say.title)
    await ann.screen
      .getByRole('radio', { name: /^\d\d:\d\d$/ })
      .first()
      .click()
    await ann.tap(say.next)
    await ann.fill(say.name, name)
    await ann.screen.getByRole('checkbox', { name: say.agree }).click()
    // The account's phone comes by itself.
    await ann.settled()
    await ann.tap(say.book)
    await payFromBalance(ann)
    await ann.sees(ann.words.paid)
    await ann.tap(ann.words.viewOrder)
    await ann.isAt(say.booked)
    expect(await ann.caller.call(walletBalance, {})).toMatchObject({ balance: balance - 50_00 })

    const booked = await lastTable(ann)
    await freeOtherTables(booked.id)
    await ann.tap(say.late)
    await ann.page.getByRole('alertdialog').getByRole('button', { name: say.late }).click()
    const late = new Date(Date.parse(booked.heldUntil) + 15 * 60_000)
    await ann.sees(say.toldLate(formatClock(late, booked.visitOffset)))

    await mia.goto(addressOf('merchantTables'))
    await mia.tap(say.seat(name))
    await ann.isAt(say.seated)
    expect((await lastTable(ann)).tables).not.toEqual([])
    expect([...ann.faults, ...mia.faults]).toEqual([])
    await Promise.all([ann.close(), mia.close()])
  })
})
