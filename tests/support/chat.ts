import type { Locator } from 'playwright-core'
import { v7 as uuid } from 'uuid'
import { chatHistory, chatOpen, chatSend } from '@contract/calls/chat'
import type { TestCaller } from '../../server/testing/caller'
import { chatWords } from './chat-words'
import type { Person } from './person'

/** Request that sends a text. */
export const textIn = (conversationId: string, text: string) =>
  ({ conversationId, clientId: uuid(), kind: 'text', text }) as const

/** A chat of a caller with a store, in which something was said; answers its id. */
export async function aChat(caller: TestCaller, storeId: string): Promise<string> {
  const { id: conversationId } = await caller.call(chatOpen, { with: 'store', storeId })
  await caller.call(chatSend, textIn(conversationId, 'Could you add vinegar?'))
  return conversationId
}

/** Messages of a chat after a sequence, in order: texts, and the kinds of the others. */
export async function saidAfter(caller: TestCaller, conversationId: string, after: number): Promise<string[]> {
  const { items } = await caller.call(chatHistory, { conversationId, after, limit: 100 })
  return items.map(({ content }) => (content.kind === 'text' ? content.text : content.kind))
}

/** Writes in the chat that is open, and sends. */
export async function write(person: Person, text: string): Promise<void> {
  const { write: field, send } = chatWords[person.language]
  await person.fill(field, text)
  await person.tap(send)
}

/** A text among the messages in view. */
export const bubble = ({ screen }: Person, text: string): Locator =>
  screen.getByRole('log').getByText(text, { exact: true })

/** The button that opens a conversation in a list: the browser names it by all that it shows, unread messages first. */
export const rowOf = (name: string): RegExp => new RegExp(`(^|\\d)\\s*${name}`)
