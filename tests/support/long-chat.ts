import { chatConversations } from '@contract/calls/chat'
import type { TestCaller } from '../../server/testing/caller'
import type { Answer } from '@/services/api'

/** The member's chat of 600 messages in the demo, and the number of them now. */
export async function longChatOf(caller: TestCaller): Promise<{ id: string; count: number }> {
  const { items } = await caller.call(chatConversations, { pageSize: 20 })
  const [long] = [...items].sort((one, other) => other.lastSequence - one.lastSequence)
  if (!long || long.lastSequence < 600) throw new Error('The demo has no long chat')
  return { id: long.id, count: long.lastSequence }
}

/** Writes the number of each message into it, as `Row 12`. */
export function numberedMessages(path: string, _asked: string, text: string): string {
  if (path !== '/v1/chat.history') return text
  const answer = JSON.parse(text) as { data: Answer<'chat.history'> }
  const items = answer.data.items.map((message) => ({
    ...message,
    content: { kind: 'text' as const, text: `Row ${message.sequence}`, choices: [] },
  }))
  return JSON.stringify({ ...answer, data: { ...answer.data, items } })
}
