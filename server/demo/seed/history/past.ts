import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import { paymentBalancePay } from '@contract/calls/payment'
import type { OrderId } from '@contract/entities/ids'
import { minutesAfter } from '../../../clock'
import type { Context } from '../../../context'
import type { Database } from '../../../database/schema'
import type { SignedIn } from '../../../http/caller'
import { Jobs } from '../../../jobs/jobs'
import { localMidnight } from '../../../local-time'
import type { OrderEngine } from '../../../modules/order/engine'
import type { OrderSubmission } from '../../../modules/order/submission'
import { StayPlacement } from '../../../modules/hotel/stay/placement'
import { MallPlacement } from '../../../modules/mall/order/placement'
import { PaymentService } from '../../../modules/payment/service'
import type { RefundEngine } from '../../../modules/refund/engine'
import { TakeawayPlacement } from '../../../modules/takeaway/placement'
import type { TakeawayQuotes } from '../../../modules/takeaway/quotes'
import type { Providers } from '../../../payments/providers'
import type { Seal } from '../../../security/seal'
import { compose, type Services } from '../../../services'
import { type Account, cityCentre } from '../../city'
import { accountId } from '../accounts'

type Tx = Transaction<Database>

/** Past orders are paid from the balance. */
const balanceOnly: Providers = {
  has: () => false,
  isSandbox: () => false,
  get: (name) => Promise.reject(new Error(`${name} takes no part in the seed`)),
}

/** A customer's past: builds the server's services on a clock in the past, inside the seed's transaction. */
export class Past {
  private time: Date
  readonly timeZone: string
  /** The time of the seeding. */
  readonly now: Date
  readonly clock = { now: () => this.time }
  readonly seal: Seal
  readonly engine: OrderEngine
  readonly quotes: TakeawayQuotes
  readonly placement: TakeawayPlacement
  readonly mallPlacement: MallPlacement
  readonly stayPlacement: StayPlacement
  readonly submission: OrderSubmission
  readonly refunds: RefundEngine
  readonly services: Services
  /** The context of the past. */
  readonly context: Context
  private readonly payments: PaymentService

  constructor(
    readonly tx: Tx,
    real: Context,
    private readonly account: Account,
  ) {
    this.now = real.clock.now()
    this.timeZone = real.config.timeZone
    this.seal = real.seal
    this.time = this.now
    // Separate jobs, so that the server's handlers keep working on the present.
    const context: Context = { ...real, db: tx, clock: this.clock, jobs: new Jobs(tx, this.clock, real.log) }
    const { services } = compose(context)
    this.context = context
    this.services = services
    this.engine = services.orders
    this.quotes = services.takeawayQuotes
    this.placement = new TakeawayPlacement(context, this.quotes)
    this.mallPlacement = new MallPlacement(context, services.mallQuotes)
    this.stayPlacement = new StayPlacement(context, services.stayQuotes)
    this.submission = services.submission
    this.payments = new PaymentService(context, services.purposes, balanceOnly)
    this.refunds = services.refunds
    this.caller = {
      customer: { id: accountId(account), isMember: account.isMember, tokenHash: '' },
      language: real.config.defaultLanguage,
      place: cityCentre,
      ip: '127.0.0.1',
      network: '127.0.0.1',
      device: undefined,
      userAgent: '',
      requestId: 'seed',
      origin: 'http://localhost',
    }
  }

  readonly caller: SignedIn

  turnTo(time: Date): void {
    this.time = time
  }

  /** Minutes into a day, `days` days before yesterday. */
  daysAgo(days: number, minute: number): Date {
    return minutesAfter(localMidnight(this.timeZone, this.now), (-days - 1) * 24 * 60 + minute)
  }

  /** Pays what an order waits for, or a payment, from the balance. */
  async pay(payable: OrderId | { readonly paymentId: string }): Promise<void> {
    const what = typeof payable === 'string' ? { orderId: payable } : payable
    const request = paymentBalancePay.request.parse({ ...what, payPassword: '000000', idempotencyKey: uuid() })
    await this.payments.payFromBalance(this.tx, this.caller.customer.id, request)
  }

  get phone(): string {
    return this.account.phone
  }
}
