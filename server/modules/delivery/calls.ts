import type { Response } from '@contract/call'
import type { riderCall } from '@contract/calls/rider'
import type { DeliveryId } from '@contract/entities/ids'
import { limits } from '@contract/limits'
import { isAssigned } from '@contract/states/delivery'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import { Failure } from '../../http/failure'
import type { NumberProvider } from '../../telephony/numbers'
import type { DeliveryDesk } from './desk'
import * as queries from './queries'

/** Calls of riders to the parties of their deliveries, by numbers of limited duration. */
export class RiderCalls {
  constructor(
    private readonly context: Context,
    private readonly desk: DeliveryDesk,
    private readonly numbers: NumberProvider | undefined,
  ) {}

  /**
   * A number that rings a party of a delivery in hand. A call to the customer is counted.
   * @throws Failure `deliveryChanged` once it is not in hand, `chatCallUnavailable` whatever keeps a number from being had: the real one is never answered
   */
  async number(
    riderId: string,
    deliveryId: DeliveryId,
    party: 'customer' | 'store',
  ): Promise<Response<typeof riderCall>> {
    const { db, clock, seal, log } = this.context
    const { state } = await queries.deliveryById(db, deliveryId)
    if (!isAssigned(state)) throw new Failure('deliveryChanged')
    const phones = await queries.phonesOf(db, deliveryId)
    const sealed = party === 'customer' ? phones.customer : phones.handing
    const callee = sealed ? seal.open(sealed) : party === 'store' ? phones.store : null
    const { phone_sealed } = await queries.riderOf(db, riderId)
    const caller = phone_sealed ? seal.open(phone_sealed) : ''
    if (!callee || !caller || !this.numbers) throw new Failure('chatCallUnavailable')
    const minutes = limits.chatCallMinutes
    const number = await this.numbers
      .connect({ caller, callee, minutes, reference: `${deliveryId}:${party}` })
      .catch((error: unknown) => {
        log.warn({ err: error, provider: this.numbers?.name }, 'no number for a call')
        throw new Failure('chatCallUnavailable')
      })
    if (number === caller || number === callee) throw new Failure('chatCallUnavailable')
    if (party === 'customer') await db.transaction().execute((tx) => this.desk.called(tx, deliveryId))
    return { number, until: minutesAfter(clock.now(), minutes).toISOString() }
  }
}
