import { renderScreen } from '@/testing'
import { detailOf } from '@/testing/orders'
import { paymentOf } from '@/testing/payments'
import PaySuccess from '.'

const ask = jest.fn()
jest.mock('@/platform/session/subscribe', () => ({
  ...jest.requireActual<object>('@/platform/session/subscribe'),
  askToTell: (ids: readonly string[]) => ask(ids) as unknown,
}))

const order = { topic: 'order' as const, templateId: 'T1', left: 0 }
const chat = { topic: 'chat' as const, templateId: 'T2', left: 0 }
const paid = paymentOf({ method: 'wechat' })
const open = (items = [order, chat]) =>
  renderScreen(PaySuccess, {
    params: { orderId: 'o1' },
    signedIn: true,
    answers: {
      ...{ 'payment.status': paid, 'order.detail': detailOf() },
      ...{ 'message.templates': { items }, 'message.subscribe': { items } },
    },
  })
beforeEach(() => ask.mockReset())

it('keeps what was agreed to, and says so', async () => {
  ask.mockResolvedValue({ code: 'c', accepted: ['T2'] })
  const { view, api } = await open()
  await view.tap('Notify me')
  expect(ask).toHaveBeenCalledWith(['T1', 'T2'])
  expect(api.calls('message.subscribe')).toEqual([
    { clientId: expect.any(String) as string, code: 'c', topics: ['chat'] },
  ])
  expect(view.getByText('You’ll be notified')).toBeVisible()
})

it('keeps nothing when the customer refuses, and still offers it', async () => {
  ask.mockResolvedValue({ code: '', accepted: [] })
  const { view, api } = await open()
  await view.tap('Notify me')
  expect(api.calls('message.subscribe')).toEqual([])
  expect(view.getByRole('button', { name: 'Notify me' })).toBeVisible()
})

it('offers nothing where nobody carries messages', async () => {
  const { view } = await open([])
  expect(view.queryByText('Notify me')).toBeNull()
})
