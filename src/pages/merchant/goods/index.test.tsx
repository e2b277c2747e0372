import { fireEvent } from '@testing-library/react'
import { renderScreen, settle } from '@/testing'
import { merchantAnswers, someGoods } from '@/testing/merchant'
import Goods from '.'

const opened = (language: 'en' | 'zh' = 'en') =>
  renderScreen(Goods, { signedIn: true, answers: merchantAnswers, language })

it('shows the goods with stock and prices, and takes one off sale', async () => {
  const { view, api } = await opened()
  expect(view.getByText(/^Stock 86 · Sold 1/)).toBeVisible()
  api.answer('merchant.saveGoods', someGoods({ onSale: false }))
  await view.tap('Take off sale: Shrimp wonton')
  expect(api.calls('merchant.saveGoods')).toMatchObject([{ goodsId: someGoods().id, onSale: false }])
})

it('changes the stock by what was counted', async () => {
  const { view, api } = await opened()
  api.answer('merchant.saveGoods', someGoods())
  await view.tap('Stock: Shrimp wonton')
  await view.write('Stock', 'many')
  expect(view.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true')
  await view.write('Stock', '90')
  await view.tap('Save')
  expect(api.calls('merchant.saveGoods')).toMatchObject([{ stock: { from: 86, to: 90 } }])
})

it.each(['Edit: Shrimp wonton', 'Add item'])('opens the form of an item by %s', async (button) => {
  const { view } = await opened()
  await view.tap('Wontons')
  await view.tap(button)
  expect(view.path).toBe('pages/merchant/goods-edit/index')
})

it('renames a section, and adds one', async () => {
  const { view, api } = await opened()
  api.answer('merchant.saveCategory', { sections: [] })
  await view.tap('Categories')
  await view.tap('Wontons, Rename')
  await view.write('Name in English', 'Dumplings')
  await view.tap('Save section')
  await view.tap('Categories')
  await view.tap('New section')
  await view.write('Name in Chinese', '面')
  await view.tap('Save section')
  expect(api.calls('merchant.saveCategory')).toMatchObject([
    { menuCategoryId: someGoods().menuCategoryId, name: { zh: '馄饨', en: 'Dumplings' } },
    { name: { zh: '面', en: '面' } },
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

it('finds goods by their name, and says so when there are none', async () => {
  const { view, api } = await opened()
  await view.tap('Search goods')
  api.answer('merchant.goods', { items: [], next: null, counts: { onSale: 1, soldOut: 0, off: 0 }, sections: [] })
  const field = view.getByLabel('Search goods', { selector: 'input' })
  await settle(() => fireEvent.change(field, { target: { value: ' shrimp ' } }))
  await settle(() => fireEvent.keyDown(field, { key: 'Enter' }))
  expect(api.calls('merchant.goods').at(-1)).toMatchObject({ tab: 'onSale', keyword: 'shrimp' })
  expect(view.getByText('No goods found')).toBeVisible()
  await view.tap('Cancel')
  expect(api.calls('merchant.goods').at(-1)).not.toHaveProperty('keyword')
})

it('sorts the goods by what is left', async () => {
  const { view, api } = await opened('zh')
  await view.tap('排序')
  await view.tap('库存从少到多')
  expect(api.calls('merchant.goods').at(-1)).toMatchObject({ sort: 'stock' })
})
