import { formatDate } from '@contract/date'
import { settle } from '@/testing'
import { token } from '@/platform/session/token'
import { addDays } from './days'
import { SearchedStays } from './searched-stays'

const today = formatDate(new Date())
const dates = { checkIn: addDays(today, 3), checkOut: addDays(today, 5) }
const guests = { rooms: 2, adults: 3, childAges: [6] }
const city = { code: '440300', name: 'Shenzhen' }
const place = { name: 'Shenzhen Bay', areaKey: 'bay' }

/** The plan of an app that was started again. */
async function restarted() {
  const { plan } = new SearchedStays()
  await settle(() => undefined)
  return plan
}

it('keeps place, dates and guests through a restart, but no filters', async () => {
  const { plan } = new SearchedStays()
  plan.setCity(city)
  plan.setPlace(place)
  plan.setDates(dates.checkIn, dates.checkOut)
  plan.setParty(guests)
  plan.setFilter({ ...plan.filter, breakfast: true })
  await settle(() => undefined)
  const again = await restarted()
  expect(again).toMatchObject({ city, place, ...dates, ...guests })
  expect(again.filter.breakfast).toBe(false)
})

it('asks for tonight where the kept dates have passed', async () => {
  const data = { place: null, ...guests, checkIn: addDays(today, -2), checkOut: today }
  localStorage.setItem('stay-search', JSON.stringify({ data: { session: '', data } }))
  const again = await restarted()
  expect(again).toMatchObject(guests)
  expect(again.checkIn).toBeUndefined()
})

it('is nothing of the next account', async () => {
  token.set('token-of-ann-00000001')
  const { plan } = new SearchedStays()
  plan.begin(today, null)
  plan.setCity(city)
  plan.setPlace(place)
  plan.setDates(dates.checkIn, dates.checkOut)
  plan.setParty(guests)
  token.clear()
  const nothing = { city: undefined, place: undefined, rooms: 1, adults: 2, childAges: [], checkIn: today }
  expect(plan).toMatchObject(nothing)
  token.set('token-of-ben-00000002')
  expect(plan).toMatchObject(nothing)
  expect(await restarted()).toMatchObject({ ...nothing, checkIn: today })
  token.clear()
})

it('does not keep a position', async () => {
  const { plan } = new SearchedStays()
  plan.setNear('Near me', { latitude: 22.5, longitude: 114 })
  await settle(() => undefined)
  expect((await restarted()).place).toBeUndefined()
})
