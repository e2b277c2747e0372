import { validate as isUuid } from 'uuid'
import type { App } from '../../app'
import { print } from '../../command'
import { StartError } from '../../config'
import { stableId } from '../../database/stable-id'
import { openBody } from './body'
import { messagesBetween } from './queries/messages'
import { lockConversation } from './queries/send'
import * as queries from './queries/service'

type Command = (app: App, args: readonly string[]) => Promise<void>

/** Number of listed conversations, and of messages of one. */
const most = 100
const shown = 30

/** As whom the operator answers. */
const person = { id: stableId('service:operator'), name: { en: 'Customer service', zh: '客服' } }

function named(id: string | undefined): string {
  if (id === undefined || !isUuid(id)) throw new StartError('There is no such conversation.')
  return id
}

/** Lists who waits for a person or talks with one, those that wait longest first. */
const chats: Command = async ({ context }) => {
  const rows = await queries.openRequests(context.db, most)
  for (const { conversation_id, state, asked_at } of rows)
    print([conversation_id, state, asked_at.toISOString()].join('  '))
  if (rows.length === 0) print('Nobody asks for a person.')
}

/** Shows the newest messages of a conversation. */
const chat: Command = async ({ context }, [id]) => {
  const rows = await messagesBetween(context.db, named(id), {}, shown)
  if (rows.length === 0) throw new StartError('There is nothing in this conversation.')
  for (const { sequence, sender, sent_at, body_sealed } of rows.reverse()) {
    const body = body_sealed === null ? 'gone' : JSON.stringify(openBody(context.seal, body_sealed))
    print(`${sequence}  ${sent_at.toISOString()}  ${sender}: ${body}`)
  }
}

/** Answers as a person of the service, or as the rider. */
const answer: Command = async ({ context, services }, [id, text = '']) => {
  if (text.trim() === '') throw new StartError('Write what to answer: npm run operator -- answer <id> "<text>"')
  const conversationId = named(id)
  const body = { kind: 'text' as const, text: text.trim() }
  await context.db.transaction().execute(async (tx) => {
    const conversation = await lockConversation(tx, conversationId, 'customer')
    if (!conversation || conversation.with_party === 'store')
      throw new StartError('There is no such conversation. A store is answered for on the screens of who runs it.')
    const sender = conversation.with_party
    if (sender === 'rider') return services.chat.say(tx, { conversationId, sender, body })
    await queries.keepAgent(tx, person)
    await services.chatService.joinIn(tx, conversationId, person)
    return services.chat.say(tx, { conversationId, sender, agentId: person.id, body })
  })
  services.chat.committedNow()
  print('Answered.')
}

/** Ends the service in a conversation. */
const end: Command = async ({ services }, [id]) => {
  await services.chatService.end(named(id))
  print('Ended.')
}

/** The operator's commands for conversations. */
export const chatCommands: Readonly<Record<string, Command>> = { chats, chat, answer, 'end-chat': end }
