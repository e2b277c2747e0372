import { answer } from '@/platform/navigation/pick'
import { language } from '@/platform/session/language'
import { renderScreen, settle, type Answers } from '@/testing'
import { aTableQuote } from '@/testing/tables'
import TableConfirm from '.'

const params = { store: 's1', party: '2', at: '2030-02-15T10:00:00.000Z', seating: 'booth' }
const opened = (answers: Answers = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(TableConfirm, {
    params,
    signedIn: true,
    language,
    answers: {
      'reservation.confirm': aTableQuote(),
      'user.phone': { areaCode: '86', phone: '13800006209' },
      'reservation.submit': { orderId: 'o1', total: 5000, payBefore: '2030-02-15T09:00:00.000Z' },
      ...answers,
    } as Answers,
  })

it('books with a deposit and continues to the cashier', async () => {
  const { view, api } = await opened()
  await view.tap('Book table')
  expect(view.getByText('Agree to the terms first')).toBeVisible()
  await view.write('Name', 'Mia Lin')
  await view.tap('Ms')
  await view.tap('Birthday')
  await view.tap(/^I agree to the/)
  await view.tap('Book table')
  expect(api.calls('reservation.submit')).toMatchObject([
    { quoteId: 'q1', contact: { title: 'miss', name: 'Mia Lin' }, note: 'Birthday', agreed: true },
  ])
  expect(view.path).toBe('pages/order/pay/index')
})

it('books at once where there is no deposit', async () => {
  const free = { orderId: 'o1', total: 0, payBefore: '2030-02-15T09:00:00.000Z' }
  const { view } = await opened(
    { 'reservation.confirm': aTableQuote({ deposit: 0 }), 'reservation.submit': free },
    'zh',
  )
  expect(view.getByText('无需定金')).toBeVisible()
  await view.write('姓名', '林米娅')
  await view.tap(/^我已阅读并同意/)
  await view.tap('立即预订')
  expect(view.path).toBe('pages/reservation/detail/index')
})

it('sends the same after a remount, whatever control was used, once its terms are agreed to again', async () => {
  const { view, api } = await opened()
  await view.tap('Ms')
  await view.write('Name', 'Mia Lin')
  await view.write('Phone number', '13900001111')
  await view.tap('Birthday')
  await view.tap(/^Note/)
  await settle(() => answer('noteEditor', 'Birthday, by the window'))
  await view.tap(/^I agree to the/)
  api.break('reservation.submit', 500)
  await view.tap('Book table')

  await settle(() => language.set('zh'))
  await view.tap(/^我已阅读并同意/)
  await view.tap('立即预订')
  const [before, after] = api.calls('reservation.submit') as object[]
  expect(after).toEqual({ ...before, idempotencyKey: expect.any(String) })
})
