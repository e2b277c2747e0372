import { randomInt } from 'node:crypto'
import type { Transaction } from 'kysely'
import { isOpenRefund } from '@contract/states/after-sales'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { carriers } from '../../modules/mall/parcels/carriers'
import { parcelStates, remarkOf, storeOfParcel } from '../../modules/mall/parcels/queries'
import { autoAccepts } from '../../modules/merchant/queries/orders'
import type { Order } from '../../modules/order/queries'
import type { Services } from '../../services'
import { isFailure } from '../../http/failure'
import { part } from '../surprises'
import { journeyOf, type Said } from './journey'

type Tx = Transaction<Database>

interface Job {
  readonly parcelId: string
  /** The index of the next thing that the carrier says; none is to ship. */
  readonly step?: number
}

/**
 * Simulates the mall's shops and carriers: ships each parcel of a paid order, and says where it is until it is there. A shop whose
 * merchant ships by hand is left to the merchant; its parcels are carried like all.
 */
export class MallAutopilot {
  constructor(
    private readonly context: Context,
    private readonly services: Pick<Services, 'orders' | 'parcels' | 'refunds'>,
  ) {}

  /** Subscribes to all orders of the mall. */
  start(): void {
    this.services.orders.onChange('mall', async (tx, order, event) => {
      if (event === 'pay') await this.planShipping(tx, order)
      if (event === 'ship') await this.planCarriage(tx, order)
    })
    this.services.orders.onTouch('mall', (tx, order) => this.planCarriage(tx, order))
    // Parcels that waited for a case are shipped once it is decided.
    this.services.refunds.onChange('mall', async (tx, { state }, order) => {
      if (!isOpenRefund(state)) await this.planShipping(tx, order)
    })
    this.context.jobs.on<Job>('autopilot.parcel', (tx, job) => this.act(tx, job))
  }

  private async planShipping(tx: Tx, order: Order): Promise<void> {
    for (const { id, number, state } of await parcelStates(tx, order.id))
      if (state === 'toShip') await this.plan(tx, { parcelId: id }, 2 * number)
  }

  /** Has the carrier take the parcels that have left, whoever shipped them. */
  private async planCarriage(tx: Tx, order: Order): Promise<void> {
    for (const { id, state } of await parcelStates(tx, order.id))
      if (state === 'shipped') await this.planStep(tx, id, 0)
  }

  private async plan(tx: Tx, payload: Job, minutes: number): Promise<void> {
    const runAt = minutesAfter(this.context.clock.now(), minutes / this.context.config.demoSpeed)
    const key = `autopilot.parcel:${payload.parcelId}:${payload.step ?? 'ship'}`
    await this.context.jobs.add(tx, { kind: 'autopilot.parcel', payload, runAt, key })
  }

  private async act(tx: Tx, { parcelId, step }: Job): Promise<void> {
    if (step === undefined) {
      await this.ship(tx, parcelId)
      return
    }
    const said = (await this.journey(tx, parcelId))[step]
    if (!said) return
    await this.services.parcels.note(tx, parcelId, { ...said, at: this.context.clock.now() })
    await this.planStep(tx, parcelId, step + 1)
  }

  /** What the carrier says of a parcel, which a word in the order's note can change. */
  private async journey(tx: Tx, parcelId: string): Promise<readonly Said[]> {
    return journeyOf(await remarkOf(tx, parcelId))
  }

  private async planStep(tx: Tx, parcelId: string, step: number): Promise<void> {
    const next = (await this.journey(tx, parcelId))[step]
    if (next) await this.plan(tx, { parcelId, step }, next.minutes)
  }

  /** Ships a parcel, unless its shop ships by hand, one of its lines waits for a refund, or the order is closed. */
  private async ship(tx: Tx, parcelId: string): Promise<void> {
    if ((await autoAccepts(tx, await storeOfParcel(tx, parcelId))) === false) return
    const carrier = carriers[Math.floor(part({ id: parcelId }, 'carrier') * carriers.length)]?.key ?? 'shunfeng'
    const trackingNumber = String(randomInt(1e11, 1e12))
    try {
      await this.services.parcels.ship(tx, parcelId, { carrier, trackingNumber })
    } catch (error) {
      if (!isFailure(error)) throw error
    }
  }
}
