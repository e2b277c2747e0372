import type { Conversation } from '@contract/entities/chat'
import { renderScreen, settle } from '@/testing'
import { platform } from '../../../../tests/stand-ins/taro'
import Messages from '.'

const at = '2026-03-25T04:00:00.000Z'
const chat: Conversation = {
  ...{
    id: 'c1',
    inboxId: 'u1',
    as: 'customer',
    with: 'store',
    name: 'Old Stove',
    picture: null,
    storeId: 's1',
    business: 'takeaway',
    orderId: null,
  },
  ...{ newest: { sequence: 3, from: 'store', mine: false, kind: 'text', text: 'Sure, it is in the bag' }, at },
  ...{ lastSequence: 3, readSequence: 1, theirReadSequence: 3, unread: 2 },
  ...{ pinned: false, muted: false, hidden: false, state: 'open', blockedByMe: false },
}
const newest = { title: 'Order accepted', text: 'Old Stove is preparing Noodles.', at: '2026-03-25T04:00:00.000Z' }
const typesOf = (count: number) => ({
  items: [
    { kind: 'order' as const, name: 'Orders', count, newest, groups: [] },
    { kind: 'offer' as const, name: 'Offers', count: 0, newest: null, groups: [] },
    { kind: 'announcement' as const, name: 'Announcements', count: 0, newest: null, groups: [] },
  ],
})
const topics = { orders: true, refunds: true, wallet: true, offers: true, announcements: true }
const settings = { newMessages: true, showDetails: true, topics }
const answers = {
  'message.types': typesOf(2),
  'account.notificationSettings': settings,
  'message.read': {},
  'chat.sync': { counter: 1, hasMore: false, unread: 2, conversations: [], changed: [] },
  'chat.conversations': { items: [chat], next: null },
}

it('shows each kind with what is new, and leads to it', async () => {
  const { view } = await renderScreen(Messages, { answers, signedIn: true })
  await view.tap(/Orders$/)
  expect(platform.pages[platform.pages.length - 1]).toEqual({
    route: 'pages/message/system/index',
    params: { kind: 'order' },
  })
})

it('marks all as read', async () => {
  const { api, view } = await renderScreen(Messages, { answers, signedIn: true })
  api.answer('message.types', typesOf(0))
  await view.tap('Mark all read')
  expect(api.calls('message.read')).toEqual([{ kind: 'all' }])
  expect(view.getByRole('button', { name: /^Orders$/ })).toBeVisible()
})

it('says that notifications are off, until that is closed', async () => {
  const silent = { ...answers, 'account.notificationSettings': { ...settings, newMessages: false } }
  const { view } = await renderScreen(Messages, { answers: silent, signedIn: true })
  expect(view.getByText(/Notifications are off/)).toBeVisible()
  await view.tap('Close')
  expect(view.queryByText(/Notifications are off/)).toBeNull()
})

it('says when there is no chat, in Chinese', async () => {
  const { view } = await renderScreen(Messages, {
    answers: { ...answers, 'chat.conversations': { items: [], next: null } },
    signedIn: true,
    language: 'zh',
  })
  expect(view.getByText('暂无会话')).toBeVisible()
})

it('shows a failure and tries again', async () => {
  const { view, api } = await renderScreen(Messages, { signedIn: true })
  expect(view.getByRole('alert')).toHaveTextContent('Couldn’t load')
  api.answer('message.types', typesOf(1))
  api.answer('account.notificationSettings', settings)
  await view.tap('Try again')
  expect(view.getByRole('button', { name: /Orders$/ })).toBeVisible()
})

it('reloads the counts on return', async () => {
  const { view, api } = await renderScreen(Messages, { answers, signedIn: true })
  api.answer('message.types', typesOf(7))
  await settle(() => platform.fire('useDidHide'))
  await settle(() => platform.fire('useDidShow'))
  expect(view.getByRole('button', { name: /^7\s*Orders$/ })).toBeVisible()
})

it('shows chats with what is new, opens one, and mutes it', async () => {
  const { api, view } = await renderScreen(Messages, { answers, signedIn: true })
  expect(view.getByText('Sure, it is in the bag')).toBeVisible()
  await view.tap('More: Old Stove')
  api.answer('chat.settings', { ...chat, muted: true })
  await view.tap('Mute')
  expect(api.calls('chat.settings')).toEqual([{ conversationId: 'c1', muted: true }])
  await view.tap(/Sure, it is in the bag/)
  expect(platform.pages[platform.pages.length - 1]).toEqual({
    route: 'pages/message/detail/index',
    params: { id: 'c1' },
  })
})
