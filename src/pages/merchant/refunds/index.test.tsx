import { renderScreen, settle } from '@/testing'
import { merchantAnswers } from '@/testing/merchant'
import { refundOf } from '@/testing/orders'
import { feedback } from '@/platform/feedback'
import Refunds from '.'

const waiting = { ...refundOf({ state: 'merchantReview', amount: 2200 }), goods: null }
const page = { items: [waiting], next: null, waiting: 1 }

const opened = async (language: 'en' | 'zh' = 'en') => {
  const answers = { ...merchantAnswers, 'merchant.refunds': page, 'merchant.handleRefund': waiting }
  return renderScreen(Refunds, { signedIn: true, answers, language })
}

it('gives the money back once the merchant is sure', async () => {
  const { view, api } = await opened()
  expect(view.getByRole('tab', { name: /^Waiting,? 1$/ })).toBeVisible()
  await view.tap(`Refund: ${waiting.number}`)
  expect(api.calls('merchant.handleRefund')).toEqual([])
  expect(feedback.question).toMatchObject({ title: 'Refund ¥22.00?' })
  await settle(() => feedback.answer(true))
  expect(api.calls('merchant.handleRefund')).toMatchObject([{ refundId: waiting.id, agree: true }])
})

it('refuses with a reason alone', async () => {
  const { view, api } = await opened()
  await view.tap(`Refuse: ${waiting.number}`)
  await view.tap('Refuse')
  expect(api.calls('merchant.handleRefund')).toEqual([])
  await view.write('The customer reads this', 'It was eaten')
  await view.tap('Refuse')
  expect(api.calls('merchant.handleRefund')).toMatchObject([
    { refundId: waiting.id, agree: false, reason: 'It was eaten' },
  ])
})

it('shows those that were answered, with what the store said, and nothing to press', async () => {
  const { view, api } = await opened()
  api.answer('merchant.refunds', { ...page, items: [{ ...waiting, state: 'refused', refusal: 'It was eaten' }] })
  await view.tap('Answered')
  expect(api.calls('merchant.refunds').at(-1)).toMatchObject({ tab: 'handled' })
  expect(view.getByText('It was eaten')).toBeVisible()
  expect(view.queryByRole('button', { name: /^Refuse/ })).toBeNull()
})

it('speaks Chinese', async () => {
  const { view } = await opened('zh')
  expect(view.getByText('同意退款')).toBeVisible()
})
