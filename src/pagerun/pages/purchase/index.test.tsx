import type { ErrandDetail, UndeliveredGoods } from '@contract/entities/errand'
import { type Answers, renderScreen } from '@/testing'
import { aQuestion, errandOf, errandRider } from '@/testing/errands'
import { platform } from '../../../../tests/stand-ins/taro'
import Purchase from '.'

const auth = { socket_url: 'ws://server/ws', uid: 'u1', userSig: 'sig', expiresAt: '2099-01-01T00:00:00Z' }
const asked = (change = {}) =>
  errandOf('purchaseQuestion', { rider: errandRider, question: { ...aQuestion, ...change } })
const limits = { estimate: 500_00, meters: 20_000, tip: 50_00, images: 3 }
const opened = { paymentId: 'p1', amount: 14_00, payBefore: '2099-01-01T00:00:00Z' }
const done = { paymentId: null, amount: 0, payBefore: null }

const show = (errand: ErrandDetail, more: Answers = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(Purchase, {
    params: { orderId: 'e1' },
    answers: { 'order.detail': errand, 'chat.auth': auth, 'errand.goodsInfo': { limits } as never, ...more },
    signedIn: true,
    language,
  })

it('shows the amount that each answer adds to the errand or refunds', async () => {
  const { view } = await show(asked())
  for (const amount of ['¥96.00', '¥110.00', '¥500.00']) expect(view.getAllByText(amount)[0]).toBeVisible()
  expect(view.getByText('Only grade A left')).toBeVisible()
  expect(view.getByRole('radio', { name: /^Pay the difference, buy all .*\+¥14.00$/ })).toBeChecked()
  expect(view.getByRole('radio', { name: /^Buy what the estimate covers .*−¥38.00$/ })).toBeVisible()
  expect(view.getByRole('radio', { name: /^Buy nothing and stop .*−¥103.00$/ })).toBeVisible()
})

it('opens the payment of the difference', async () => {
  const { view, api } = await show(asked(), { 'errand.answerPurchase': { ...opened, errand: asked() } })
  await view.tap('Pay ¥14.00 and buy')
  expect(api.calls('errand.answerPurchase')).toMatchObject([{ orderId: 'e1', answer: 'pay' }])
  expect(api.calls('payment.types')).toEqual([{ paymentId: 'p1' }])
})

it.each([
  [/^Buy what the estimate covers/, 'Buy within estimate', 'without'],
  [/^Buy nothing and stop/, 'Stop the errand', 'stop'],
] as const)('answers by %s', async (choice, button, answer) => {
  const { view, api } = await show(asked(), { 'errand.answerPurchase': { ...done, errand: errandOf('riderPicking') } })
  await view.tap(choice)
  await view.tap(button)
  expect(api.calls('errand.answerPurchase')).toMatchObject([{ orderId: 'e1', answer }])
  expect(view.toast).toBe('Your rider has your answer')
})

it('offers nothing where the estimate buys nothing', async () => {
  const { view } = await show(asked({ without: 0 }))
  expect(view.getByRole('radio', { name: /^Buy what the estimate covers/ })).toHaveAttribute('aria-disabled', 'true')
  expect(view.getByText(/^No answer\? Nothing is bought/)).toBeVisible()
})

it('says what happened when the answer came too late', async () => {
  const { view, api } = await show(asked())
  api.fail('errand.answerPurchase', 'orderStateChanged')
  api.answer('order.detail', errandOf('riderPicking'))
  await view.tap('Pay ¥14.00 and buy')
  expect(view.getByText('Nothing to answer')).toBeVisible()
  await view.tap('View errand')
  expect(view.path).toBe('pagerun/pages/detail/index')
})

const undelivered: UndeliveredGoods = {
  ...{ since: '2026-02-13T04:40:00Z', calls: 2, answerBefore: '2099-01-01T00:00:00Z', returnFee: 6_00 },
  ...{ choices: ['again', 'otherAddress', 'return', 'giveAway'], silent: 'return', paymentId: null },
}
const nobody = () => errandOf('undeliverable', { rider: errandRider, undelivered })
const ways = (more: { answer: 'otherAddress'; fee: number; meters: number }[] = []) => ({
  items: [
    { answer: 'again' as const, fee: 0, meters: null },
    { answer: 'return' as const, fee: 6_00, meters: 1600 },
    { answer: 'giveAway' as const, fee: 0, meters: null },
    ...more,
  ],
})

it('asks what becomes of goods that nobody took, at what each way costs', async () => {
  const { view, api } = await show(nobody(), {
    'errand.deliveryTerms': ways(),
    'errand.answerDelivery': { ...opened, amount: 6_00, errand: nobody() },
  })
  expect(view.getByText('Your rider waited 10 minutes and made 2 calls')).toBeVisible()
  expect(view.getByRole('button', { name: 'Choose one' })).toHaveAttribute('aria-disabled', 'true')
  await view.tap(/^Bring it back .*\+¥6.00$/)
  await view.tap('Pay ¥6.00 and continue')
  expect(api.calls('errand.answerDelivery')).toMatchObject([{ answer: 'return', fee: 6_00 }])
  expect(api.calls('payment.types')).toEqual([{ paymentId: 'p1' }])
})

it('tries once more free of charge', async () => {
  const { view, api } = await show(nobody(), {
    'errand.deliveryTerms': ways(),
    'errand.answerDelivery': { ...done, errand: errandOf('riderDelivering') },
  })
  await view.tap(/^Try again .*Free$/)
  await view.tap('Try again')
  expect(api.calls('errand.answerDelivery')).toMatchObject([{ answer: 'again', fee: 0 }])
})

it('asks for another address first', async () => {
  const { view } = await show(nobody(), { 'errand.deliveryTerms': ways() })
  await view.tap(/^Bring it to another address/)
  expect(platform.pages.at(-1)).toMatchObject({ route: 'pages/user/address/list/index' })
})

it('speaks Chinese', async () => {
  const { view } = await show(asked(), {}, 'zh')
  expect(view.getByText('骑手找到的商品')).toBeVisible()
  expect(view.getByRole('button', { name: '支付¥14.00并购买' })).toBeVisible()
})
