import { renderScreen, type Answers } from '@/testing'
import { merchantAnswers } from '@/testing/merchant'
import { aTableBoard, aTableBooking } from '@/testing/tables'
import Tables from '.'

const stores = {
  items: [
    {
      ...{ id: 's1', name: 'Old Stove', business: 'takeaway' as const },
      logo: { path: '', colour: '#fff' },
      takesTables: true,
    },
  ],
}
const opened = (answers: Answers = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(Tables, {
    signedIn: true,
    language,
    answers: {
      ...merchantAnswers,
      'merchant.stores': stores,
      'merchant.tables': aTableBoard(),
      'merchant.seat': aTableBooking({ state: 'seated' }),
      'merchant.callNumber': aTableBoard().numbers[0],
      ...answers,
    },
  })

it('seats a party, and asks why one cannot be hosted', async () => {
  const { view, api } = await opened()
  expect(view.getByText('18:30')).toBeVisible()
  await view.tap('Seat: Miss Mia Lin')
  expect(api.calls('merchant.seat')).toMatchObject([{ step: 'seat' }])
  await view.tap('Can’t host: Miss Mia Lin')
  await view.tap('The restaurant is full')
  await view.tap('Send')
  expect(api.calls('merchant.seat').at(-1)).toMatchObject({ step: 'cannotHost', reason: 'The restaurant is full' })
})

it('calls the next number, and seats or passes who was called', async () => {
  const { view, api } = await opened({}, 'zh')
  await view.tap('排号')
  await view.tap('叫下一位: Medium')
  expect(api.calls('merchant.callNumber')).toMatchObject([{ step: 'call', size: 'B' }])
  await view.tap('过号: B20')
  expect(api.calls('merchant.callNumber').at(-1)).toMatchObject({ step: 'pass' })
})

it('saves a changed table and rules', async () => {
  const { view, api } = await opened({ 'merchant.saveTables': aTableBoard() })
  await view.tap('Set up')
  await view.tap('Add a table')
  await view.tap('Done')
  await view.tap('Confirm by hand')
  await view.tap('Save')
  expect(api.calls('merchant.saveTables')).toMatchObject([
    { rules: { byHand: true }, tables: [{ name: 'A1' }, { name: 'N1', seating: 'hall', least: 1, most: 4 }] },
  ])
})

it('saves the hours of a weekday for all days', async () => {
  const { view, api } = await opened({ 'merchant.saveTables': aTableBoard() })
  await view.tap('Set up')
  await view.tap('Monday, 17:00–21:00')
  await view.tap('Lunch')
  await view.tap('Add Dinner: last arrival')
  expect(view.getByText('21:30')).toBeVisible()
  await view.tap('Same for all days')
  await view.tap('Done')
  expect(view.getByRole('button', { name: 'Sunday 11:00–13:00 · 17:00–21:30' })).toBeVisible()
  await view.tap('Save')
  const hours = [1, 2, 3, 4, 5, 6].flatMap((weekday) => [
    { weekday, meal: 'lunch', first: 660, last: 780 },
    { weekday, meal: 'dinner', first: 1020, last: 1290 },
  ])
  expect(api.calls('merchant.saveTables')).toMatchObject([{ hours: expect.arrayContaining(hours) }])
})

it('leaves the hours alone when others things are saved', async () => {
  const { view, api } = await opened({ 'merchant.saveTables': aTableBoard() })
  await view.tap('Set up')
  await view.tap('Confirm by hand')
  await view.tap('Save')
  expect(api.calls('merchant.saveTables')[0]).not.toHaveProperty('hours')
})

it('says why hours were not saved', async () => {
  const { view, api } = await opened({}, 'zh')
  api.fail('merchant.saveTables', 'tableHoursInvalid')
  await view.tap('设置')
  await view.tap('周二, 不开放')
  await view.tap('全天')
  await view.tap('保存')
  expect(view.toast).toBe('时段重叠或结束早于开始，请检查')
})

it('says that nobody has booked, and tries again what could not be loaded', async () => {
  const { view, api } = await opened({ 'merchant.tables': aTableBoard({ bookings: [] }) })
  expect(view.getByText('No bookings on this day')).toBeVisible()
  api.answer('merchant.tables', aTableBoard())
})
