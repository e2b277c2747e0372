import type { OrderId, RefundId } from '@contract/entities/ids'
import type { Localized } from '@contract/settings'
import type { RefundServiceName } from '@contract/states/after-sales'
import { minutesAfter } from '../../../clock'
import type { LockedCase } from '../../../modules/refund/disputes/desk'
import { reasonOf } from '../../../modules/mall/after-sales/reasons'
import type { ParcelNews } from '../../../modules/mall/parcels/news'
import { newsOf, parcelStates } from '../../../modules/mall/parcels/queries'
import { returnParcelOf } from '../../../modules/mall/after-sales/returns/queries'
import { splitParcel } from '../../../modules/mall/parcels/split'
import { linesOf } from '../../../modules/refund/queries'
import { trustedId } from '../../../security/trusted-id'
import { courseOf } from '../../../tracking/sandbox/courses'
import { kuaidi100States, stateOf } from '../../../tracking/states'
import type { Past } from './past'

/** Request of a case, for one piece of the order's first line. */
export interface CaseRequest {
  readonly service: RefundServiceName
  readonly reason: string
  readonly description: Localized
}

const carrier = 'zhongtong'
const course = courseOf('')

/** A past order of the mall, with the next steps of its customer, its shop and the carrier. */
export class MallStage {
  private case: RefundId | undefined

  constructor(
    private readonly past: Past,
    private readonly orderId: OrderId,
    private readonly placedAt: Date,
  ) {}

  /** Turns to hours after the order was placed or, below zero, before now. */
  turnTo(hours: number): void {
    this.past.turnTo(minutesAfter(hours < 0 ? this.past.now : this.placedAt, hours * 60))
  }

  pay(): Promise<void> {
    return this.past.pay(this.orderId)
  }

  async fire(event: 'cancel' | 'expire' | 'openBalance' | 'confirmReceipt', reason?: string): Promise<void> {
    const { engine, tx } = this.past
    const actor = event === 'cancel' || event === 'confirmReceipt' ? 'customer' : 'clock'
    await engine.fire(tx, await engine.lock(tx, this.orderId), event, actor, { reason })
  }

  /** Takes one of the first line out of the order's only parcel. */
  async split(): Promise<void> {
    const { engine, tx } = this.past
    await splitParcel(tx, engine, await this.parcel(1), [{ position: 0, quantity: 1 }])
  }

  /** Ships a parcel by its number in the order. */
  async ship(number: number): Promise<void> {
    const { services, tx } = this.past
    const trackingNumber = `7${this.placedAt.getTime() % 1e10}${number}`
    await services.parcels.ship(tx, await this.parcel(number), { carrier, trackingNumber })
  }

  /** The carrier says the next steps of the usual course of a parcel, the last of them now. */
  async tell(number: number, steps = 1): Promise<void> {
    const { services, tx } = this.past
    const parcelId = await this.parcel(number)
    await services.parcels.take(tx, parcelId, this.reported(await newsOf(tx, parcelId), steps))
  }

  async ask({ service, reason: key, description }: CaseRequest): Promise<void> {
    const { engine, refunds, tx, caller } = this.past
    const reason = reasonOf(key)?.text.en ?? key
    const asked = await refunds.apply(tx, await engine.lock(tx, this.orderId), {
      ...{ type: 'partial', service, reason, reasonKey: key, actor: 'customer', pictures: [] },
      lines: [{ position: 0, quantity: 1 }],
      description: description[caller.language],
    })
    this.case = trustedId('refund', asked.id)
  }

  /** The shop agrees: to a refund at once, to a return at its address. */
  async agree(): Promise<void> {
    const { refunds, services, tx } = this.past
    const locked = await this.locked()
    if (locked.refund.service === 'returnAndRefund') return services.afterSales.agreeReturn(tx, locked)
    await refunds.fire(tx, locked.order, locked.refund, 'agreeRefund', 'merchant')
  }

  async refuse(reason: Localized): Promise<void> {
    const { refunds, tx, caller } = this.past
    const { order, refund } = await this.locked()
    await refunds.fire(tx, order, refund, 'refuse', 'merchant', { reason: reason[caller.language] })
  }

  async escalate(evidence: Localized): Promise<void> {
    const { refunds, services, tx, caller } = this.past
    const { order, refund } = await this.locked()
    await refunds.fire(tx, order, refund, 'escalate', 'customer')
    const said = { text: evidence[caller.language], pictures: [], video: null }
    await services.afterSales.addEvidence(tx, await this.locked(), 'customer', said)
  }

  async sendBack(): Promise<void> {
    const { services, tx, phone } = this.past
    const number = `78${this.placedAt.getTime() % 1e10}`
    await services.afterSales.sendBack(tx, await this.locked(), { company: carrier, number, contact: phone })
  }

  /** Adds the next tracking events of a return's usual course, the last of them now. */
  async tellBack(steps: number): Promise<void> {
    const { services, tx } = this.past
    const parcel = await returnParcelOf(tx, (await this.locked()).refund.id)
    if (parcel) await services.returnParcels.take(tx, parcel.id, this.reported(parcel.events, steps))
  }

  /** Counts all returned goods as the shop. */
  async countIn(): Promise<void> {
    const { services, tx } = this.past
    const locked = await this.locked()
    const lines = await linesOf(tx, locked.refund.id)
    const all = lines.map(({ position, quantity }) => ({ position, received: quantity, sellable: quantity }))
    await services.afterSales.countIn(tx, locked, all)
  }

  private async parcel(number: number): Promise<string> {
    const found = (await parcelStates(this.past.tx, this.orderId)).find((parcel) => parcel.number === number)
    if (!found) throw new Error(`Order ${this.orderId} has no parcel ${number}`)
    return found.id
  }

  private async locked(): Promise<LockedCase> {
    if (!this.case) throw new Error(`Order ${this.orderId} has no case`)
    return this.past.services.afterSales.lock(this.past.tx, this.case)
  }

  private reported(
    before: readonly (Omit<ParcelNews, 'at'> & { readonly at: Date | string })[],
    steps: number,
  ): ParcelNews[] {
    const known = before.map(({ state, text, at }) => ({ state, text, at: new Date(at) }))
    const now = this.past.clock.now()
    const next = course.slice(known.length, known.length + steps)
    const scans = next.map(({ code, text }, index) => {
      const at = minutesAfter(now, index + 1 - next.length)
      return { state: stateOf(kuaidi100States, code, text.zh), text, at }
    })
    return [...known, ...scans]
  }
}
