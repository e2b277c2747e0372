import { randomUUID } from 'node:crypto'
import { chatOpen, chatSend } from '@contract/calls/chat'
import type { Random } from '../../../server/demo/city/random'
import type { FaultClient } from './client'
import type { Journal } from './journal'

const most = 5

/** Says something to a store, one message after the other; what was acknowledged is written down in its order. */
export async function talk(
  { client, chance, journal }: { client: FaultClient; chance: Random; journal: Journal },
  storeId: string,
): Promise<void> {
  const { data: conversation } = await client.ask(chatOpen, { with: 'store', storeId })
  if (!conversation) return void journal.faults.push('chat.open was refused')
  const { id: conversationId } = conversation
  const count = chance.whole(1, most)
  for (let index = 0; index < count; index += 1) {
    const clientId = randomUUID()
    const request = { conversationId, clientId, kind: 'text' as const, text: `Message ${clientId}` }
    const { data, failure } = await client.tap(chatSend, request)
    if (data) journal.messages.push({ conversationId, clientId, sequence: data.sequence })
    else journal.faults.push(`chat.send was refused with ${failure}`)
  }
}
