import { renderScreen, settle } from '@/testing'
import { businessKinds } from '@contract/order-kinds'
import { figures, merchantAnswers } from '@/testing/merchant'
import { platform } from '../../../../tests/stand-ins/taro'
import My from '.'

const other = {
  id: '018f0000-0000-7000-8000-0000000000b2',
  name: 'Second Lane',
  logo: { path: '', colour: '#ffffff' },
  business: 'takeaway' as const,
  takesTables: false,
  role: 'owner' as const,
}

it('shows today’s income, changes the store and leads back to ordering', async () => {
  const [first] = [
    {
      id: '018f0000-0000-7000-8000-0000000000b1',
      name: 'Old Lane Wonton',
      logo: other.logo,
      business: 'takeaway' as const,
      takesTables: false,
      role: 'owner' as const,
    },
  ]
  const answers = {
    ...merchantAnswers,
    'merchant.stores': { items: [first, other] },
  }
  const { view, api } = await renderScreen(My, { signedIn: true, answers })
  expect(view.getByText('¥2,386.50')).toBeVisible()
  await view.tap('Second Lane')
  expect(api.calls('merchant.figures').at(-1)).toMatchObject({ storeId: other.id })
  await view.tap('Back to ordering')
  expect(view.path).toBe('pages/tab/my/index')
})

it.each(businessKinds)('shows today of a store of the business %s', async (business) => {
  const answers = {
    'merchant.stores': { items: [{ ...other, business }] },
    'merchant.figures': { ...figures, cookingMinutes: null },
  }
  const { view, api } = await renderScreen(My, { signedIn: true, answers })
  expect(view.getByText('¥2,386.50')).toBeVisible()
  expect(view.queryByText('Try again')).toBeNull()
  expect(api.calls('merchant.orders')).toEqual([])
})

it('leads to the refunds that wait for an answer', async () => {
  const { view } = await renderScreen(My, { signedIn: true, answers: merchantAnswers })
  await view.tap('Refunds')
  expect(view.path).toBe('pages/merchant/refunds/index')
})

it('shows the unread messages of the store, and follows them', async () => {
  const sync = { counter: 7, hasMore: false, unread: 2, conversations: [], changed: [] }
  const auth = { socket_url: 'ws://server/ws', uid: 'u1', userSig: 'sig', expiresAt: '2099-01-01T00:00:00Z' }
  const stores = { 'merchant.stores': { items: [other] } }
  const answers = { ...merchantAnswers, ...stores, 'chat.sync': sync, 'chat.auth': auth }
  const { view, api } = await renderScreen(My, { signedIn: true, answers })
  const inbox = other.id
  expect(api.calls('chat.sync')[0]).toMatchObject({ inboxId: inbox })
  expect(view.getByRole('button', { name: 'Customer messages 2 unread' })).toBeVisible()
  api.answer('chat.sync', { ...sync, counter: 8, unread: 0 })
  const event = { type: 'chat', inbox, conversationId: 'c1', sequence: 3, counter: 8 }
  await settle(() => platform.sockets[0]?.happen('message', { data: JSON.stringify(event) }))
  await view.tap('Customer messages')
  expect(view.path).toBe('pages/message/store/index')
})

it('leads to the form for another store', async () => {
  const { view } = await renderScreen(My, { signedIn: true, answers: merchantAnswers, language: 'zh' })
  await view.tap('再开一家店')
  expect(view.path).toBe('pages/user/merchant-apply/index')
})

it('offers a cashier neither money nor the team, and leaves the store after confirmation', async () => {
  const stores = { 'merchant.stores': { items: [{ ...other, role: 'cashier' as const }] } }
  const { view, api } = await renderScreen(My, { signedIn: true, answers: { ...merchantAnswers, ...stores } })
  for (const hidden of ['Money and payouts', 'Team', 'Refunds', 'Reviews', 'Goods', 'Shop'])
    expect(view.queryByText(hidden)).toBeNull()
  api.answer('merchant.leaveTeam', {})
  api.answer('merchant.stores', { items: [] })
  await view.tap('Leave this team')
  await view.tap('Leave this team')
  expect(api.calls('merchant.leaveTeam')).toMatchObject([{ storeId: other.id }])
  expect(view.getByText('You don’t run a store yet')).toBeVisible()
})
