import { renderScreen, settle } from '@/testing'
import { aCase } from '@/testing/after-sales'
import { aShop, merchantAnswers, shopAnswers } from '@/testing/merchant'
import { refundOf } from '@/testing/orders'
import type { MerchantRefund } from '@contract/entities/merchant-refund'
import { feedback } from '@/platform/view/feedback'
import Refunds from '.'

const waiting = { ...refundOf({ state: 'merchantReview', amount: 2200 }), goods: null }
const page = { items: [waiting], next: null, waiting: 1 }

const opened = async (language: 'en' | 'zh' = 'en') => {
  const answers = { ...merchantAnswers, 'merchant.refunds': page, 'merchant.handleRefund': waiting }
  return renderScreen(Refunds, { signedIn: true, answers, language })
}

it('refunds the money once the merchant has confirmed', async () => {
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
  await view.tap(`Decline: ${waiting.number}`)
  await view.tap('Decline')
  expect(api.calls('merchant.handleRefund')).toEqual([])
  await view.write('The customer reads this', 'It was eaten')
  await view.tap('Decline')
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
  expect(view.queryByRole('button', { name: /^Decline/ })).toBeNull()
})

it('speaks Chinese', async () => {
  const { view } = await opened('zh')
  expect(view.getByText('同意退款')).toBeVisible()
})

const lines = [{ ...aCase().lines[0], quantity: 3 }]
const goodsCase = (
  over: Partial<MerchantRefund>,
  goods: Partial<NonNullable<MerchantRefund['goods']>>,
): MerchantRefund => ({
  ...aCase({ service: 'returnAndRefund', lines }),
  ...over,
  goods: { ...aCase(), actions: [], ...goods },
})

const openedCase = async (item: MerchantRefund) => {
  const answers = { ...shopAnswers, 'merchant.refunds': { ...page, items: [item] }, 'merchant.handleRefund': item }
  return renderScreen(Refunds, { signedIn: true, answers })
}

it('agrees to a return once the merchant has read where it goes', async () => {
  const item = goodsCase({ state: 'merchantReview' }, { actions: ['agree', 'refuse'] })
  const { view, api } = await openedCase(item)
  const returnAddress = { name: 'Returns desk', phone: '0571-88206612', address: '18 Longwu Tea Town' }
  api.answer('merchant.shop', { shop: aShop({ returnAddress }), stores: [] })
  await view.tap(`Accept return: ${item.number}`)
  expect(feedback.question?.text).toBe('The customer sends it to: Returns desk, 0571-88206612, 18 Longwu Tea Town')
  await settle(() => feedback.answer(true))
  expect(api.calls('merchant.handleRefund')).toMatchObject([{ refundId: item.id, agree: true }])
})

it('counts in what came back, line by line', async () => {
  const item = goodsCase({ state: 'returnedGoods' }, { actions: ['refuse', 'countIn'] })
  const { view, api } = await openedCase(item)
  await view.tap(`Check return: ${item.number}`)
  expect(view.getByText('Everything is refunded at once')).toBeVisible()
  await view.tap('Remove one Wildflower honey: arrived')
  expect(view.getByText('1 item missing. What arrived is refunded, the rest stays in dispute.')).toBeVisible()
  await view.tap('Remove one Wildflower honey: can be sold again')
  await view.write('Note for the customer', 'One jar was not in the box')
  await view.tap('Confirm the count')
  expect(api.calls('merchant.handleRefund')).toMatchObject([
    {
      refundId: item.id,
      agree: true,
      counted: [{ position: 0, received: 2, sellable: 1, note: 'One jar was not in the box' }],
    },
  ])
})

it('gives the shop’s evidence on a case before the platform', async () => {
  const item = goodsCase({ state: 'evidence' }, { actions: ['addEvidence'] })
  const { view, api } = await openedCase(item)
  expect(view.getByText('Add your evidence')).toBeVisible()
  await view.tap(`Add evidence: ${item.number}`)
  await view.write('Say what your photos show', 'It left whole')
  api.answer('merchant.addEvidence', item)
  await view.tap('Send evidence')
  expect(api.calls('merchant.addEvidence')).toMatchObject([{ refundId: item.id, text: 'It left whole', pictures: [] }])
})
