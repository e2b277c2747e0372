import { addToCalendar } from '@/platform/device/calendar'
import { aStay } from '@/testing/hotels'
import { type Answers, renderScreen } from '@/testing'
import { aBookedTable } from '@/testing/tables'
import Detail from '.'

jest.mock('@/platform/device/calendar', () => ({
  ...jest.requireActual<object>('@/platform/device/calendar'),
  addToCalendar: jest.fn(),
}))

const opened = (kind: string, answers: Answers, language: 'en' | 'zh' = 'en') =>
  renderScreen(Detail, { params: { kind, id: 'o1' }, signedIn: true, language, answers })

const add = /^(Calendar: add|加日历)/
const added = () => jest.mocked(addToCalendar as NonNullable<typeof addToCalendar>).mock.calls.at(-1)?.[0]

it('takes a confirmed stay from its check-in to its check-out', async () => {
  const stay = aStay()
  const { view } = await opened('hotel', { 'hotel.orderDetail': stay })
  await view.tap(add)
  expect(added()).toMatchObject({ id: 'o1', title: 'Stay at Qihu Lakeside Inn' })
  expect(added()?.start).toEqual(new Date(stay.checkInAt))
  expect(added()?.end).toEqual(new Date(stay.checkOutAt))
  expect(added()?.place).toContain(stay.hotel.address)
})

it('takes a booked table in Chinese', async () => {
  const table = aBookedTable()
  const { view } = await opened('table', { 'reservation.detail': table }, 'zh')
  await view.tap(add)
  expect(added()).toMatchObject({ id: 'o1', title: `${table.restaurant.name}订座`, start: new Date(table.at) })
})

it('takes none that is over', async () => {
  const { view } = await opened('hotel', { 'hotel.orderDetail': aStay({ state: 'cancelled', phase: 'cancelled' }) })
  expect(view.queryByRole('button', { name: add })).toBeNull()
})
