import * as calls from '@contract/calls/rider'
import type { OrderId } from '@contract/entities/ids'
import type { Context } from '../../context'
import { codesOf } from '../../modules/errand/codes'
import * as errands from '../../modules/errand/queries'
import type { Services } from '../../services'
import type { Ride } from '../riders/ride'
import type { DemoRiders } from '../riders/riders'
import { part } from '../surprises'
import { type ErrandSurprise, errandSurpriseOf } from './surprises'

/** Costs of a purchase over the estimate, and of what can be bought without a further payment, to the estimate. */
const [dearer, without] = [1.3, 0.6]
/** The cost of every other purchase, to the estimate. */
const cheaper = 0.85

/** The steps of errands that the demo's riders take by their calls. The person at a door says the code. */
export class ErrandSteps {
  constructor(
    private readonly context: Context,
    private readonly services: Pick<Services, 'orders' | 'errands'>,
  ) {}

  /** Registers them. */
  register(riders: DemoRiders): void {
    riders.on('errand.release', ({ app, deliveryId }) =>
      app.call(calls.riderRelease, { deliveryId, reason: 'vehicle' }),
    )
    riders.on('errand.arrive', (ride) => ride.arrive('pickup'))
    riders.on('errand.buy', (ride) => this.buy(ride))
    riders.on('errand.pickUp', (ride) => this.pickUp(ride))
    riders.on('errand.deliver', (ride) => ride.deliver(() => this.said(ride, 'delivery')))
    riders.on('errand.nobody', (ride) => this.findNobody(ride))
    riders.on('errand.stillNobody', (ride) => this.stayAlone(ride))
    riders.on('errand.handBack', (ride) => this.handBack(ride))
  }

  /** The surprise of an errand. */
  surpriseOf(row: errands.ErrandRow): ErrandSurprise | undefined {
    return errandSurpriseOf({ id: row.order_id, note: row.note }, this.context.config.demoSurprises)
  }

  /** Buys for the estimate or less, for more, or finds nothing; after an answer what was asked about. */
  private async buy(ride: Ride, isAnswered = false): Promise<void> {
    const { orderId } = ride
    const row = await errands.errandOf(this.context.db, orderId)
    const { estimate, question } = row
    const surprise = this.surpriseOf(row)
    const left = await this.goodsLeft(orderId)
    if (isAnswered) {
      const { amount = left, without: less = left } = question ?? {}
      return this.receipt(ride, left >= amount ? amount : Math.min(less, left))
    }
    if (surprise === 'missing') return this.receipt(ride, 0)
    if (surprise === 'dearer') return this.receipt(ride, Math.round(estimate * dearer), Math.round(estimate * without))
    return this.receipt(ride, part({ id: orderId }, 'price') < 0.5 ? estimate : Math.round(estimate * cheaper))
  }

  private async receipt(ride: Ride, amount: number, less = 0): Promise<void> {
    const photoId = await ride.app.photo()
    await ride.app.call(calls.riderBuy, { ...ride.once('buy'), amount, without: less, photoId })
  }

  /** Sets off, once what the customer was asked about is bought. */
  private async pickUp(ride: Ride): Promise<void> {
    const { step } = await ride.app.call(calls.riderTask, { deliveryId: ride.deliveryId })
    if (step === 'buy') await this.buy(ride, true)
    await ride.pickUp(() => this.said(ride, 'pickup'))
  }

  private async findNobody(ride: Ride): Promise<void> {
    const { app, deliveryId } = ride
    await ride.arrive('dropOff')
    await app.call(calls.riderProblem, { deliveryId, kind: 'nobody' })
    const { problem } = await app.call(calls.riderTask, { deliveryId })
    for (let count = problem?.calls ?? 0; count < (problem?.callsNeeded ?? 0); count += 1)
      await app.call(calls.riderCall, { deliveryId, party: 'customer' })
  }

  /** Asks the customer after the wait; where nobody could be called, somebody is there after all. */
  private async stayAlone(ride: Ride): Promise<void> {
    const { app, deliveryId } = ride
    const { problem } = await app.call(calls.riderTask, { deliveryId })
    if (problem && problem.calls < problem.callsNeeded) return ride.deliver(() => this.said(ride, 'delivery'))
    await app.call(calls.riderProblem, { deliveryId, kind: 'nobody' })
  }

  private async handBack(ride: Ride): Promise<void> {
    const givenBack = await this.goodsLeft(ride.orderId)
    await ride.app.call(calls.riderHandBack, { ...ride.once('handBack'), givenBack })
  }

  private goodsLeft(orderId: OrderId): Promise<number> {
    const { orders, errands: services } = this.services
    const left = this.context.db.transaction()
    return left.execute(async (tx) => services.money.left(tx, await orders.lock(tx, orderId), 'errandGoods'))
  }

  /** The code that the person at an end says. */
  private async said({ orderId }: Ride, end: 'pickup' | 'delivery'): Promise<string> {
    return codesOf(this.context.seal, await errands.errandOf(this.context.db, orderId))[end]
  }
}
