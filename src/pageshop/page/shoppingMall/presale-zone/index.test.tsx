import { renderScreen, type Answers } from '@/testing'
import { aPresaleCard } from '@/testing/presales'
import Zone from '.'

const zone = (answers: Answers, language: 'en' | 'zh' = 'en') => renderScreen(Zone, { answers, language })
const items = [
  aPresaleCard(),
  aPresaleCard({ id: '2', name: 'Mooncakes', deposit: null, countsAs: null, soldOut: true }),
  aPresaleCard({ id: '3', name: 'Strawberries', phase: 'soon' }),
  aPresaleCard({ id: '4', name: 'Cherries', phase: 'balance' }),
]

it('shows presales by what can be done with them, and opens one', async () => {
  const { view } = await zone({ 'mall.presaleList': { items } })
  for (const text of ['Lake crab, 8 pcs', 'Deposit ¥20', 'counts as ¥40', '1286 ordered', 'Pay in full', 'Sold out'])
    expect(view.getByText(text)).toBeVisible()
  expect(view.queryByText('Strawberries')).toBeNull()
  await view.tap('Coming soon')
  expect(view.getByText('Strawberries')).toBeVisible()
  await view.tap('Balance')
  await view.tap(/^Cherries/)
  expect(view.path).toBe('pageshop/page/shoppingMall/presale-detail/index')
})

it('says when there are none, in the reader’s language', async () => {
  const { view } = await zone({ 'mall.presaleList': { items: [] } }, 'zh')
  expect(view.getByText('暂无预售商品')).toBeVisible()
})

it('tries again what could not be loaded', async () => {
  const { view, api } = await zone({})
  api.answer('mall.presaleList', { items })
  await view.tap('Try again')
  expect(view.getByText('Lake crab, 8 pcs')).toBeVisible()
})
