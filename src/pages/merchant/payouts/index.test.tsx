import { renderScreen } from '@/testing'
import { aPayout, storeMoneyAnswers } from '@/testing/store-money'
import Payouts from '.'

it('lists the payouts with their states', async () => {
  const items = [aPayout(), aPayout({ id: '018f0000-0000-7000-8000-000000000a06', state: 'waiting' })]
  const answers = { ...storeMoneyAnswers, 'merchant.payouts': { items, next: null } }
  const { view } = await renderScreen(Payouts, { signedIn: true, answers })
  expect(view.getByText('Arrived')).toBeVisible()
  expect(view.getByText('Waiting for approval')).toBeVisible()
})

it('says when nothing was paid out', async () => {
  const answers = { ...storeMoneyAnswers, 'merchant.payouts': { items: [], next: null } }
  const { view } = await renderScreen(Payouts, { signedIn: true, answers, language: 'zh' })
  expect(view.getByText('还没有打款记录')).toBeVisible()
})
