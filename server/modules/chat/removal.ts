import type { Transaction } from 'kysely'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { Failure } from '../../http/failure'
import type { PrivateMedia } from '../upload/private/private-media'
import { editMessage } from './queries/changes'
import { findMessage, type MessageRow } from './queries/messages'
import { lockConversation } from './queries/send'

type Tx = Transaction<Database>

/** Withdrawal of messages, by their sender or by the platform. */
export class ChatRemoval {
  constructor(
    private readonly context: Pick<Context, 'clock'>,
    private readonly privateMedia: Pick<PrivateMedia, 'release'>,
  ) {}

  /** Takes a message of a locked conversation back for its sender; answers it without its content. */
  async recall(tx: Tx, message: MessageRow): Promise<MessageRow> {
    const recalledAt = this.context.clock.now()
    await this.withdraw(tx, message, { recalledAt })
    return { ...message, recalled_at: recalledAt, body_sealed: null }
  }

  /**
   * Removes a message for both parties.
   * @throws Failure `chatMessageNotFound`, or `nothingToChange` for one whose content is gone
   */
  async remove(tx: Tx, conversationId: string, sequence: number): Promise<void> {
    await lockConversation(tx, conversationId, 'customer')
    const message = await findMessage(tx, conversationId, sequence)
    if (!message) throw new Failure('chatMessageNotFound')
    if (message.body_sealed === null) throw new Failure('nothingToChange')
    await this.withdraw(tx, message, { removedAt: this.context.clock.now() })
  }

  /** The content goes, and with it the picture that it showed. */
  private async withdraw(
    tx: Tx,
    { id, conversation_id, sequence }: MessageRow,
    change: { readonly recalledAt?: Date; readonly removedAt?: Date },
  ): Promise<void> {
    await editMessage(tx, conversation_id, sequence, change)
    await this.privateMedia.release(tx, [id])
  }
}
