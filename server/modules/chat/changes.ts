import type { Request, Response } from '@contract/call'
import type { chatRead, chatRecall, chatSettings, chatSync } from '@contract/calls/chat'
import type { Conversation } from '@contract/entities/chat'
import { limits } from '@contract/limits'
import type { Context } from '../../context'
import type { SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import type { ChatDesk } from './desk'
import * as queries from './queries/changes'
import { changedConversations, type ConversationRow } from './queries/conversations'
import { findMessage, type MessageRow } from './queries/messages'
import { lockConversation } from './queries/send'
import type { ChatReader } from './reader'
import type { ChatRemoval } from './removal'
import { conversationView, recallBefore } from './view'

/** A party's changes to its conversations, and the feed of changes in them (product text §2, chat). */
export class ChatChanges {
  constructor(
    private readonly context: Context,
    private readonly desk: ChatDesk,
    private readonly reader: ChatReader,
    private readonly removal: ChatRemoval,
  ) {}

  async sync(
    { customer, language }: SignedIn,
    { inboxId: asked, after }: Request<typeof chatSync>,
  ): Promise<Response<typeof chatSync>> {
    const { db } = this.context
    const inboxId = asked ?? customer.id
    // Counters are given under the lock of their row, so that all up to this one have committed.
    const present = await queries.counterOf(db, inboxId)
    const unread = await queries.unreadOf(db, inboxId, limits.chatUnreadMax)
    if (after === undefined) return { counter: present, hasMore: false, unread, conversations: [], changed: [] }
    const range = { after, upTo: present, limit: limits.chatChanges }
    const [rows, edits] = await Promise.all([
      changedConversations(db, inboxId, range),
      queries.editsOf(db, inboxId, range),
    ])
    const counter = Math.min(
      endOf(
        rows.map(({ change }) => change),
        present,
      ),
      endOf(
        edits.map((edit) => edit.counter),
        present,
      ),
    )
    return {
      counter,
      hasMore: counter < present,
      unread,
      conversations: rows
        .filter(({ change }) => change <= counter)
        .map((row) => conversationView(this.context, row, language)),
      changed: edits
        .filter((edit) => edit.counter <= counter)
        .map(({ conversationId, sequence }) => ({ conversationId, sequence })),
    }
  }

  async read(
    caller: SignedIn,
    { conversationId, sequence }: Request<typeof chatRead>,
  ): Promise<Response<typeof chatRead>> {
    const row = await this.reader.conversation(conversationId, caller)
    if (sequence > row.read_sequence) await this.change(row, { readSequence: sequence })
    const { read_sequence, last_sequence } = await this.reader.conversation(conversationId, caller)
    return { readSequence: read_sequence, unread: last_sequence - read_sequence }
  }

  /** @throws Failure `chatServiceNotBlocked` */
  async set(
    caller: SignedIn,
    { conversationId, blocked, ...settings }: Request<typeof chatSettings>,
  ): Promise<Conversation> {
    const row = await this.reader.conversation(conversationId, caller)
    if (blocked && row.with_party === 'service') throw new Failure('chatServiceNotBlocked')
    const blockedAt = blocked === undefined ? undefined : blocked ? this.context.clock.now() : null
    await this.change(row, { ...settings, blockedAt })
    return conversationView(this.context, await this.reader.conversation(conversationId, caller), caller.language)
  }

  /** @throws Failure `chatMessageNotFound` or `chatRecallTooLate` */
  async recall(caller: SignedIn, { conversationId, sequence }: Request<typeof chatRecall>): Promise<MessageRow> {
    const { party } = await this.reader.conversation(conversationId, caller)
    const { clock, db } = this.context
    const recalled = await db.transaction().execute(async (tx) => {
      await lockConversation(tx, conversationId, party)
      const message = await findMessage(tx, conversationId, sequence)
      if (message?.sender !== party || message.removed_at) throw new Failure('chatMessageNotFound')
      if (message.recalled_at) return message
      if (!recallBefore(message, party, clock.now()))
        throw new Failure('chatRecallTooLate', { minutes: limits.chatRecallMinutes })
      return this.removal.recall(tx, message)
    })
    this.desk.committedNow()
    return recalled
  }

  private async change({ id, party }: ConversationRow, change: queries.SeatChange): Promise<void> {
    await this.context.db.transaction().execute(async (tx) => {
      await lockConversation(tx, id, party)
      await queries.changeSeat(tx, id, party, change)
    })
    this.desk.committedNow()
  }
}

/** End of a list of changes: its last one when it is full, else the present counter. */
const endOf = (counters: readonly number[], present: number): number =>
  counters.length < limits.chatChanges ? present : (counters.at(-1) ?? present)
