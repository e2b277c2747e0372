import type { Response } from '@contract/call'
import type { chatCall } from '@contract/calls/chat'
import { limits } from '@contract/limits'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import { Failure } from '../../http/failure'
import type { NumberProvider } from '../../telephony/numbers'
import type { ConversationRow } from './queries/conversations'
import * as queries from './queries/numbers'
import { stateOf } from './view'

/** Numbers by which the parties of an order call each other without seeing each other's. */
export class ChatCalls {
  constructor(
    private readonly context: Pick<Context, 'db' | 'clock' | 'seal' | 'log'>,
    private readonly numbers: NumberProvider | undefined,
  ) {}

  /** Whether a number can be asked for: while the order of an open conversation is under way and both parties have a phone. */
  async canCall(row: ConversationRow): Promise<boolean> {
    return (await this.phones(row)) !== undefined
  }

  /** @throws Failure `chatCallUnavailable`, whatever the reason: the real number is never answered */
  async number(row: ConversationRow): Promise<Response<typeof chatCall>> {
    const { db, clock, seal } = this.context
    const { id, order_id: orderId } = row
    const phones = await this.phones(row)
    if (orderId === null || !phones) throw new Failure('chatCallUnavailable')
    const known = await queries.numberOf(db, id, orderId, clock.now())
    if (known) return { number: seal.open(known.number_sealed), until: known.until.toISOString(), orderId }
    const { customer, other } = phones
    const [caller, callee] = row.party === 'customer' ? [customer, other] : [other, customer]
    const number = await this.connect({ caller, callee, reference: `${id}:${orderId}` })
    const until = minutesAfter(clock.now(), limits.chatCallMinutes)
    await queries.keepNumber(db, { conversation_id: id, order_id: orderId, number_sealed: seal.seal(number), until })
    return { number, until: until.toISOString(), orderId }
  }

  /** The phones of both parties while they may call each other. */
  private async phones(row: ConversationRow): Promise<{ customer: string; other: string } | undefined> {
    const { db, clock, seal } = this.context
    if (this.numbers === undefined || row.with_party === 'service' || row.order_phase !== 'inProgress') return undefined
    if (row.order_id === null || stateOf(row, clock.now()) !== 'open') return undefined
    const phones = await queries.phonesOf(db, row.order_id)
    const other = row.with_party === 'rider' ? phones?.rider && seal.open(phones.rider) : phones?.store
    return phones && other ? { customer: seal.open(phones.customer), other } : undefined
  }

  private async connect(pair: { caller: string; callee: string; reference: string }): Promise<string> {
    try {
      const number = await this.numbers?.connect({ ...pair, minutes: limits.chatCallMinutes })
      if (number === undefined || number === pair.caller || number === pair.callee) throw new Error('no number')
      return number
    } catch (error) {
      this.context.log.warn({ err: error, provider: this.numbers?.name }, 'no number for a call')
      throw new Failure('chatCallUnavailable')
    }
  }
}
