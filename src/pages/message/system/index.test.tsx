import type { Message } from '@contract/entities/message'
import { feedback } from '@/platform/view/feedback'
import { renderScreen, settle } from '@/testing'
import { platform } from '../../../../tests/stand-ins/taro'
import System from '.'

const accepted: Message = {
  id: '019a0000-0000-7000-8000-000000000021',
  isArticle: false,
  group: 'orders',
  title: 'Order accepted',
  text: 'Old Stove is preparing Noodles.',
  facts: [],
  picture: null,
  target: { kind: 'order', id: 'o1' },
  action: 'See the order',
  expired: false,
  at: '2026-03-25T04:00:00.000Z',
  isRead: false,
}
const types = {
  items: [
    {
      kind: 'order' as const,
      name: 'Orders',
      count: 1,
      newest: null,
      groups: [
        { group: 'orders' as const, name: 'Orders', count: 1 },
        { group: 'refunds' as const, name: 'Refunds', count: 0 },
      ],
    },
  ],
}
const pageOf = (...items: Message[]) => ({ items, next: null })
const show = (...items: Message[]) =>
  renderScreen(System, {
    params: { kind: 'order' },
    signedIn: true,
    answers: {
      'message.types': types,
      'message.systemList': pageOf(...items),
      'message.read': {},
      'message.delete': { removed: true },
    },
  })
const top = () => platform.pages[platform.pages.length - 1]

it('opens what a message leads to, and marks it as read', async () => {
  const { api, view } = await show(accepted)
  expect(view.getByText('25 Mar')).toBeVisible()
  await view.tap(/preparing Noodles/)
  expect(api.calls('message.read')).toEqual([{ noticeIds: [accepted.id] }])
  expect(top()).toEqual({ route: 'pages/detail/takeout/index', params: { id: 'o1' } })
})

it('marks an announcement to everybody by its article', async () => {
  const { api, view } = await show({ ...accepted, isArticle: true, target: { kind: 'article', id: accepted.id } })
  await view.tap(/preparing Noodles/)
  expect(api.calls('message.read')).toEqual([{ articleIds: [accepted.id] }])
  expect(top()?.route).toBe('pages/article/detail/index')
})

it('leads nowhere once its time has passed', async () => {
  const { view } = await show({ ...accepted, expired: true })
  await view.tap('Expired: Order accepted')
  expect(top()?.route).toBe('pages/tab/home/index')
})

it('shows one group by itself, and marks all as read', async () => {
  const { api, view } = await show(accepted)
  await view.tap('Mark all read')
  expect(api.calls('message.read')).toEqual([{ kind: 'order' }])
  api.answer('message.systemList', pageOf())
  await view.tap('Refunds')
  expect(api.calls('message.systemList')).toEqual([
    { kind: 'order', pageSize: 15 },
    { kind: 'order', pageSize: 15, group: 'refunds' },
  ])
  expect(view.getByText('No messages')).toBeVisible()
})

it('deletes a message once that is confirmed', async () => {
  const { api, view } = await show(accepted)
  await view.tap('Delete: Order accepted')
  expect(api.calls('message.delete')).toEqual([])
  await settle(() => feedback.answer(true))
  expect(api.calls('message.delete')).toEqual([{ noticeId: accepted.id }])
  expect(view.queryByText('Old Stove is preparing Noodles.')).toBeNull()
})

it('shows a failure and tries again', async () => {
  const { view, api } = await renderScreen(System, { params: { kind: 'order' }, signedIn: true })
  expect(view.getByRole('alert')).toHaveTextContent('Couldn’t load')
  api.answer('message.systemList', pageOf(accepted))
  await view.tap('Try again')
  expect(view.getByText('Order accepted')).toBeVisible()
})
