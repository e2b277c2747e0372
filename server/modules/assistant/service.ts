import type { Transaction } from 'kysely'
import type { Localized } from '@contract/settings'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { gaveWay } from '../../database/repeating'
import { rollbackToSavepoint, savepoint } from '../../http/queries/keys'
import { trustedId } from '../../security/trusted-id'
import { type Body, openBody } from '../chat/body'
import type { ChatDesk } from '../chat/desk'
import { findMessage } from '../chat/queries/messages'
import { lockConversation } from '../chat/queries/send'
import type { ChatService } from '../chat/service'
import type { OrderKinds } from '../order/kind/registry'
import { orderInFull } from '../order/queries'
import * as queries from './queries'
import { choices, couponWords, intentOf, orderWords, refundWords, words } from './words'

type Tx = Transaction<Database>

interface Job {
  readonly conversationId: string
  readonly sequence: number
}

const job = 'chat.assistant'
const ordersShown = 4

/** The assistant of the service, which knows a customer's orders, refunds and coupons, and is silent once a person is asked for. */
export class Assistant {
  constructor(
    private readonly context: Context,
    private readonly desk: ChatDesk,
    private readonly service: ChatService,
    private readonly kinds: OrderKinds,
  ) {}

  /** Answers what customers write to the service from now on. */
  start(): void {
    const { jobs, clock } = this.context
    this.desk.onSent(async (tx, { id, with_party }, { sequence, party }) => {
      if (with_party !== 'service' || party !== 'customer') return
      await jobs.add(tx, { kind: job, payload: { conversationId: id, sequence }, runAt: clock.now() })
    })
    jobs.on<Job>(job, (tx, asked) => this.answer(tx, asked))
  }

  private async answer(tx: Tx, { conversationId, sequence }: Job): Promise<void> {
    const conversation = await lockConversation(tx, conversationId, 'customer')
    if (!conversation || !(await this.service.isBot(tx, conversationId))) return
    const message = await findMessage(tx, conversationId, sequence)
    if (!message?.body_sealed) return
    const asked = openBody(this.context.seal, message.body_sealed)
    if (asked.kind === 'text' && intentOf(asked.text, asked.choice) === 'person')
      return this.service.askIn(tx, conversationId)
    const body = await this.answerOrExcuse(tx, conversation.customer_id, asked)
    await this.desk.say(tx, { conversationId, sender: 'bot', body })
  }

  /** The answer or, when it cannot be found, an excuse with the offer of a person. */
  private async answerOrExcuse(tx: Tx, customerId: string, asked: Body): Promise<Body> {
    await savepoint(tx)
    try {
      return await this.answerTo(tx, customerId, asked)
    } catch (error) {
      if (gaveWay(error)) throw error
      await rollbackToSavepoint(tx)
      this.context.log.error({ err: error }, 'the assistant found no answer')
      return { ...said(words.failed), choices: choices.filter(({ key }) => key === 'person') }
    }
  }

  private async answerTo(tx: Tx, customerId: string, asked: Body): Promise<Body> {
    if (asked.kind === 'order') return said(await this.aboutOrder(tx, customerId, asked.orderId))
    const intent = asked.kind === 'text' ? intentOf(asked.text, asked.choice) : undefined
    if (intent === 'order') return this.whichOrder(tx, customerId)
    if (intent === 'refund') {
      const refund = await queries.lastRefund(tx, customerId)
      return said(refund ? refundWords(refund) : words.noRefund)
    }
    if (intent === 'coupons')
      return said(couponWords(await queries.usableCoupons(tx, customerId, this.context.clock.now())))
    return said(words.help)
  }

  private async aboutOrder(tx: Tx, customerId: string, orderId: string): Promise<Localized> {
    const order = await queries.knownOrder(tx, customerId, orderId)
    if (!order) return words.help
    const { arrival } = this.kinds.of(order)
    const isComing = order.phase === 'inProgress' && arrival !== 'none'
    const expected = isComing ? await arrival(tx, await orderInFull(tx, trustedId('order', orderId))) : null
    const { clock, config } = this.context
    return orderWords(order, expected, { now: clock.now(), timeZone: order.time_zone ?? config.timeZone })
  }

  private async whichOrder(tx: Tx, customerId: string): Promise<Body> {
    const orderIds = await queries.recentOrders(tx, customerId, ordersShown)
    return orderIds.length === 0 ? said(words.noOrders) : { kind: 'orders', text: words.which, orderIds }
  }
}

const said = (text: Localized): Extract<Body, { kind: 'said' }> => ({ kind: 'said', text, choices })
