import type { ChatMessage, ServiceState } from '@contract/entities/chat'
import { renderScreen, settle } from '@/testing'
import { aConversation } from '@/testing/chat'
import { ticketOf } from '@/testing/orders'
import { aKeptProduct } from '@/testing/products'
import { aKeptStore } from '@/testing/stores'
import ServiceChat from '.'

const service: ServiceState = {
  ...{ state: 'queue', before: 3, waitsLong: false, isOpen: true, hours: { from: '08:00', to: '23:00' } },
  ...{ person: null, canRate: false },
}
const record = (more: Partial<ServiceState> = {}) =>
  aConversation({
    with: 'service',
    name: 'Linli Support',
    order: null,
    storeId: null,
    business: null,
    answers: null,
    orderId: null,
    cards: ['order', 'product', 'store'],
    service: { ...service, ...more },
  })

const open = (more: Partial<ServiceState> = {}, items: ChatMessage[] = []) =>
  renderScreen(ServiceChat, {
    signedIn: true,
    answers: {
      'chat.open': record(more),
      'chat.record': record(more),
      'chat.history': { items, lastSequence: items.length, hasMore: false },
      'chat.sync': { counter: 7, hasMore: false, unread: 0, conversations: [], changed: [] },
      'chat.quickReplies': { items: [] },
    },
  })

it('renews the place in the queue while it is shown, and offers to leave a message after long', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] })
  const { api, view } = await open()
  expect(view.getByText('3 ahead of you')).toBeVisible()
  api.answer('chat.record', record({ before: 1 }))
  await settle(() => jest.advanceTimersByTime(10_000))
  expect(view.getByText('1 ahead of you')).toBeVisible()
  expect(view.queryByText(/Leave a message/)).toBeNull()
  api.answer('chat.record', record({ before: 0, waitsLong: true }))
  await settle(() => jest.advanceTimersByTime(10_000))
  expect(view.getByText('You’re next')).toBeVisible()
  expect(view.getByText(/Everyone is busy. Leave a message/)).toBeVisible()
  api.answer('chat.record', record({ state: 'person', person: { name: 'Mei', picture: null } }))
  await settle(() => jest.advanceTimersByTime(10_000))
  const asked = api.calls('chat.record').length
  await settle(() => jest.advanceTimersByTime(60_000))
  expect(api.calls('chat.record')).toHaveLength(asked)
  expect(view.queryByText(/Leave a message/)).toBeNull()
  jest.useRealTimers()
})

const saidBy = (
  from: 'bot' | 'customer',
  sequence: number,
  choices: { key: string; label: string }[],
): ChatMessage => ({
  ...{ id: `m${sequence}`, conversationId: 'c1', sequence, from, mine: from === 'customer', clientId: null },
  ...{ person: null, at: '2026-03-25T04:00:00.000Z', recallBefore: null },
  content: { kind: 'text', text: `Text ${sequence}`, choices },
})

it('offers the answers to what the assistant said last, until one is used', async () => {
  const choices = [
    { key: 'order', label: 'My order' },
    { key: 'person', label: 'Talk to a person' },
  ]
  const { api, view } = await open({ state: 'bot' }, [
    saidBy('bot', 1, choices),
    saidBy('customer', 2, []),
    saidBy('bot', 3, choices),
  ])
  expect(view.getAllByRole('button', { name: 'My order' })).toHaveLength(1)
  const sent = ({ clientId }: { clientId: string }) => ({ ...saidBy('customer', 4, []), clientId })
  api.answer('chat.send', sent)
  await view.tap('My order')
  expect(api.calls('chat.send')).toMatchObject([{ kind: 'text', text: 'My order', choice: 'order' }])
  expect(view.queryByText('Talk to a person')).toBeNull()
})

it('asks for a rating of the agent who answered', async () => {
  const rating: ChatMessage = { ...saidBy('bot', 1, []), from: 'system', content: { kind: 'rating', stars: null } }
  const { api, view } = await open({ state: 'ended', person: { name: 'Mei', picture: null }, canRate: true }, [rating])
  expect(view.getByText('How did Mei do?')).toBeVisible()
  expect(view.getByText('Tap to rate')).toBeVisible()
  await view.tap('Rating: 2 stars')
  expect(view.getByText('Bad')).toBeVisible()
  await view.tap('Not solved')
  await view.tap('Slow')
  api.answer('chat.rate', { ...service, state: 'ended', canRate: false })
  await view.tap('Send')
  expect(api.calls('chat.rate')).toEqual([{ conversationId: 'c1', stars: 2, solved: false, words: ['slow'] }])
})

it('says when people answer to whoever asks outside of their hours', async () => {
  const { view } = await open({ isOpen: false })
  expect(view.getByText('Support is here from 08:00 to 23:00. Leave a message')).toBeVisible()
})

it('sends an order, and a product or a store that was viewed, each of which is there once', async () => {
  const { api, view } = await open({ state: 'bot' })
  const seen = { seenAt: '2026-03-25T04:00:00.000Z', goods: null }
  const onDays = <T,>(one: T) => ['2026-03-25', '2026-03-24'].map((day) => ({ ...seen, ...one, day }))
  const product = aKeptProduct({ id: 'p1' })
  api.answer('order.list', { items: [ticketOf({ id: 'o1', title: 'Concert', total: 9900 })], next: null })
  api.answer('footprints.list', ({ kind }: { kind: string }) => ({
    items:
      kind === 'product'
        ? onDays({ id: 'p1', product, store: null })
        : onDays({ id: 's1', product: null, store: aKeptStore({ id: 's1' }) }),
    next: null,
    days: [],
  }))
  api.answer('chat.send', ((sent: object) => ({ ...sent, content: { kind: 'removed' } })) as never)
  const pick = async (kind: string, name: RegExp) => {
    await view.tap('More to send')
    await view.tap(kind)
    expect(view.getAllByRole('button', { name })).toHaveLength(1)
    await view.tap(name)
  }
  await pick('Orders', /^Concert, /)
  await pick('Items', /^Longjing first-flush tea, /)
  await pick('Stores', /^Old Stove Beef Noodles$/)
  expect(api.calls('chat.send')).toMatchObject([
    { kind: 'order', orderId: 'o1' },
    { kind: 'product', productId: 'p1' },
    { kind: 'store', storeId: 's1' },
  ])
})

it('says when the things to send cannot be loaded, and tries again', async () => {
  const { api, view } = await open({ state: 'bot' })
  api.break('order.list', 500)
  await view.tap('More to send')
  expect(view.queryByText('Concert')).toBeNull()
  api.answer('order.list', { items: [], next: null })
  await view.tap('Try again')
  expect(view.getByText('Nothing here yet')).toBeVisible()
})
