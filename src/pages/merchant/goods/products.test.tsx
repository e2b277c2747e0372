import { fireEvent } from '@testing-library/react'
import { renderScreen, settle } from '@/testing'
import { aProduct, shopAnswers } from '@/testing/merchant'
import Goods from '.'

const opened = (language: 'en' | 'zh' = 'en') => renderScreen(Goods, { signedIn: true, answers: shopAnswers, language })

it('shows the products of a shop with stock and prices, and takes one off sale', async () => {
  const { view, api } = await opened()
  expect(view.getByText('12 in stock · 2 options · 340 sold')).toBeVisible()
  expect(view.getByRole('tab', { name: 'Sold out 3' })).toBeVisible()
  api.answer('merchant.saveProduct', aProduct())
  await view.tap('Take off sale: Longjing tea')
  expect(api.calls('merchant.saveProduct')).toMatchObject([
    { productId: aProduct().id, version: 4, onSale: false, idempotencyKey: expect.any(String) as string },
  ])
})

it('reloads the list when somebody else has changed the product', async () => {
  const { view, api } = await opened()
  const before = api.calls('merchant.products').length
  api.fail('merchant.saveProduct', 'productChanged')
  await view.tap('Take off sale: Longjing tea')
  expect(view.toast).toBe('Someone else changed this product. Check it again')
  expect(api.calls('merchant.products').length).toBeGreaterThan(before)
})

it('searches, and says where nothing is found', async () => {
  const { view, api } = await opened()
  await view.tap('Search products')
  api.answer('merchant.products', { items: [], next: null, counts: { onSale: 0, soldOut: 0, off: 0 } })
  const field = view.getByLabel('Search products', { selector: 'input' })
  await settle(() => fireEvent.change(field, { target: { value: ' oolong ' } }))
  await settle(() => fireEvent.keyDown(field, { key: 'Enter' }))
  expect(api.calls('merchant.products').at(-1)).toMatchObject({ keyword: 'oolong', tab: 'onSale' })
  expect(view.getByText('No products found')).toBeVisible()
})

it('opens the prices and stock of a product', async () => {
  const { view } = await opened()
  await view.tap('Price and stock: Longjing tea')
  expect(view.path).toBe('pages/merchant/product/index')
})

it('speaks Chinese', async () => {
  const { view } = await opened('zh')
  expect(view.getByText('库存12 · 2种规格 · 已售340')).toBeVisible()
})
