import type { Footprint } from '@contract/entities/favorite'
import { formatDate } from '@contract/date'
import { dayAfter } from './week'
import { renderScreen, type Answers } from '@/testing'
import { aKeptProduct } from '@/testing/products'
import { aSpecial, aKeptStore } from '@/testing/stores'
import Footprints from '.'

const today = formatDate(new Date())
const goodsOf = (id: string, name: string) => ({ ...aSpecial({ id, name }), gone: false })
const seen = (id: string, day: string, name: string): Footprint => ({
  ...{ id: `${day} ${id}`, day, seenAt: `${day}T05:20:00.000Z`, store: null, product: null, goods: goodsOf(id, name) },
})
const goods = [seen('1', today, 'Tea'), seen('2', today, 'Honey'), seen('1', '2020-02-10', 'Tea of then')]
const stores: Footprint[] = [
  { ...{ id: 's', day: today, seenAt: `${today}T05:20:00.000Z` }, store: aKeptStore(), goods: null, product: null },
]

const lamp = aKeptProduct({ name: 'Lamp', soldOut: true })
const products: Footprint[] = [
  { ...{ id: 'p', day: today, seenAt: `${today}T05:20:00.000Z` }, store: null, goods: null, product: lamp },
]

const listed = ({ kind }: { kind: 'store' | 'goods' | 'product' }) => ({
  ...{ items: { goods, store: stores, product: products }[kind], next: null },
  days: kind === 'goods' ? [today, '2020-02-10'] : [today],
})
const none = { items: [], next: null, days: [] }
const opened = (answers: Answers = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(Footprints, { signedIn: true, language, answers: { 'footprints.list': listed, ...answers } })

it('shows what was seen, a card for each day', async () => {
  const { view } = await opened()
  const days = view.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(days).toEqual(['Today', expect.stringContaining('10 Feb')])
  expect(view.getByText('2 items')).toBeVisible()
  await view.tap(/^Honey/)
  expect(view.path).toBe('pages/store/goods/index')
})

it('opens the first tab on which something was seen', async () => {
  const only = ({ kind }: { kind: 'store' | 'goods' | 'product' }) => (kind === 'store' ? listed({ kind }) : none)
  const { view } = await opened({ 'footprints.list': only })
  expect(view.getByRole('tab', { name: 'Stores' })).toHaveAttribute('aria-selected', 'true')
  expect(view.getByText('1 store')).toBeVisible()
})

it('shows the stores apart', async () => {
  const { view } = await opened()
  await view.tap('Stores')
  expect(view.getByText('1 store')).toBeVisible()
  await view.tap('Old Stove Beef Noodles')
  expect(view.path).toBe('pages/store/detail/index')
})

it('shows the hotels apart from other stores, and clears them alone', async () => {
  const { view, api } = await opened()
  await view.tap('Hotels')
  expect(view.getByText('1 hotel')).toBeVisible()
  await view.tap('Stores')
  expect(api.calls('footprints.list')).toMatchObject([
    { kind: 'goods' },
    { kind: 'store', businesses: ['hotel'] },
    { kind: 'store', businesses: ['takeaway', 'mall'] },
  ])
  await view.tap('Hotels')
  await view.tap('Manage')
  api.answer('footprints.clear', {})
  await view.tap('Clear all')
  expect(view.getByText('Clear all hotels from your history?')).toBeVisible()
  await view.tap('Clear')
  expect(api.calls('footprints.clear')).toEqual([{ kind: 'store', businesses: ['hotel'] }])
})

it('removes the chosen ones of a day', async () => {
  const { view, api } = await opened()
  await view.tap('Manage')
  await view.tap('All of Today')
  api.answer('footprints.clear', {})
  api.answer('footprints.list', { items: goods.slice(2), next: null, days: ['2020-02-10'] })
  await view.tap('Remove')
  expect(view.getByText('Remove 2 footprints?')).toBeVisible()
  await view.tap('Remove')
  const both = [
    { targetId: '1', day: today },
    { targetId: '2', day: today },
  ]
  expect(api.calls('footprints.clear')).toEqual([{ kind: 'goods', seen: both }])
  expect(view.queryByText('Honey')).toBeNull()
  expect(view.getByText('Tea of then')).toBeVisible()
})

it('clears all of a kind after confirmation', async () => {
  const { view, api } = await opened()
  await view.tap('Manage')
  api.answer('footprints.clear', {})
  api.answer('footprints.list', { items: [], next: null, days: [] })
  await view.tap('Clear all')
  await view.tap('Clear')
  expect(api.calls('footprints.clear')).toEqual([{ kind: 'goods' }])
  expect(view.getByText('No history yet')).toBeVisible()
})

it('lists from a day of the week on, and marks the days that have any', async () => {
  const days = [0, -1, -3].map((days) => dayAfter(today, days))
  const { view, api } = await opened({ 'footprints.list': { items: goods, next: null, days } })
  const radios = view.getAllByRole('radio')
  expect(radios.map((radio) => radio.getAttribute('aria-disabled'))).toEqual(
    [-6, -5, -4, -3, -2, -1, 0].map((day) => (days.includes(dayAfter(today, day)) ? null : 'true')),
  )
  expect(view.getByRole('radio', { checked: true })).toBe(radios[6])
  await view.tap(/Yesterday$/)
  expect(api.calls('footprints.list').at(-1)).toMatchObject({ kind: 'goods', until: days[1] })
  expect(view.getByRole('radio', { checked: true })).toBe(radios[5])
  await view.tap(/Today$/)
  expect(api.calls('footprints.list').at(-1)).not.toHaveProperty('until')
})

it('shows the days before, and those after again', async () => {
  const { view } = await opened()
  const first = () => view.getAllByRole('radio')[0]?.textContent
  const date = (days: number) => String(Number(dayAfter(today, days).slice(-2)))
  await view.tap('Earlier days')
  expect(first()).toBe(date(-13))
  await view.tap('Later days')
  expect(first()).toBe(date(-6))
  expect(view.getByRole('button', { name: 'Later days' })).toHaveAttribute('aria-disabled', 'true')
})

it('tries again what could not be read', async () => {
  const { view, api } = await renderScreen(Footprints, { signedIn: true })
  api.answer('footprints.list', listed)
  await view.tap('Try again')
  expect(view.getByText('Tea')).toBeVisible()
})

it('speaks Chinese', async () => {
  const { view } = await opened({}, 'zh')
  expect(view.getByText('2件')).toBeVisible()
})

it('shows products of the mall, and forgets them', async () => {
  const { view, api } = await opened({ 'footprints.clear': {} })
  await view.tap('Mall')
  expect(view.getByText('Sold out')).toBeVisible()
  await view.tap('Manage')
  await view.tap(/^Lamp/)
  await view.tap('Remove')
  expect(api.calls('footprints.clear')).toEqual([{ kind: 'product', seen: [{ targetId: lamp.id, day: today }] }])
})
