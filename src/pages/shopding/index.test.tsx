import { renderScreen, type Answers } from '@/testing'
import { aBookedTable, aWait, someChangeOptions, someOptions } from '@/testing/tables'
import { platform } from '../../../tests/stand-ins/taro'
import BookTable from '.'

const opened = (answers: Answers = {}, params: Record<string, string> = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(BookTable, {
    params: { id: 's1', ...params },
    signedIn: true,
    language,
    answers: { 'reservation.options': someOptions(), 'waitlist.join': aWait(), ...answers },
  })

it('chooses a time and a seat and continues with them', async () => {
  const { view, api } = await opened()
  expect(view.getByText('Choose a time')).toBeVisible()
  expect(view.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
  await view.tap('4 guests')
  expect(api.calls('reservation.options').at(-1)).toMatchObject({ party: 4 })
  await view.tap('18:00')
  await view.tap(/^Booth/)
  await view.tap('Next')
  expect(platform.pages.at(-1)).toEqual({
    route: 'pages/shopding/confirm/index',
    params: { store: 's1', party: '4', at: someOptions().meals[0]?.slots[0]?.at, seating: 'booth' },
  })
})

it('says what becomes of the deposit, and that larger parties call', async () => {
  const { view } = await opened({}, {}, 'zh')
  for (const text of ['抵扣餐费', '9人及以上请致电', '座位保留15分钟，告知晚到可延长15分钟'])
    expect(view.getByText(text)).toBeVisible()
})

it('joins the waitlist of a full time', async () => {
  const { view, api } = await opened()
  await view.tap('19:00, Waitlist')
  await view.tap('Join the waitlist')
  const at = someOptions().meals[0]?.slots[1]?.at
  expect(api.calls('waitlist.join')).toMatchObject([{ storeId: 's1', party: 2, from: at, until: at }])
  expect(view.path).toBe('pages/reservation/list/index')
})

it('leads from a day without tables to the next that has some', async () => {
  const { view, api } = await opened({ 'reservation.options': someOptions({ meals: [] }) })
  expect(view.getByText('No tables on Fri 15 Feb')).toBeVisible()
  await view.tap('Sun 17 Feb')
  expect(api.calls('reservation.options').at(-1)).toMatchObject({ date: '2030-02-17' })
})

it('tries again what could not be loaded', async () => {
  const { view, api } = await renderScreen(BookTable, { params: { id: 's1' }, answers: {} })
  api.answer('reservation.options', someOptions({ deposit: null }))
  await view.tap('Try again')
  expect(view.getByText('No deposit')).toBeVisible()
})

describe('a change', () => {
  const changing = async (language: 'en' | 'zh' = 'en') => {
    const answers = { 'reservation.changeOptions': someChangeOptions(), 'reservation.change': aBookedTable() }
    return opened(answers, { order: 'o1', party: '4' }, language)
  }

  it.each([
    ['en', 'Current booking: Fri 15 Feb 18:00, 4 guests, Booth'],
    ['zh', '当前预订：2月15日 周五 18:00，4人，Booth'],
  ] as const)('opens on what is booked, in %s', async (language, booked) => {
    const { view, api } = await changing(language)
    expect(api.calls('reservation.changeOptions')).toEqual([{ orderId: 'o1' }])
    expect(api.calls('reservation.options')).toEqual([])
    expect(view.getByText(booked)).toBeVisible()
    for (const name of [language === 'en' ? '4 guests' : '4人', '18:00', /^Booth/])
      expect(view.getByRole('radio', { name })).toHaveAttribute('aria-checked', 'true')
    const change = language === 'en' ? 'Change table' : '确认修改'
    expect(view.getByRole('button', { name: change })).toHaveAttribute('aria-disabled', 'true')
  })

  it('asks with both before it moves the booking', async () => {
    const { view, api } = await changing()
    await view.tap('20:00')
    await view.tap('Change table')
    expect(view.getByRole('alertdialog')).toHaveTextContent(
      'From Fri 15 Feb 18:00, 4 guests, Booth to Fri 15 Feb 20:00, 4 guests, Booth.',
    )
    await view.tap('Keep current')
    expect(api.calls('reservation.change')).toEqual([])
    await view.tap('Change table')
    await view.tap('Change table')
    const [{ at } = { at: '' }] = api.calls('reservation.change') as { at: string }[]
    expect(api.calls('reservation.change')).toMatchObject([{ orderId: 'o1', party: 4, seatingId: 'booth' }])
    expect(at).toBe(someOptions().meals[0]?.slots[2]?.at)
    expect(view.toast).toBe('Table changed')
  })

  it('keeps the day and the party that were chosen since', async () => {
    const { view, api } = await changing()
    await view.tap('2 guests')
    expect(api.calls('reservation.changeOptions').at(-1)).toEqual({ orderId: 'o1', party: 2, date: '2030-02-15' })
    expect(view.getByText('Current booking: Fri 15 Feb 18:00, 4 guests, Booth')).toBeVisible()
  })
})
