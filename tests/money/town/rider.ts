import { errandPickupCodeStand } from '@contract/calls/errand'
import * as calls from '@contract/calls/rider'
import type { DeliveryTask } from '@contract/entities/delivery'
import type { TestCaller } from '../../../server/testing/caller'
import { aPicture } from '../../../server/testing/picture'
import { nearStores } from '../../../server/testing/riders'
import { key, Person, type Resident, type Town } from './people'

let photos = 0

/** A rider on shift, who takes most offers and brings most goods to their door. */
export class Courier extends Person {
  constructor(
    town: Town,
    caller: Resident,
    /** The customer of an errand by the goods' name, who says the code at the door. */
    private readonly recipients: ReadonlyMap<string, { readonly caller: TestCaller; readonly orderId: string }>,
  ) {
    super(town, caller)
  }

  start(): Promise<unknown> {
    return this.ask(calls.riderShift, { action: 'start' })
  }

  /** Sends the place near the stores, without which nothing is offered. */
  here(): Promise<unknown> {
    const at = this.town.world.clock.now().toISOString()
    return this.ask(calls.riderPosition, { positions: [{ ...nearStores, at }] })
  }

  async act(): Promise<void> {
    for (const { id: offerId } of (await this.ask(calls.riderOffers, {}))?.items ?? [])
      if (this.chance.chance(0.85)) await this.ask(calls.riderAccept, { offerId })
      else await this.ask(calls.riderDecline, { offerId, reason: 'tooFar' })
    for (const { id } of (await this.ask(calls.riderTasks, {}))?.items ?? []) await this.ride(id)
    if (this.chance.chance(0.03)) await this.withdraw()
  }

  /** Takes up to three steps of a delivery. */
  private async ride(deliveryId: string): Promise<void> {
    for (let steps = this.chance.whole(1, 3); steps > 0; steps -= 1) {
      const task = await this.ask(calls.riderTask, { deliveryId })
      if (task?.canRelease && this.chance.chance(0.03))
        return void (await this.ask(calls.riderRelease, { deliveryId, reason: 'vehicle' }))
      if (!task || !(await this.step(task))) return
    }
  }

  /** Whether a step was taken. */
  private async step(task: DeliveryTask): Promise<boolean> {
    const one = { deliveryId: task.id, ...key() }
    switch (task.step) {
      case 'arrivePickup':
        return Boolean(await this.ask(calls.riderArrive, { ...one, at: 'pickup' }))
      case 'buy':
        return this.buy(task)
      case 'pickUp':
        return Boolean(await this.ask(calls.riderPickUp, one))
      case 'arriveDropOff':
        return Boolean(await this.ask(calls.riderArrive, { ...one, at: 'dropOff' }))
      case 'deliver':
        return Boolean(await this.ask(calls.riderDeliver, { ...one, ...(await this.codeOf(task)) }))
      case 'handBack':
        return Boolean(await this.ask(calls.riderHandBack, one))
      case null:
        return false
    }
  }

  /** Buys for about what was paid, at times for nothing or for more. */
  private async buy(task: DeliveryTask): Promise<boolean> {
    const paid = task.purchase?.paid ?? 0
    const amount = Math.round((paid * this.chance.pick([70, 95, 100, 100, 110])) / 100)
    const photoId = (await this.caller.upload(await aPicture((photos += 1) + 20, 20), { module: 'errandProof' })).id
    const without = Math.min(paid, Math.round(paid / 2))
    return Boolean(await this.ask(calls.riderBuy, { deliveryId: task.id, amount, without, photoId, ...key() }))
  }

  /** The code that the recipient says at the door. */
  private async codeOf(task: DeliveryTask): Promise<{ code?: string }> {
    const recipient = this.recipients.get(task.items[0]?.name ?? '')
    if (task.proof.dropOff !== 'code' || !recipient) return {}
    const { deliveryCode } = await recipient.caller.call(errandPickupCodeStand, { orderId: recipient.orderId })
    return deliveryCode === null ? {} : { code: deliveryCode }
  }

  private async withdraw(): Promise<void> {
    const { available = 0 } = (await this.ask(calls.riderEarnings, {})) ?? {}
    if (available > 0) await this.ask(calls.riderPayOut, { amount: available, ...key() })
  }
}
