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
      role: 'owner' as const,
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
  await view.tap('Seat: Ms Mia Lin')
  expect(api.calls('merchant.seat')).toMatchObject([{ step: 'seat' }])
  await view.tap('Can’t host: Ms Mia Lin')
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
  await view.tap('Confirm manually')
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
  await view.tap('Confirm manually')
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

it('sets a restaurant up that has no tables yet, and shows it the tab of tables from then on', async () => {
  const begin = { isSetUp: false, tables: [], hours: [], sizes: [], queueSizes: [], numbers: [], bookings: [] }
  const [store] = stores.items.map((each) => ({ ...each, takesTables: false }))
  const { view, api } = await opened({
    'merchant.stores': { items: store ? [store] : [] },
    'merchant.tables': aTableBoard({ ...begin, queueOpen: false }),
    'merchant.saveTables': aTableBoard(),
  })
  expect(view.getByText('Add your tables and save. Guests can then book them')).toBeVisible()
  expect(view.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true')
  await view.tap('Add a table')
  await view.tap('Done')
  await view.tap('Add a queue')
  await view.tap('Add Queue A: maximum guests')
  await view.tap('Add a queue')
  await view.tap('Queue open')
  api.answer('merchant.stores', stores)
  await view.tap('Save')
  const queueSizes = [
    { least: 1, most: 3, minutesEach: 10 },
    { least: 4, most: 5, minutesEach: 10 },
  ]
  const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, meal: 'dinner', first: 1020, last: 1200 }))
  const expected = { tables: [{ name: 'N1' }], queueOpen: true, queueSizes, hours }
  expect(api.calls('merchant.saveTables')).toMatchObject([expected])
  expect(api.calls('merchant.stores')).toHaveLength(2)
})

it('joins tables for large parties', async () => {
  const tables = ['A1', 'A2', 'A3'].map((name) => ({ name, seating: 'hall' as const, least: 1, most: 4 }))
  const { view, api } = await opened({
    'merchant.tables': aTableBoard({ tables }),
    'merchant.saveTables': aTableBoard({ tables, sets: [{ tables: ['A1', 'A2', 'A3'], least: 5, most: 12 }] }),
  })
  await view.tap('Set up')
  await view.tap('Join tables for large parties')
  await view.tap('A3', view.getByRole('group', { name: 'Tables to join' }))
  await view.tap('Done')
  expect(view.getByRole('button', { name: 'A1 + A2 + A3 5–12' })).toBeVisible()
  await view.tap('Save')
  expect(api.calls('merchant.saveTables')).toMatchObject([
    { sets: [{ tables: ['A1', 'A2', 'A3'], least: 5, most: 12 }] },
  ])
})

it('closes on a day, or opens on it as on another weekday', async () => {
  const { view, api } = await opened({ 'merchant.saveTables': aTableBoard() })
  await view.tap('Set up')
  await view.tap('Add a special day')
  await view.tap('Done')
  await view.tap('Add a special day')
  await view.tap('Same as Monday')
  await view.tap('Done')
  await view.tap('Save')
  const exceptions = [
    { day: '2030-02-15', asWeekday: null },
    { day: '2030-02-16', asWeekday: 1 },
  ]
  expect(api.calls('merchant.saveTables')).toMatchObject([{ exceptions }])
})
