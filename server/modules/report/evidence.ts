import type { Kysely, Transaction } from 'kysely'
import type { ChatSender } from '@contract/entities/chat'
import type { StaffReportDetail } from '@contract/entities/staff-content'
import { limits } from '@contract/limits'
import type { Language } from '@contract/settings'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { Failure } from '../../http/failure'
import { type Body, openBody } from '../chat/body'
import { pictureColours } from '../chat/queries/cards'
import type { ChatRemoval } from '../chat/removal'
import { lineOf } from '../chat/view'
import { addressOf } from '../upload/private/address'
import type { PrivateMedia } from '../upload/private/private-media'
import * as queries from './queries'

type Db = Kysely<Database>
type Tx = Transaction<Database>
type Shown = StaffReportDetail['messages'][number]

/** A message as it was when it was reported; the body is null for one that had been taken back. */
interface Kept {
  readonly sequence: number
  readonly sender: ChatSender
  readonly at: string
  readonly body: Body | null
}

/** Reader of evidence: a member of staff or an operator, whose looks at pictures are logged, and the language. */
export interface EvidenceReader {
  readonly name: string
  readonly language: Language
}

const pictureOf = ({ body }: Pick<Kept, 'body'>): string[] => (body?.kind === 'picture' ? [body.pictureId] : [])

interface Needs {
  readonly privateMedia: PrivateMedia
  readonly chatRemoval: ChatRemoval
}

/** The messages that were reported, as they were then (product text §2, chat). */
export class ReportEvidence {
  constructor(
    private readonly context: Pick<Context, 'seal' | 'clock'>,
    private readonly needs: Needs,
  ) {}

  /** Keeps messages of a conversation with a report, and their pictures even when the messages are taken back later. */
  async keep(tx: Tx, reportId: string, conversationId: string, sequences: readonly number[]): Promise<void> {
    const { seal } = this.context
    const rows = await queries.reportedMessages(tx, conversationId, sequences, limits.chatEvidence)
    const messages = rows.reverse().map(({ sequence, sender, sent_at, body_sealed }) => {
      return { sequence, sender, at: sent_at, body: body_sealed === null ? null : openBody(seal, body_sealed) }
    })
    await queries.insertEvidence(tx, reportId, seal.seal(JSON.stringify(messages)))
    await this.needs.privateMedia.move(tx, messages.flatMap(pictureOf), reportId)
  }

  /** The messages of a report, oldest first; none for a report of something else. */
  async messages(db: Db, reportId: string, { name, language }: EvidenceReader): Promise<Shown[]> {
    const kept = await this.kept(db, reportId)
    const sequences = kept.map(({ sequence }) => sequence)
    const shown = await queries.shownSequences(db, reportId, sequences)
    const pictures = new Set((await pictureColours(db, kept.flatMap(pictureOf))).map(({ id }) => id))
    return kept.map((message) => {
      const { sequence, sender, at, body } = message
      const [id] = pictureOf(message)
      const viewer = { kind: 'reviewer' as const, name }
      const picture = id !== undefined && pictures.has(id) ? addressOf(this.context, { id, viewer }) : null
      const text = body ? lineOf(body, true, language) : ''
      return { sequence, sender, at, kind: body?.kind ?? 'gone', text, picture, isShown: shown.has(sequence) }
    })
  }

  /**
   * Removes a reported message for both parties.
   * @throws Failure `chatMessageNotFound` for a message that was not reported, or `nothingToChange` for one that is gone
   */
  async removeMessage(tx: Tx, reportId: string, sequence: number): Promise<void> {
    const conversationId = await queries.reportedConversation(tx, reportId)
    const isReported = (await this.kept(tx, reportId)).some((message) => message.sequence === sequence)
    if (conversationId === undefined || !isReported) throw new Failure('chatMessageNotFound')
    await this.needs.chatRemoval.remove(tx, conversationId, sequence)
  }

  private async kept(db: Db, reportId: string): Promise<readonly Kept[]> {
    const sealed = await queries.evidenceOf(db, reportId)
    return sealed === undefined ? [] : (JSON.parse(this.context.seal.open(sealed)) as Kept[])
  }
}
