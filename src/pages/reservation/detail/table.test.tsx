import { renderScreen, type Answers } from '@/testing'
import { aBookedTable } from '@/testing/tables'
import { platform } from '../../../../tests/stand-ins/taro'
import Detail from '.'

const reasons = { items: [{ key: 'changedPlans', text: 'My plans changed' }] }
const opened = (table = aBookedTable(), answers: Answers = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(Detail, {
    params: { kind: 'table', id: 'o1' },
    signedIn: true,
    language,
    answers: { 'reservation.detail': table, 'order.cancelReasons': reasons, ...answers },
  })

it('shows a booked table, and leads to a change of it', async () => {
  const { view } = await opened()
  for (const text of ['Table booked', 'Ms Mia Lin, 138****6209', 'Off your bill'])
    expect(view.getByText(text)).toBeVisible()
  await view.tap('Change')
  expect(platform.pages.at(-1)).toEqual({
    route: 'pages/shopding/index',
    params: { id: 's1', order: 'o1', party: '4' },
  })
})

it('cancels for the sums that are shown, which a deadline may change', async () => {
  const { view, api } = await opened()
  await view.tap('Cancel')
  await view.tap('My plans changed')
  api.fail('reservation.cancel', 'cancelTermsChanged', { kept: 5000, back: 0 })
  await view.tap('Cancel, get ¥50.00 back')
  expect(view.getByRole('alert')).toHaveTextContent('A deadline has passed')
  expect(api.calls('reservation.cancel')).toMatchObject([{ orderId: 'o1', kept: 0, reason: 'My plans changed' }])
})

it('says once that one is late, when the time is near', async () => {
  const at = new Date(Date.now() + 600_000).toISOString()
  const told = aBookedTable({ at, lateAt: at, canBeLate: false })
  const { view, api } = await opened(aBookedTable({ at }), { 'reservation.late': told })
  await view.tap('I’m running late')
  await view.tap('I’m running late')
  expect(api.calls('reservation.late')).toMatchObject([{ orderId: 'o1' }])
})

it('leads to the invoice of a deposit once the visit is over', async () => {
  const { view } = await opened(aBookedTable({ state: 'review', phase: 'toReview', canInvoice: true }))
  await view.tap('Invoice')
  expect(view.path).toBe('pages/hotel/invoice/index')
})
