import { validate as isUuid } from 'uuid'
import type { App } from '../../app'
import { print } from '../../command'
import { StartError } from '../../config'
import type { Context } from '../../context'
import { stableId } from '../../database/stable-id'
import { openBody } from './body'
import { addressOf } from '../upload/private/address'
import { type MessageRow, messagesBetween } from './queries/messages'
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

/** Shows the newest messages of a conversation, or the newest before one; its pictures by addresses for ten minutes. */
const chat: Command = async ({ context }, [id, before]) => {
  const bounds = before === undefined ? {} : { before: Number(before) }
  if (before !== undefined && !/^\d{1,9}$/.test(before)) throw new StartError('Name a message by its number.')
  const rows = await messagesBetween(context.db, named(id), bounds, shown)
  if (rows.length === 0) throw new StartError('There is nothing in this conversation.')
  for (const row of rows.reverse()) print(lineOf(context, row))
  const [first] = rows
  if (first && first.sequence > 1) print(`Earlier ones: npm run operator -- chat ${id} ${first.sequence}`)
}

function lineOf(context: Context, { sequence, sender, sent_at, body_sealed }: MessageRow): string {
  const { publicUrl, host, port } = context.config
  const body = body_sealed === null ? undefined : openBody(context.seal, body_sealed)
  const viewer = { kind: 'reviewer' as const, name: `operator:${process.env.USER ?? 'unknown'}` }
  const said =
    body?.kind === 'picture'
      ? `${publicUrl ?? `http://${host}:${port}`}${addressOf(context, { id: body.pictureId, viewer })}-1404.webp`
      : JSON.stringify(body ?? 'gone')
  return `${sequence}  ${sent_at.toISOString()}  ${sender}: ${said}`
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
