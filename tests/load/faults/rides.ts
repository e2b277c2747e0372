import { randomUUID } from 'node:crypto'
import { errandPickupCodeStand } from '@contract/calls/errand'
import * as calls from '@contract/calls/rider'
import type { DeliveryTask } from '@contract/entities/delivery'
import type { FailureName } from '@contract/failures'
import type { Random } from '../../../server/demo/city/random'
import { aPicture } from '../../../server/testing/picture'
import { nearStores } from '../../../server/testing/riders'
import type { Recipients } from './buyer'
import type { FaultClient } from './client'
import type { Journal } from './journal'

/** Refusals of a rider whom others were quicker than. */
const fair: readonly FailureName[] = [
  // Another rider, or one of the demo, has it.
  'deliveryTaken',
  'offerNotFound',
  'riderBusy',
  // The customer cancelled it, or the clock took it away.
  'deliveryNotFound',
  'deliveryChanged',
  'orderStateChanged',
  'payOutTooMuch',
]

let photos = 0

/** A rider on shift, who takes most offers and brings the goods to their door. The server's answers are recorded. */
export class Rider {
  constructor(
    private readonly client: FaultClient,
    private readonly chance: Random,
    private readonly journal: Journal,
    /** Customers of errands by the goods' names, who say the code at the door. */
    private readonly recipients: Recipients,
  ) {}

  /** Sends the place near the stores, answers offers, and takes steps; answers whether anything is in hand. */
  async act(): Promise<boolean> {
    const { client, chance } = this
    await client.ask(calls.riderShift, { action: 'start' })
    await client.ask(calls.riderPosition, { positions: [{ ...nearStores, at: new Date().toISOString() }] })
    const { data: offers } = await client.ask(calls.riderOffers, {})
    for (const { id: offerId } of offers?.items ?? []) {
      if (chance.chance(0.85)) this.expectFair(await client.tap(calls.riderAccept, { offerId }), 'rider.accept')
      else this.expectFair(await client.tap(calls.riderDecline, { offerId, reason: 'tooFar' }), 'rider.decline')
    }
    const { data: tasks } = await client.ask(calls.riderTasks, {})
    for (const { id } of tasks?.items ?? []) await this.ride(id)
    if (chance.chance(0.1)) await this.payOut()
    return (tasks?.items.length ?? 0) > 0
  }

  /** Takes up to three steps of a delivery, or gives it up. */
  private async ride(deliveryId: string): Promise<void> {
    for (let steps = this.chance.whole(1, 3); steps > 0; steps -= 1) {
      const { data: task } = await this.client.ask(calls.riderTask, { deliveryId })
      if (!task?.step) return
      if (task.canRelease && this.chance.chance(0.05)) {
        const released = await this.client.tap(calls.riderRelease, { deliveryId, reason: 'vehicle' })
        return this.expectFair(released, 'rider.release')
      }
      if (!(await this.step(task))) return
    }
  }

  /** Takes the next step; answers whether another can follow at once. */
  private async step(task: DeliveryTask): Promise<boolean> {
    const { client } = this
    const one = { deliveryId: task.id, idempotencyKey: randomUUID() }
    switch (task.step) {
      case 'arrivePickup':
        return this.took(await client.tap(calls.riderArrive, { ...one, at: 'pickup' }), 'rider.arrive')
      case 'buy':
        return this.buy(task)
      case 'pickUp':
        return this.took(await client.tap(calls.riderPickUp, one), 'rider.pickUp')
      case 'arriveDropOff':
        return this.took(await client.tap(calls.riderArrive, { ...one, at: 'dropOff' }), 'rider.arrive')
      case 'deliver':
        return this.deliver(task)
      case 'handBack':
        return this.took(await client.tap(calls.riderHandBack, one), 'rider.handBack')
      case null:
        return false
    }
  }

  /** Buys for about what was paid, at times for nothing or for more; while the customer is asked, the rider waits. */
  private async buy(task: DeliveryTask): Promise<boolean> {
    const { client, chance, journal } = this
    if (!task.purchase || task.purchase.isAsked) return false
    const { paid } = task.purchase
    const amount = Math.round((paid * chance.pick([0, 70, 95, 100, 100, 110])) / 100)
    const picture = await aPicture((photos += 1) + 20, 20)
    const upload = () => client.caller.upload(picture, { module: 'errandProof' })
    const { id: photoId } = await client.persist('upload.image', upload)
    const bought = { deliveryId: task.id, amount, without: Math.round(paid / 2), photoId, idempotencyKey: randomUUID() }
    const answer = await client.tap(calls.riderBuy, bought)
    const { purchase } = answer.data ?? {}
    const orderId = this.recipients.get(task.items[0]?.name ?? '')?.orderId
    if (orderId && purchase && !purchase.isAsked && purchase.spent !== null)
      journal.receipts.set(orderId, purchase.spent)
    return this.took(answer, 'rider.buy')
  }

  private async deliver(task: DeliveryTask): Promise<boolean> {
    const recipient = this.recipients.get(task.items[0]?.name ?? '')
    const shown = task.proof.dropOff === 'code' ? await this.codeOf(recipient) : {}
    const answer = await this.client.tap(calls.riderDeliver, {
      deliveryId: task.id,
      ...shown,
      idempotencyKey: randomUUID(),
    })
    if (answer.data && recipient) this.journal.handOvers.add(recipient.orderId)
    return this.took(answer, 'rider.deliver')
  }

  /** The code that the recipient says at the door. */
  private async codeOf(recipient: ReturnType<Recipients['get']>): Promise<{ code?: string }> {
    const told = await recipient?.client.ask(errandPickupCodeStand, { orderId: recipient.orderId })
    return told?.data?.deliveryCode ? { code: told.data.deliveryCode } : {}
  }

  private async payOut(): Promise<void> {
    const { data: earnings } = await this.client.ask(calls.riderEarnings, {})
    const { available: amount = 0 } = earnings ?? {}
    if (amount === 0) return
    this.expectFair(await this.client.tap(calls.riderPayOut, { amount, idempotencyKey: randomUUID() }), 'rider.payOut')
  }

  private took(answer: { readonly data?: unknown; readonly failure?: FailureName | undefined }, call: string): boolean {
    this.expectFair(answer, call)
    return answer.data !== undefined
  }

  private expectFair({ failure }: { readonly failure?: FailureName | undefined }, call: string): void {
    if (failure && !fair.includes(failure)) this.journal.faults.push(`${call} was refused with ${failure}`)
  }
}
