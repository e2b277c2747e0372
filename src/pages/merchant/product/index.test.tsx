import { renderScreen } from '@/testing'
import { aProduct, shopAnswers } from '@/testing/merchant'
import Product from '.'

const opened = (language: 'en' | 'zh' = 'en') =>
  renderScreen(Product, {
    params: { productId: aProduct().id },
    signedIn: true,
    answers: { ...shopAnswers, 'merchant.product': aProduct() },
    language,
  })

it('changes the price and the stock of a SKU, by what they differ', async () => {
  const { view, api } = await opened()
  await view.tap('100 g, ¥168.00 · 12 in stock')
  await view.write('Price', '128')
  await view.write('Stock in Hangzhou', '20')
  api.answer('merchant.saveProduct', aProduct({ version: 5 }))
  await view.tap('Save')
  expect(api.calls('merchant.saveProduct')).toMatchObject([
    {
      productId: aProduct().id,
      version: 4,
      skus: [{ skuId: aProduct().skus[0]?.id, price: 12_800, stock: [{ warehouseId: 'w1', from: 12, to: 20 }] }],
    },
  ])
  expect(view.toast).toBe('Saved')
})

it('saves nothing that is wrong', async () => {
  const { view } = await opened()
  await view.tap('100 g, ¥168.00 · 12 in stock')
  const save = () => view.getByRole('button', { name: 'Save' })
  await view.write('Price', '0')
  expect(view.getByText('Enter a price above 0')).toBeVisible()
  expect(save()).toHaveAttribute('aria-disabled', 'true')
  await view.write('Price', '100')
  await view.write('Member price (optional)', '100')
  expect(view.getByText('The member price must be below the price')).toBeVisible()
  expect(save()).toHaveAttribute('aria-disabled', 'true')
  await view.write('Member price (optional)', '')
  await view.write('Stock in Hangzhou', 'many')
  expect(save()).toHaveAttribute('aria-disabled', 'true')
})

it('reloads a product that somebody else changed, and keeps what is typed after another failure', async () => {
  const { view, api } = await opened()
  await view.tap('100 g, ¥168.00 · 12 in stock')
  await view.write('Price', '128')
  api.fail('merchant.saveProduct', 'memberPriceTooHigh')
  await view.tap('Save')
  expect(view.getByDisplayValue('128')).toBeVisible()
  api.fail('merchant.saveProduct', 'productChanged')
  api.answer('merchant.product', aProduct({ version: 5, skus: [{ ...sku(), price: 9900 }] }))
  await view.tap('Save')
  expect(view.toast).toBe('Someone else changed this product. Check it again')
  expect(view.getByText('¥99.00 · 12 in stock')).toBeVisible()
})

it('asks again after a failure', async () => {
  const { view, api } = await renderScreen(Product, {
    params: { productId: aProduct().id },
    signedIn: true,
    answers: shopAnswers,
  })
  api.answer('merchant.product', aProduct())
  await view.tap('Try again')
  expect(view.getByText('¥168.00 · 12 in stock')).toBeVisible()
})

it('speaks Chinese', async () => {
  const { view } = await opened('zh')
  expect(view.getByText('¥168.00 · 库存12')).toBeVisible()
})

const sku = () => {
  const [first] = aProduct().skus
  if (!first) throw new Error('it has no SKU')
  return first
}
