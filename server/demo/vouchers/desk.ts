import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import { merchantRedeemVoucher } from '@contract/calls/merchant'
import type { Language } from '@contract/settings'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { Merchant } from '../../http/caller'
import { messageOf } from '../../http/errors'
import { isFailure } from '../../http/failure'
import { rollbackToSavepoint, savepoint } from '../../http/queries/keys'
import { openBody } from '../../modules/chat/body'
import { findMessage } from '../../modules/chat/queries/messages'
import { lockConversation } from '../../modules/chat/queries/send'
import { tillTicket } from '../../modules/voucher/proofs'
import { trustedId } from '../../security/trusted-id'
import type { Services } from '../../services'
import { languageOfText } from '../chat/words'
import { cityCentre } from '../city'
import * as queries from './queries'
import { redeemedCount, redeemedText } from './words'

type Tx = Transaction<Database>

interface Job {
  readonly conversationId: string
  readonly sequence: number
}

const kind = 'demo.redeem'
/** Time in which the till redeems, in minutes of simulated time. */
const tillMinutes = 0.5

/**
 * Redeems vouchers at the demo's stores for a customer who asks for it in the store's chat, so that one person alone can
 * see used vouchers (docs/testing.md). It goes through the merchants' own call.
 */
export class VoucherTillDesk {
  constructor(
    private readonly context: Context,
    private readonly services: Pick<Services, 'chat' | 'voucherTill'>,
  ) {}

  /** Subscribes to messages of customers to stores. */
  start(): void {
    const { jobs, clock, config } = this.context
    this.services.chat.onSent(async (tx, { id: conversationId }, { sequence, party }) => {
      if (party !== 'customer') return
      const text = await this.textOf(tx, { conversationId, sequence })
      if (text === null || redeemedCount(text) === undefined) return
      const runAt = minutesAfter(clock.now(), tillMinutes / config.demoSpeed)
      await jobs.add(tx, { kind, payload: { conversationId, sequence }, runAt })
    })
    jobs.on<Job>(kind, (tx, job) => this.redeem(tx, job))
  }

  private async redeem(tx: Tx, job: Job): Promise<void> {
    const text = (await this.textOf(tx, job)) ?? ''
    const conversation = await lockConversation(tx, job.conversationId, 'customer')
    const count = redeemedCount(text)
    if (!conversation?.store_id || count === undefined || conversation.with_party !== 'store') return
    const language = languageOfText(text) ?? this.context.config.defaultLanguage
    const wish = { storeId: conversation.store_id, customerId: conversation.customer_id, count }
    const answer = await this.answer(tx, wish, language)
    const body = { kind: 'text' as const, text: answer }
    await this.services.chat.say(tx, { conversationId: job.conversationId, sender: 'store', body })
  }

  /** Redeems, and says what became of it. */
  private async answer(
    tx: Tx,
    { storeId, customerId, count }: { readonly storeId: string; readonly customerId: string; readonly count: number },
    language: Language,
  ): Promise<string> {
    const orderId = await queries.usableAt(tx, customerId, storeId)
    if (!orderId) return redeemedText(0, language)
    const { seal, clock } = this.context
    const ticket = tillTicket(seal, orderId, storeId, clock.now())
    const merchant = this.merchant((await queries.merchantOf(tx, storeId)) ?? uuid(), storeId, language)
    const request = merchantRedeemVoucher.request.parse({ storeId, ticket, count, idempotencyKey: uuid() })
    await savepoint(tx)
    try {
      await this.services.voucherTill.redeem(tx, merchant, request)
      return redeemedText(count, language)
    } catch (error) {
      if (!isFailure(error)) throw error
      await rollbackToSavepoint(tx)
      return messageOf(error.failure, language, error.details)
    }
  }

  private async textOf(tx: Tx, { conversationId, sequence }: Job): Promise<string | null> {
    const message = await findMessage(tx, conversationId, sequence)
    const body = message?.body_sealed ? openBody(this.context.seal, message.body_sealed) : undefined
    return body?.kind === 'text' ? body.text : null
  }

  private merchant(id: string, storeId: string, language: Language): Merchant {
    return {
      ...{ customer: { id, isMember: false, tokenHash: '' }, language, stores: [trustedId('store', storeId)] },
      ...{ place: cityCentre, ip: '127.0.0.1', network: '127.0.0.1', device: undefined, userAgent: '' },
      ...{ requestId: 'demo', origin: 'http://localhost', roles: new Map([[storeId, 'owner' as const]]) },
    }
  }
}
