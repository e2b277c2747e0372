import { renderScreen } from '@/testing'
import { merchantAnswers, someGoods } from '@/testing/merchant'
import Goods from '.'

const opened = (language: 'en' | 'zh' = 'en') =>
  renderScreen(Goods, { signedIn: true, answers: merchantAnswers, language })

it('shows the goods with stock and prices, and takes one off sale', async () => {
  const { view, api } = await opened()
  expect(view.getByText(/^Stock 86 · Sold 1/)).toBeVisible()
  api.answer('merchant.saveGoods', someGoods({ onSale: false }))
  await view.tap('Take off: Shrimp wonton')
  expect(api.calls('merchant.saveGoods')).toMatchObject([{ goodsId: someGoods().id, onSale: false }])
})

it('changes prices and stock by what was counted', async () => {
  const { view, api } = await opened()
  api.answer('merchant.saveGoods', someGoods())
  await view.tap('Edit: Shrimp wonton')
  await view.write('Price', 'free')
  expect(view.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true')
  await view.write('Price', '23.5')
  await view.write('Member price, if any', '')
  await view.write('Stock', '90')
  await view.tap('Save')
  expect(api.calls('merchant.saveGoods')).toMatchObject([
    { price: 2350, memberPrice: null, stock: { from: 86, to: 90 } },
  ])
})

it('shows one section of the menu', async () => {
  const { view, api } = await opened()
  await view.tap('Wontons')
  expect(api.calls('merchant.goods').at(-1)).toMatchObject({ menuCategoryId: someGoods().menuCategoryId })
})

it('speaks Chinese', async () => {
  const { view } = await opened('zh')
  expect(view.getByText('鲜虾馄饨')).toBeVisible()
  expect(view.getByText('下架')).toBeVisible()
})
