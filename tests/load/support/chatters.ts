import { randomUUID } from 'node:crypto'
import { chatOpen, chatSend } from '@contract/calls/chat'
import { sha256 } from '../../../server/security/hash'
import type { TestCaller } from '../../../server/testing/caller'
import type { Person } from '../bare/statements'
import { newPhone } from './shoppers'
import type { Stage } from './stage'

/** A customer in a conversation with a separate store. */
export interface Chatter extends Person {
  readonly caller: TestCaller
  readonly merchant: TestCaller
  readonly storeId: string
  readonly conversationId: string
}

const text = 'Is the soup still hot when it gets here?'

/** A message of a client. */
export const message = (conversationId: string) => ({
  ...{ conversationId, clientId: randomUUID(), kind: 'text' as const, text },
})

/** Customers in conversations, each with a separate store: one store for all would measure one row's lock. */
export async function someChatters({ make }: Stage, count: number): Promise<Chatter[]> {
  const chatters: Chatter[] = []
  while (chatters.length < count) {
    const [caller, merchant] = [await make.customer({ phone: newPhone() }), await make.customer({ phone: newPhone() })]
    const storeId = await make.store({ merchant_id: merchant.id })
    const { id: conversationId } = await caller.call(chatOpen, { with: 'store', storeId })
    await caller.call(chatSend, message(conversationId))
    const token = caller.token ?? ''
    const values = [caller.id, sha256(token), storeId, conversationId, merchant.id]
    chatters.push({ caller, merchant, storeId, conversationId, token, values })
  }
  return chatters
}

/** The next of some people, in turn. */
export function inTurn<Person>(people: readonly Person[]): () => Person {
  let turn = 0
  return () => {
    const person = people[turn++ % people.length]
    if (person === undefined) throw new Error('there is nobody')
    return person
  }
}
