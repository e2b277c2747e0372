import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import { groupJoin, groupStart } from '@contract/calls/group-deal'
import { paymentBalancePay } from '@contract/calls/payment'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { SignedIn } from '../../http/caller'
import { isFailure } from '../../http/failure'
import type { GroupDealService } from '../../modules/group-deal/service'
import { PaymentService } from '../../modules/payment/service'
import { funding, post, transfer } from '../../modules/wallet/ledger'
import type { Providers } from '../../payments/providers'
import { rollbackToSavepoint, savepoint } from '../../http/queries/keys'
import type { Services } from '../../services'
import { cityCentre } from '../city'

type Tx = Transaction<Database>

const balanceOnly: Providers = {
  has: () => false,
  isSandbox: () => false,
  get: (name) => Promise.reject(new Error(`the demo's people do not pay at ${name}`)),
}

/** The demo's people as buyers in groups: accounts like any other, which order and pay by the server's own services. */
export class GroupBuyers {
  private readonly deals: GroupDealService
  private readonly payments: PaymentService

  constructor(
    private readonly context: Context,
    services: Services,
  ) {
    this.deals = services.deals
    this.payments = new PaymentService(context, services.purposes, balanceOnly)
  }

  /** Starts a group of a deal and pays; undefined when the deal refuses it. */
  start(tx: Tx, customerId: string, dealId: string) {
    return this.allowed(tx, async () => {
      const request = groupStart.request.parse({ dealId, idempotencyKey: uuid() })
      const held = await this.deals.start(tx, this.caller(customerId), request)
      await this.pay(tx, customerId, held)
      return held
    })
  }

  /** Holds a place in a group; undefined when the group refuses it. */
  join(tx: Tx, customerId: string, groupId: string) {
    const request = groupJoin.request.parse({ groupId, idempotencyKey: uuid() })
    return this.allowed(tx, () => this.deals.join(tx, this.caller(customerId), request))
  }

  /** Pays for a held place, from a balance that is topped up first. */
  async pay(tx: Tx, customerId: string, { orderId, total }: { orderId: string; total: number }): Promise<void> {
    const sides = transfer(funding, { kind: 'customer', ownerId: customerId }, total)
    await post(tx, { kind: 'topUp', referenceId: uuid(), at: this.context.clock.now(), sides })
    const request = paymentBalancePay.request.parse({ orderId, payPassword: '000000', idempotencyKey: uuid() })
    await this.payments.payFromBalance(tx, customerId, request)
  }

  private async allowed<T>(tx: Tx, act: () => Promise<T>): Promise<T | undefined> {
    await savepoint(tx)
    try {
      return await act()
    } catch (error) {
      if (!isFailure(error)) throw error
      await rollbackToSavepoint(tx)
      return undefined
    }
  }

  private caller(id: string): SignedIn {
    return {
      ...{ customer: { id, isMember: false, tokenHash: '' }, language: this.context.config.defaultLanguage },
      ...{ place: cityCentre, ip: '127.0.0.1', network: '127.0.0.1', device: undefined, userAgent: '' },
      ...{ requestId: 'demo', origin: 'http://localhost' },
    }
  }
}
