import { openStore } from '@/features/store/store-page'
import { token } from '@/platform/session/token'
import { renderScreen, type Answers, type FakeServer } from '@/testing'
import type { HeldCall } from '@/testing/held-call'
import { aCart, aDish, aStoreDetail } from '@/testing/menu'
import StoreScreen from '.'

const store = aStoreDetail()
const { id } = store
const categories = [{ id: 'mains', name: 'Mains', note: '', goods: [aDish('Dumplings')] }]
const answers: Answers = { 'store.detail': store, 'store.menu': { categories }, 'cart.info': aCart() }

it('shows what a list says of it before its data are there', async () => {
  let held: HeldCall | undefined
  const prepare = (server: FakeServer) => {
    held = server.hold('store.menu')
    token.set('')
    openStore(id, { summary: { ...store, name: 'Of the list' } })
  }
  const { view, api } = await renderScreen(StoreScreen, { params: { id }, answers, prepare })
  expect(view.getByRole('heading', { name: 'Of the list' })).toBeVisible()
  for (const text of ['4.8', '¥8 off ¥50', 'Delivery ¥3.00']) expect(view.getByText(text)).toBeVisible()
  expect(view.queryByRole('button', { name: 'More' })).toBeNull()
  await view.tap(/^Reviews$/)
  await view.tap(/^Menu$/)
  await held?.deliver(0)
  expect(view.getByRole('heading', { name: store.name })).toBeVisible()
  expect(view.getByText('Dumplings')).toBeVisible()
  expect(view.getByRole('button', { name: 'More' })).toBeVisible()
  expect(api.calls('store.detail')).toHaveLength(1)
})

it('says that it could not load what a list says something of', async () => {
  const prepare = () => {
    token.set('')
    openStore(id, { summary: store })
  }
  const { view } = await renderScreen(StoreScreen, { params: { id }, answers: { 'store.detail': store }, prepare })
  expect(view.getByRole('alert')).toHaveTextContent('Couldn’t load')
})
