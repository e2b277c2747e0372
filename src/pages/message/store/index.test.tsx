import { renderScreen } from '@/testing'
import StoreMessages from '.'

const sync = { counter: 1, hasMore: false, unread: 0, conversations: [], changed: [] }
const logo = { path: '', colour: '#ffffff' }
const store = {
  id: 's1',
  name: 'Old Stove',
  logo,
  business: 'takeaway' as const,
  takesTables: false,
  role: 'owner' as const,
}
const answers = {
  'merchant.stores': { items: [store] },
  'chat.sync': sync,
  'chat.conversations': { items: [], next: null },
}

it('lists the chats of a store that the customer runs', async () => {
  const { api } = await renderScreen(StoreMessages, { answers, signedIn: true, params: { storeId: 's1' } })
  expect(api.calls('chat.conversations')).toMatchObject([{ inboxId: 's1' }])
})

it('asks for no chats of a store that somebody else runs, and says so', async () => {
  const { api, view } = await renderScreen(StoreMessages, { answers, signedIn: true, params: { storeId: 's2' } })
  expect(view.getByText('You don’t run a store yet')).toBeVisible()
  expect(api.calls('chat.conversations')).toEqual([])
})
