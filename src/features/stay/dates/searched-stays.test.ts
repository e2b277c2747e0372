import { formatDate } from '@contract/date'
import { settle } from '@/testing'
import { addDays } from './days'
import { SearchedStays } from './searched-stays'

const today = formatDate(new Date())
const dates = { checkIn: addDays(today, 3), checkOut: addDays(today, 5) }
const guests = { rooms: 2, adults: 3, childAges: [6] }
const place = { name: 'Shenzhen Bay', areaKey: 'bay' }

/** The plan of an app that was started again. */
async function restarted() {
  const { plan } = new SearchedStays()
  await settle(() => undefined)
  return plan
}

it('keeps place, dates and guests through a restart, but no filters', async () => {
  const { plan } = new SearchedStays()
  plan.setPlace(place)
  plan.setDates(dates.checkIn, dates.checkOut)
  plan.setParty(guests)
  plan.setFilter({ ...plan.filter, breakfast: true })
  await settle(() => undefined)
  const again = await restarted()
  expect(again).toMatchObject({ place, ...dates, ...guests })
  expect(again.filter.breakfast).toBe(false)
})

it('asks for tonight where the kept dates have passed', async () => {
  const data = { place: null, ...guests, checkIn: addDays(today, -2), checkOut: today }
  localStorage.setItem('stay-search', JSON.stringify({ data }))
  const again = await restarted()
  expect(again).toMatchObject(guests)
  expect(again.checkIn).toBeUndefined()
})
