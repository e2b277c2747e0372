import type { Answer, Api } from '@/services/api'
import { aCalendar } from '@/testing/hotels'
import { StayPlan } from '@/features/stay/dates/stay-plan'
import { StayCalendar } from './calendar'

interface Request {
  readonly month: string
  readonly answer: () => void
  readonly refuse: () => void
}

/** A calendar on 13 February 2030 whose prices come when a test lets them. */
function aStayCalendar(checkIn?: string, checkOut?: string) {
  const requests: Request[] = []
  const calendar = ({ month }: { month: string }) =>
    new Promise<Answer<'hotel.calendar'>>((resolve, reject) => {
      requests.push({ month, answer: () => resolve(aCalendar()), refuse: () => reject(new Error('offline')) })
    })
  const plan = new StayPlan()
  Object.assign(plan, { today: '2030-02-13', checkIn, checkOut })
  return { requests, stay: new StayCalendar({ hotel: { calendar } } as unknown as Api, plan) }
}

const settled = () => new Promise<void>((resolve) => setTimeout(resolve))

const months = ({ requests }: { requests: readonly Request[] }) => requests.map(({ month }) => month)

it('should draw more than a screen of months, whatever is left of the first, before any price has come', () => {
  const { stay } = aStayCalendar()
  stay.open()
  expect(stay.months.slice(0, 3)).toEqual(['2030-02', '2030-03', '2030-04'])
})

it('should open with the chosen month, and a month after it, however far it is and however often it is opened', async () => {
  const of = aStayCalendar('2030-09-15', '2030-09-17')
  of.stay.open()
  expect(of.stay.openingMonth).toBe('2030-09')
  expect(of.stay.months).toEqual(expect.arrayContaining(['2030-02', '2030-09', '2030-10']))
  of.requests.forEach(({ answer }) => answer())
  await settled()
  of.stay.close()
  of.stay.open()
  expect(of.stay.months).toEqual(expect.arrayContaining(['2030-09', '2030-10']))
})

it('should reach thirteen months while no price has come, and none beyond the last day that can be booked', async () => {
  const of = aStayCalendar()
  of.stay.open()
  for (let count = 0; count < 20; count += 1) of.stay.more()
  expect(of.stay.months).toHaveLength(13)
  expect(of.stay.hasMore).toBe(false)
  of.requests.forEach(({ answer }) => answer())
  await settled()
  expect(of.stay.months.at(-1)).toBe('2031-02')
  expect(new Set(months(of)).size).toBe(of.requests.length)
})

it('should request again the prices of the months that failed, and no others', async () => {
  const of = aStayCalendar()
  of.stay.open()
  const [first, second] = of.requests
  first?.answer()
  second?.refuse()
  await settled()
  expect(of.stay.failed).toBe(true)
  const before = of.requests.length
  of.stay.retry()
  expect(months(of).slice(before)).toEqual([second?.month])
  of.requests.slice(before).forEach(({ answer }) => answer())
  await settled()
  expect(of.stay.failed).toBe(false)
})

it('should drop prices that were requested by an earlier opening', async () => {
  const of = aStayCalendar()
  of.stay.open()
  of.stay.close()
  const earlier = [...of.requests]
  of.stay.open()
  earlier.forEach(({ refuse }) => refuse())
  await settled()
  expect(of.stay.failed).toBe(false)
  expect(of.stay.days.size).toBe(0)
})
