import type { ChatMessage } from '@contract/entities/chat'
import { renderScreen } from '@/testing'
import { aConversation } from '@/testing/chat'
import { platform } from '../../../../tests/stand-ins/taro'
import ErrandChat from '.'

const at = '2026-03-25T04:00:00.000Z'
const record = aConversation({ with: 'service', name: 'Linli Support' })
const message: ChatMessage = {
  ...{ id: 'm1', conversationId: 'c1', sequence: 1, from: 'bot', mine: false, clientId: null, person: null, at },
  ...{ recallBefore: null, content: { kind: 'text', text: 'Which order is it about?', choices: [] } },
}

it('opens the chat with the service about an errand, and reports messages with a button', async () => {
  const { api, view } = await renderScreen(ErrandChat, {
    params: { orderId: 'o1' },
    answers: {
      'chat.open': record,
      'chat.record': record,
      'chat.history': { items: [message], lastSequence: 1, hasMore: false },
      'chat.sync': { counter: 7, hasMore: false, unread: 0, conversations: [], changed: [] },
      'chat.quickReplies': { items: [] },
      'chat.read': { readSequence: 1, unread: 0 },
    },
    signedIn: true,
  })
  expect(api.calls('chat.open')).toEqual([{ with: 'service', orderId: 'o1' }])
  expect(view.getByText('Shrimp wonton')).toBeVisible()
  await view.tap('Report')
  await view.tap('Which order is it about?')
  await view.tap('Report 1 message')
  expect(platform.pages.at(-1)).toEqual({
    route: 'pages/store/report/index',
    params: { subject: 'conversation', id: 'c1', sequences: '1' },
  })
})
