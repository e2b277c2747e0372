import { fireEvent } from '@testing-library/react'
import { renderScreen, settle, type Answers } from '@/testing'
import { aCart, aDish, aLine } from '@/testing/menu'
import { missing, written } from '@/testing/paper'
import { aReview } from '@/testing/reviews'
import { aStore } from '@/testing/stores'
import { savePicture } from '@/platform/media/save-picture'
import { platform } from '../../../../tests/stand-ins/taro'
import Goods from '.'

jest.mock('@/platform/media/paper', () => jest.requireActual<object>('@/testing/paper'))
jest.mock('@/platform/media/save-picture', () => ({
  ...jest.requireActual<object>('@/platform/media/save-picture'),
  asksToSave: () => Promise.resolve(false),
  savePicture: jest.fn(() => Promise.resolve('saved')),
}))

const dish = aDish('Noodles', {
  ...{ price: 2200, shopPrice: 2600, memberPrice: 2000, note: 'Clear broth', purchaseLimit: 3, likedPercent: 98 },
})
const detail = { goods: dish, category: 'Mains', allergens: ['gluten' as const], store: aStore(), collected: false }
const counts = { all: 0, pictures: 0, good: 0, medium: 0, negative: 0 }
const summary = { counts, liked: 0, disliked: 0, likedPercent: null }
const comments = { items: [], next: null, summary }
const answers: Answers = { 'goods.detail': detail, 'goods.comments': comments, 'cart.info': aCart() }
const render = (more: Answers = {}, signedIn = true) =>
  renderScreen(Goods, { params: { id: 'Noodles' }, answers: { ...answers, ...more }, signedIn })

it('shows what the dish is, what it costs and what is in it', async () => {
  const { view } = await render()
  expect(view.getByRole('heading', { name: 'Noodles' })).toBeVisible()
  for (const text of ['Clear broth', '¥26.00', '¥20.00', 'For members', 'Mains', 'Contains gluten', '98% liked'])
    expect(view.getByText(new RegExp(text))).toBeVisible()
  expect(view.getAllByText('Limit 3 per customer')).toHaveLength(2)
})

it('goes into the basket, and to the limit', async () => {
  const { view, api } = await render({ 'cart.add': aCart(aLine(dish, 1)), 'cart.edit': aCart(aLine(dish, 3)) })
  await view.tap('Add Noodles')
  expect(api.calls('cart.add')).toEqual([{ goodsId: 'Noodles', optionIds: [], quantity: 1 }])
  await view.tap('Add Noodles')
  expect(view.getByRole('button', { name: 'Add Noodles, Limit of 3 reached' })).toHaveAttribute('aria-disabled', 'true')
})

it('asks for a specification first', async () => {
  const goods = { ...dish, hasOptions: true }
  const options = [{ id: 'large', name: 'Large', priceDelta: 400, soldOut: false }]
  const groups = [{ id: 'size', name: 'Size', required: true, max: 1, options }]
  const { view } = await render({
    'goods.detail': { ...detail, goods },
    'goods.skuList': { goods, groups, allergens: [] },
  })
  await view.tap('Options of Noodles')
  expect(view.getByRole('dialog', { name: 'Noodles' })).toBeVisible()
})

it('is kept as a favourite, leads to its store and is given to others by a code', async () => {
  const { view, api } = await render({
    'goods.collect': { collected: true },
    'goods.shareCode': { url: 'https://linli.example/#/pages/store/goods/index?id=Noodles', title: 'Noodles' },
  })
  await view.tap('Add to favourites')
  expect(api.calls('goods.collect')).toEqual([{ goodsId: 'Noodles', collected: true }])
  await view.tap('Share')
  expect(view.getByRole('img', { name: 'QR code for Noodles' })).toBeVisible()
  await view.tap('Close', view.getByRole('dialog', { name: 'Share' }))
  await view.tap('Visit')
  expect(view.path).toBe('pages/store/detail/index')
})

it('leads to a chat with its store', async () => {
  const { view } = await render()
  await view.tap('Message')
  expect(platform.pages.at(-1)).toEqual({
    route: 'pages/message/detail/index',
    params: { with: 'store', storeId: detail.store.id },
  })
})

it('makes a poster with what it costs everybody, and saves it', async () => {
  const url = 'https://linli.example/#/pages/store/goods/index?id=Noodles'
  const { view } = await render({ 'goods.shareCode': { url, title: 'Noodles' } })
  await view.tap('Share')
  await view.tap('Make a poster')
  expect(view.getByRole('img', { name: 'Poster of Noodles' })).toBeVisible()
  await settle()
  expect(written).toEqual(expect.arrayContaining(['¥26.00', 'Noodles', 'Linli']))
  expect(written).not.toContain('¥20.00')
  expect(written).not.toContain('¥22.00')
  await view.tap('Save image')
  expect(savePicture).toHaveBeenCalledWith('blob:poster', 'Noodles')
  expect(view.toast).toBe('Saved')
})

it('asks for the canvas of a poster again after there was none', async () => {
  const url = 'https://linli.example/#/pages/store/goods/index?id=Noodles'
  const { view } = await render({ 'goods.shareCode': { url, title: 'Noodles' } })
  missing.count = 1
  await view.tap('Share')
  await view.tap('Make a poster')
  await settle()
  expect(view.getByRole('alert')).toHaveTextContent('Couldn’t make the poster')
  await view.tap('Try again')
  await settle()
  expect(view.getByRole('button', { name: 'Save image' })).toBeEnabled()
})

it('says when the share code cannot be had, and tries again', async () => {
  const { view, api } = await render()
  api.fail('goods.shareCode', 'shareFailed')
  await view.tap('Share')
  expect(view.getByText('Failed to get the share QR code')).toBeVisible()
  expect(view.getByRole('button', { name: 'Try again' })).toBeVisible()
})

it('says that it is sold out, or that the store is closed', async () => {
  const { view } = await render({ 'goods.detail': { ...detail, goods: { ...dish, soldOut: true } } })
  expect(view.getByText('Sold out')).toBeVisible()
  expect(view.queryByRole('button', { name: 'Add Noodles' })).toBeNull()
  view.unmount()
  const shut = { ...detail, store: aStore({ status: 'resting', opensAt: '10:30' }) }
  const later = await render({ 'goods.detail': shut })
  expect(later.view.getAllByText('Opens 10:30')).toHaveLength(2)
  expect(later.view.queryByRole('button', { name: 'Add Noodles' })).toBeNull()
})

it('says that it is gone', async () => {
  const { view, api } = await renderScreen(Goods, { params: { id: 'Noodles' } })
  api.fail('goods.detail', 'goodsNotFound')
  await view.tap('Try again')
  expect(view.getByText('This item is no longer available')).toBeVisible()
  expect(view.getByRole('button', { name: 'Go back' })).toBeVisible()
})

it('keeps its name and its buttons at hand once the picture is scrolled away', async () => {
  Element.prototype.getBoundingClientRect = () => ({ height: 400 }) as DOMRect
  const { view } = await render()
  expect(view.getAllByText('Noodles')).toHaveLength(1)
  fireEvent.scroll(view.getByRole('main'), { target: { scrollTop: 390 } })
  await settle()
  expect(view.getAllByText('Noodles')).toHaveLength(2)
  await view.tap('Share')
  expect(view.getByRole('dialog', { name: 'Share' })).toBeVisible()
})

const review = aReview({ text: 'Still hot when it came' })

it('shows what others said, and leads to all of it', async () => {
  const said = { ...comments, items: [review], summary: { ...summary, counts: { ...counts, all: 1, good: 1 } } }
  const { view, api } = await render({ 'goods.comments': said })
  expect(api.calls('goods.comments')).toEqual([{ goodsId: 'Noodles', pageSize: 2 }])
  expect(view.getByText('Reviews (1)')).toBeVisible()
  expect(view.getByText('Still hot when it came')).toBeVisible()
  await view.tap('Reviews (1): All')
  expect(view.path).toBe('pages/store/comments/index')
})

it('says when nobody has reviewed it', async () => {
  const { view } = await render()
  expect(view.getByText('No reviews yet')).toBeVisible()
})
