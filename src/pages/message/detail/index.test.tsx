import type { ChatMessage } from '@contract/entities/chat'
import { failureMessages } from '@contract/failure-messages'
import type { Answer } from '@/services/api'
import { renderScreen, settle } from '@/testing'
import { aConversation } from '@/testing/chat'
import { aProductCard } from '@/testing/products'
import { platform } from '../../../../tests/stand-ins/taro'
import Chat from '.'

const at = '2026-03-25T04:00:00.000Z'

const auth = { socket_url: 'ws://server/ws', uid: 'u1', userSig: 'sig', expiresAt: '2099-01-01T00:00:00Z' }
const inbox = 'u1'

const record = aConversation()

const message = (sequence: number, content: ChatMessage['content'], more: Partial<ChatMessage> = {}): ChatMessage => ({
  ...{ id: `m${sequence}`, conversationId: 'c1', sequence, from: 'store', mine: false, clientId: null },
  ...{ person: null, at, recallBefore: null, content },
  ...more,
})
const text = (words: string): ChatMessage['content'] => ({ kind: 'text', text: words, choices: [] })

const first = message(1, text('Could you add vinegar?'), { mine: true, from: 'customer' })
const second = message(2, text('Sure, it is in the bag'))
const historyOf = (...items: ChatMessage[]): Answer<'chat.history'> => ({
  items,
  lastSequence: items.length,
  hasMore: false,
})
const sync: Answer<'chat.sync'> = { counter: 7, hasMore: false, unread: 0, conversations: [], changed: [] }

const answers = {
  'chat.auth': auth,
  'chat.record': record,
  'chat.history': historyOf(first, second),
  'chat.sync': sync,
  'chat.read': { readSequence: 2, unread: 0 },
  'chat.quickReplies': { items: [{ key: 'where', text: 'Where is it?' }] },
  'chat.send': (({ clientId, text: words, kind }: { clientId: string; text?: string; kind: string }) =>
    message(3, kind === 'text' ? text(words ?? '') : { kind: 'order', order: record.order! }, {
      clientId,
      mine: true,
      from: 'customer',
    })) as never,
}
const open = (more: object = {}) =>
  renderScreen(Chat, { params: { id: 'c1' }, answers: { ...answers, ...more }, signedIn: true })
type Opened = Awaited<ReturnType<typeof open>>

it('shows what was said, what was read, and moves the read position', async () => {
  const { api, view } = await open()
  expect(view.getByText('Sure, it is in the bag')).toBeVisible()
  expect(view.getByText('Read')).toBeVisible()
  expect(api.calls('chat.read')).toEqual([{ conversationId: 'c1', sequence: 2 }])
})

it('sends what is written, once', async () => {
  const { api, view } = await open()
  await view.write('Write a message', 'Thank you!')
  await view.tap('Send')
  expect(view.getByText('Thank you!')).toBeVisible()
  expect(api.calls('chat.send')).toMatchObject([{ kind: 'text', text: 'Thank you!' }])
  expect(view.getByLabelText('Write a message')).toHaveValue('')
})

it.each([
  [{ isOpen: true, minutes: 1 }, 'Usually replies within a minute'],
  [{ isOpen: true, minutes: 12 }, 'Usually replies within 12 min'],
  [{ isOpen: true, minutes: 45 }, 'Usually replies within an hour'],
  [{ isOpen: true, minutes: 200 }, 'Usually replies within a day'],
  [{ isOpen: true, minutes: null }, 'Open now'],
  [{ isOpen: false, minutes: 1 }, 'Closed now'],
])('says when %p answers: %s', async (reply, text) => {
  const { view } = await open({ 'chat.record': { ...record, answers: reply } })
  expect(view.getByText(text)).toBeVisible()
})

it('adds an emoji to the text, and closes its panel', async () => {
  const { view } = await open()
  await view.write('Write a message', 'Thank you ')
  await view.tap('Add an emoji')
  await view.tap('🙏')
  expect(view.getByLabelText('Write a message')).toHaveValue('Thank you 🙏')
  await view.tap('Close emoji')
  expect(view.queryByLabelText('🙏')).toBeNull()
})

it('sends a quick reply and the order', async () => {
  const { api, view } = await open()
  await view.tap('Where is it?')
  await view.tap('Send order')
  expect(api.calls('chat.send')).toMatchObject([
    { kind: 'text', text: 'Where is it?' },
    { kind: 'order', orderId: 'o1' },
  ])
})

it('offers the product from whose screen it was opened, and sends its card once', async () => {
  const { api, view } = await renderScreen(Chat, {
    params: { with: 'store', storeId: 's1', productId: 'p1' },
    answers: { ...answers, 'chat.open': record, 'mall.product': { ...aProductCard({ id: 'p1' }) } as never },
    signedIn: true,
  })
  expect(api.calls('mall.product')).toEqual([{ productId: 'p1' }])
  expect(view.getByText('Longjing first-flush tea')).toBeVisible()
  expect(view.queryByText('Send order')).toBeNull()
  await view.tap('Send item')
  expect(api.calls('chat.send')).toMatchObject([{ kind: 'product', productId: 'p1' }])
  expect(view.queryByText('Send item')).toBeNull()
  expect(view.getByText('Send order')).toBeVisible()
})

it('shows the order as before when the product is gone', async () => {
  const { view } = await renderScreen(Chat, {
    params: { with: 'store', storeId: 's1', productId: 'p1' },
    answers: { ...answers, 'chat.open': record },
    prepare: (server) => server.fail('mall.product', 'productNotFound'),
    signedIn: true,
  })
  expect(view.queryByText('Send item')).toBeNull()
  expect(view.getByText('Send order')).toBeVisible()
})

it('sends a product of the shop that is chosen from its list', async () => {
  const { api, view } = await open({
    'chat.record': { ...record, cards: ['product'] },
    'mall.products': {
      items: [aProductCard({ id: 'p1' }), aProductCard({ id: 'p2', name: 'Tieguanyin' })],
      next: 'c2',
    },
  })
  await view.tap('More to send')
  expect(api.calls('mall.products')).toMatchObject([{ shopId: 's1' }])
  api.answer('mall.products', { items: [aProductCard({ id: 'p3', name: 'Pu’er' })], next: null })
  await view.tap('Show more')
  await view.tap('Pu’er, ¥168')
  expect(api.calls('chat.send')).toMatchObject([{ kind: 'product', productId: 'p3' }])
  expect(view.baseElement.querySelector('[aria-modal=true]')).toBeNull()
})

it('has nothing more to send where no card suits', async () => {
  const { view } = await open()
  expect(view.queryByLabelText('More to send')).toBeNull()
  expect(view.getByLabelText('Send a photo')).toBeVisible()
})

it('returns a refused text to its field and says why', async () => {
  const { api, view } = await open()
  api.fail('chat.send', 'chatBlocked')
  await view.write('Write a message', 'Hello?')
  await view.tap('Send')
  expect(view.getByRole('alert')).toBeVisible()
  expect(view.getByLabelText('Write a message')).toHaveValue('Hello?')
})

it.each([
  ['left', (view: Opened['view']) => view.unmount()],
  ['covered', () => platform.fire('useDidHide')],
])('keeps a refused text with its reason after the chat was %s', async (_, leave) => {
  const { api, view } = await open()
  const held = api.hold('chat.send')
  api.fail('chat.send', 'chatWordsRefused')
  await view.write('Write a message', 'Rude words')
  await view.tap('Send')
  await settle(() => leave(view))
  await settle(() => held.deliver(0))
  view.unmount()
  const { view: again } = await open()
  expect(again.getByText('Rude words')).toBeVisible()
  await again.tap(failureMessages.chatWordsRefused.en)
  await again.tap('Delete')
  expect(again.queryByText('Rude words')).toBeNull()
})

it('fetches what it misses when somebody writes', async () => {
  const { api, root, view } = await open()
  await settle(() => root.session.setUser({ id: inbox } as never))
  api.answer('chat.history', { ...historyOf(message(3, text('On the way up'))), lastSequence: 3 })
  api.answer('chat.sync', { ...sync, counter: 8, conversations: [{ ...record, lastSequence: 3 }] })
  const event = { type: 'chat', inbox, conversationId: 'c1', sequence: 3, counter: 8 }
  await settle(() => platform.sockets[0]?.happen('message', { data: JSON.stringify(event) }))
  expect(view.getByText('On the way up')).toBeVisible()
  expect(api.calls('chat.history').at(-1)).toEqual({ conversationId: 'c1', after: 2, limit: 100 })
})

const card = (phase: 'inProgress' | 'toReview'): ChatMessage['content'] => ({
  kind: 'order',
  order: { ...record.order!, phase },
})
const hear = (event: object) => settle(() => platform.sockets[0]?.happen('message', { data: JSON.stringify(event) }))

it.each([
  ['a customer', { type: 'order', orderId: 'o1', state: 'orderFinish', phase: 'toReview' }, record],
  ['a store', { type: 'store', storeId: 's1', orderId: 'o1', state: 'orderFinish' }, { inboxId: 's1', as: 'store' }],
])('shows %s an order as it is now, in the strip and on its cards, while the chat is open', async (_, event, seat) => {
  const { api, view } = await open({
    'chat.record': { ...record, ...seat },
    'chat.history': historyOf(first, message(2, card('inProgress')), message(3, card('inProgress'))),
  })
  expect(view.getAllByText('In progress')).toHaveLength(3)
  api.answer('chat.record', { ...record, ...seat, order: { ...record.order!, phase: 'toReview' } } as never)
  api.answer('chat.history', historyOf(message(2, card('toReview')), message(3, card('toReview'))))
  api.answer('chat.quickReplies', { items: [{ key: 'thanks', text: 'It was great' }] })
  await hear(event)
  expect(api.calls('chat.history').slice(1)).toEqual([{ conversationId: 'c1', after: 1, before: 4, limit: 100 }])
  expect(view.queryByText('In progress')).toBeNull()
  expect(view.getAllByText('To review')).toHaveLength(3)
  expect(view.getByText('It was great')).toBeVisible()
})

it('renews a picture before its address ends, by whatever clock the device has', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] })
  const picture = (path: string, until: string): ChatMessage['content'] => ({
    ...{ kind: 'picture', picture: { path, colour: '#fff' }, until },
  })
  const lead = Date.parse('2026-03-25T04:00:00Z') - Date.now()
  const { api, view } = await renderScreen(Chat, {
    params: { id: 'c1' },
    answers: { ...answers, 'chat.history': historyOf(first, message(2, picture('/p/1', '2026-03-25T04:10:00Z'))) },
    signedIn: true,
    prepare: (server) => (server.clock = () => Date.now() + lead),
  })
  const shown = () => view.container.querySelector('img[src*="/p/"]')?.getAttribute('src')
  expect(shown()).toContain('/p/1')
  api.answer('chat.history', historyOf(message(2, picture('/p/2', '2026-03-25T04:19:00Z'))))
  await settle(() => jest.advanceTimersByTime(8 * 60_000))
  expect(shown()).toContain('/p/1')
  await settle(() => jest.advanceTimersByTime(61_000))
  expect(shown()).toContain('/p/2')
  expect(api.calls('chat.history').slice(1)).toEqual([{ conversationId: 'c1', after: 1, before: 3, limit: 100 }])
  jest.useRealTimers()
})

it('answers a customer as the store', async () => {
  const { api, view } = await renderScreen(Chat, {
    params: { id: 'c1', store: 's1' },
    answers: { ...answers, 'chat.record': { ...record, inboxId: 's1', as: 'store', with: 'customer', name: 'Leo' } },
    signedIn: true,
  })
  expect(view.getByRole('heading', { name: 'Leo' })).toBeVisible()
  expect(api.calls('chat.sync')[0]).toEqual({ inboxId: 's1' })
  await view.write('Write a message', 'It is hot')
  await view.tap('Send')
  expect(api.calls('chat.send')).toMatchObject([{ conversationId: 'c1', text: 'It is hot' }])
})

it('says why nothing can be written in a closed or blocked chat', async () => {
  const { api, view } = await open({ 'chat.record': { ...record, state: 'blocked', blockedByMe: true } })
  expect(view.getByText('You blocked this chat')).toBeVisible()
  api.answer('chat.settings', { ...record, state: 'open', blockedByMe: false })
  await view.tap('Unblock')
  expect(view.getByLabelText('Write a message')).toBeVisible()
})

it('says in Chinese that a message was unsent, and opens a chat by what it is about', async () => {
  const { api, view } = await renderScreen(Chat, {
    params: { with: 'rider', orderId: 'o1' },
    answers: {
      ...answers,
      'chat.open': { ...record, with: 'rider', name: '周师傅' },
      'chat.history': historyOf(message(1, { kind: 'recalled' })),
    },
    signedIn: true,
    language: 'zh',
  })
  expect(api.calls('chat.open')).toEqual([{ with: 'rider', orderId: 'o1' }])
  expect(view.getByText('对方撤回了一条消息')).toBeVisible()
})

it('shows a failure and tries again', async () => {
  const { api, view } = await renderScreen(Chat, { params: { id: 'c1' }, signedIn: true })
  expect(view.getByRole('alert')).toHaveTextContent('Couldn’t load')
  for (const [name, answer] of Object.entries(answers)) api.answer(name as 'chat.record', answer as never)
  await view.tap('Try again')
  expect(view.getByText('Sure, it is in the bag')).toBeVisible()
})

it('reports the messages that are chosen', async () => {
  const { view } = await open()
  await view.tap('More')
  await view.tap('Report')
  expect(view.getByRole('button', { name: 'Report 0 messages' })).toHaveAttribute('aria-disabled', 'true')
  await view.tap('Sure, it is in the bag')
  expect(view.getByRole('button', { name: 'Report 1 message' })).not.toHaveAttribute('aria-disabled', 'true')
  const [mine] = view.getAllByRole('checkbox', { name: 'Choose this message' })
  await settle(() => mine?.click())
  await view.tap('Report 2 messages')
  expect(platform.pages.at(-1)).toEqual({
    route: 'pages/store/report/index',
    params: { subject: 'conversation', id: 'c1', sequences: '1,2' },
  })
})

it('begins a report with the message that was tapped, and goes back to writing', async () => {
  const { view } = await open()
  await view.tap('Sure, it is in the bag')
  await view.tap('Report')
  expect(view.getByRole('button', { name: 'Report 1 message' })).not.toHaveAttribute('aria-disabled', 'true')
  await view.tap('Cancel')
  expect(view.getByLabelText('Write a message')).toBeVisible()
})
