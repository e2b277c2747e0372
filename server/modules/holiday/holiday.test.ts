import { hotelCalendar } from '@contract/calls/hotel-search'
import { merchantCheckVoucher } from '@contract/calls/merchant'
import { reservationOptions } from '@contract/calls/reservation'
import { voucherDetail } from '@contract/calls/voucher'
import { HotelFactory } from '../../testing/hotel'
import { outputOf } from '../../testing/printed'
import { aRestaurant } from '../../testing/tables'
import { aPackage, buyVouchers } from '../../testing/vouchers'
import { aWorld, type World } from '../../testing/world'
import { holidayWarnings } from './coverage'
import { hasYear, Holidays } from './holidays'
import { holidayCommands } from './operator'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

/** Sets the clock to a later time. */
function turnTo(moment: string): void {
  world.clock.forward((Date.parse(moment) - world.clock.now().getTime()) / 60_000)
}

/** Runs the operator's command and answers its lines. */
const run = (name: string, ...args: string[]) => outputOf(() => holidayCommands[name]?.(world.app, args))

describe('Holidays', () => {
  const name = { en: 'City day', zh: '城市日' }

  it('should ask the list before the calendar', () => {
    const holidays = new Holidays([
      { day: '2026-10-01', is_off: false, name },
      { day: '2026-10-14', is_off: true, name },
    ])
    expect(['2026-10-01', '2026-10-02', '2026-10-14', '2026-10-15'].map((day) => holidays.isOff(day))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(holidays.of('2026-10-14')).toEqual({ isOff: true, name })
  })

  it('should know which years the calendar has', () => {
    expect([2026, 2090].map(hasYear)).toEqual([true, false])
  })
})

/** The words of vouchers, tables and hotels about today. */
async function saidOf(day: string) {
  const [till, ann] = [await world.make.customer(), await world.make.customer({ balance: 1000_00 })]
  const { storeId } = await aRestaurant(world, { store: { merchant_id: till.id } })
  const orderId = await buyVouchers(ann, await aPackage(world, storeId, { terms: { onHolidays: false } }), 1)
  const { blocked, code } = await ann.call(voucherDetail, { orderId })
  const { days } = await ann.call(reservationOptions, { storeId })
  const hotelId = await new HotelFactory(world).hotel()
  const calendar = await ann.call(hotelCalendar, { hotelId, month: day.slice(0, 7), months: 1 })
  return {
    blocked,
    refusal: await till.refusal(merchantCheckVoucher, { storeId, code: code ?? '' }),
    table: days.find(({ date }) => date === day)?.holiday,
    hotel: calendar.days.find((each) => each.day === day)?.mark,
  }
}

const usual = { blocked: null, refusal: undefined, table: null, hotel: null }

describe('the source of public holidays', () => {
  it('should be one for vouchers, tables and hotels', async () => {
    turnTo('2026-09-30T04:00:00Z')
    expect(await saidOf('2026-09-30')).toEqual(usual)
    turnTo('2026-10-01T04:00:00Z')
    expect(await saidOf('2026-10-01')).toEqual({
      ...{ blocked: 'holiday', refusal: 'voucherNotNow' },
      ...{ table: 'National Day', hotel: 'holiday' },
    })
  })

  it('should take what the operator enters, until it is forgotten', async () => {
    turnTo('2026-10-14T04:00:00Z')
    expect(await saidOf('2026-10-14')).toEqual(usual)
    await run('holiday', '2026-10-13..2026-10-14', 'off', 'City day', '城市日')
    expect(await run('holidays')).toContain('2026-10-14  off  City day  城市日  operator')
    expect(await run('holidays', '2026')).toContain('2026-10-01  off  National Day  国庆节  calendar')
    expect(await saidOf('2026-10-14')).toEqual({
      ...{ blocked: 'holiday', refusal: 'voucherNotNow' },
      ...{ table: 'City day', hotel: 'holiday' },
    })
    await run('holiday', '2026-10-14', 'work', 'City day', '城市日')
    expect(await saidOf('2026-10-14')).toEqual({ ...usual, hotel: 'workday' })
    await run('holiday', '2026-10-13..2026-10-14', 'forget')
    expect(await saidOf('2026-10-14')).toEqual(usual)
  })

  it.each([
    [['2026-02-30', 'off', 'City day', '城市日'], 'npm run operator -- holiday'],
    [['2026-10-14', 'maybe', 'City day', '城市日'], 'npm run operator -- holiday'],
    [['2026-10-14', 'off', 'City day'], 'npm run operator -- holiday'],
    [['2026-10-14..2026-10-13', 'forget'], 'the earliest first'],
    [['2026-10-14..2027-10-14', 'forget'], '1 to 31'],
  ])('should refuse %j in a sentence', async (args, words) => {
    await expect(run('holiday', ...args)).rejects.toThrow(words)
  })
})

describe('a year without data', () => {
  const missing = async () =>
    /^linli_holiday_years_missing (\d+)$/m.exec(await world.app.context.metrics.metrics())?.[1]

  it('should be in a line at the start and in the metrics, until the operator enters its days', async () => {
    expect(await holidayWarnings(world.app.context)).toEqual([])
    expect(await missing()).toBe('0')
    turnTo('2089-12-01T04:00:00Z')
    const warnings = await holidayWarnings(world.app.context)
    expect(warnings).toHaveLength(2)
    expect(warnings[1]).toMatch(/^Warning: the public holidays of 2090 are not known/)
    expect(await missing()).toBe('2')
    await run('holiday', '2089-10-01', 'off', 'National Day', '国庆节')
    await run('holiday', '2090-01-01', 'off', 'New Year', '元旦')
    expect(await holidayWarnings(world.app.context)).toEqual([])
    expect(await missing()).toBe('0')
  })
})
