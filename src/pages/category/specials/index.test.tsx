import { platform } from '../../../../tests/stand-ins/taro'
import { renderScreen, type Answers } from '@/testing'
import { aSpecial } from '@/testing/stores'
import Specials from '.'

const special = { ...aSpecial(), distance: 800, inRange: true, isOpen: true }
const page = (...items: (typeof special)[]) => ({
  items,
  next: null,
  endsAt: new Date(Date.now() + 3_600_000).toISOString(),
})
const specials = (answers: Answers) => renderScreen(Specials, { answers })
const opened = () => platform.pages[platform.pages.length - 1]

it('shows what costs less, where and how long still, and opens it in its store', async () => {
  const { view, api } = await specials({ 'goods.list': page(special) })
  expect(api.calls('goods.list')).toEqual([{ pageSize: 15, only: 'specials' }])
  for (const text of ['Double burger', 'Alley Charcoal Burgers', '320 sold · 800 m', '12 left'])
    expect(view.getByText(text)).toBeVisible()
  expect(view.getByRole('timer')).toBeVisible()
  await view.tap(/^Double burger/)
  expect(opened()?.params).toEqual({ id: special.storeId, goodsId: special.id })
})

it('leads to all stores when there are none', async () => {
  const { view } = await specials({ 'goods.list': page() })
  expect(view.queryByRole('timer')).toBeNull()
  await view.tap('All stores near you')
  expect(opened()?.route).toBe('pages/category/stores/index')
})

it('shows a failure and loads again', async () => {
  const { view, api } = await specials({})
  expect(view.getByRole('alert')).toHaveTextContent('Couldn’t load')
  api.answer('goods.list', page(special))
  await view.tap('Try again')
  expect(view.getByText('Double burger')).toBeVisible()
})
