import type { Transaction } from 'kysely'
import type { Context } from '../../../../context'
import type { Database } from '../../../../database/schema'
import { minutesAfter } from '../../../../clock'
import type { ShippedParcel } from '../../../../payments/provider'
import type { Providers } from '../../../../payments/providers'
import { companyCode } from '../../../../tracking/kdniao'
import { phoneTail } from '../../../../tracking/provider'
import { openAddress } from '../../../address/snapshot'
import type { OrderEngine } from '../../../order/engine'
import type { RefundEngine } from '../../../refund/engine'
import { carrierOf } from '../carriers'
import type { ParcelDesk } from '../desk'
import { orderOf } from '../queries'
import * as queries from './queries'

type Tx = Transaction<Database>
type Parcels = Awaited<ReturnType<typeof queries.parcelsPaidWith>>

interface Job {
  readonly orderId: string
}

/** Engines and desk whose events can require a report. */
interface Sources {
  readonly parcels: ParcelDesk
  readonly refunds: RefundEngine
  readonly orders: OrderEngine
}

const kind = 'parcel.tell'
/** Age at which an unaccepted report is abandoned. */
const giveUpDays = 14

/**
 * Reports the parcels of WeChat mini-program payments to WeChat, which holds the money back until then. Shipping never
 * waits for it: a job reports all shipped parcels, repeats until WeChat accepts them, and reports nothing twice.
 */
export class PaymentReport {
  constructor(
    private readonly context: Context,
    private readonly providers: Providers,
  ) {}

  /** Subscribes to parcels that leave, and to refunds, by which nothing may be left to ship. */
  start({ parcels, refunds, orders }: Sources): void {
    if (!this.providers.has('wechat')) return
    parcels.onShipped(async (tx, parcelId) => this.plan(tx, await orderOf(tx, parcelId)))
    refunds.onChange('mall', async (tx, { state }, order) => {
      if (state === 'refundComplete') await this.plan(tx, order.id)
    })
    orders.onChange('mall', async (tx, order, event) => {
      if (event === 'cannotShip') await this.plan(tx, order.id)
    })
    this.context.jobs.outside<Job>(kind, (job) => this.tell(job))
  }

  private async plan(tx: Tx, orderId: string): Promise<void> {
    await this.context.jobs.add(tx, { kind, payload: { orderId }, runAt: this.context.clock.now() })
  }

  private async tell({ orderId }: Job) {
    const { db, clock } = this.context
    const provider = await this.providers.get('wechat')
    const results: { id: string; parcels: number; complete: boolean; told_at: Date }[] = []
    for (const paid of await queries.paidWith(db, orderId, 'wechat')) {
      const all = await queries.parcelsPaidWith(db, paid.payment_id)
      const left = all.filter(({ shipped_at }) => shipped_at !== null)
      const complete = left.length === all.length
      const isKnown = paid.complete === true || (paid.parcels === left.length && !complete)
      if (left.length === 0 || isKnown || this.isTooOld(left)) continue
      const at = clock.now()
      const parcels = left.flatMap((parcel) => this.shipped(parcel))
      await provider.tellShipped?.({ tradeNo: paid.trade_no, parcels, complete, toldBefore: paid.parcels !== null, at })
      results.push({ id: paid.id, parcels: left.length, complete, told_at: at })
    }
    return async (tx: Tx) => {
      for (const { id, ...summary } of results) await queries.recordReport(tx, id, summary)
    }
  }

  private isTooOld(left: Parcels): boolean {
    const last = left.at(-1)?.shipped_at
    return !last || minutesAfter(last, giveUpDays * 24 * 60) <= this.context.clock.now()
  }

  private shipped({ carrier, tracking_number: number, lines, address_sealed }: Parcels[number]): ShippedParcel[] {
    if (!carrier || !number) return []
    const description = lines.map(({ snapshot, quantity }) => `${snapshot.name.zh}*${quantity}`).join('；')
    const phone = () => phoneTail(openAddress(this.context.seal, address_sealed, 'zh', 'whole').mobile)
    const wants = carrierOf(carrier)?.wantsPhone
    return [{ company: companyCode(carrier), number, description, phoneTail: wants ? phone() : null }]
  }
}
