import * as calls from '@contract/calls/rider'
import type { OrderId } from '@contract/entities/ids'
import { stableId } from '../../database/stable-id'
import type { RiderApp } from './app'

/** A delivery in hand of a rider of the demo, for one step; `key` is the same whenever the step is repeated. */
export class Ride {
  constructor(
    readonly app: RiderApp,
    readonly orderId: OrderId,
    readonly deliveryId: string,
    private readonly key: string,
  ) {}

  /** The fields of a step that is taken once. */
  once(name: string): { readonly deliveryId: string; readonly idempotencyKey: string } {
    return { deliveryId: this.deliveryId, idempotencyKey: stableId(`${this.key}:${name}`) }
  }

  arrive(at: 'pickup' | 'dropOff'): Promise<unknown> {
    return this.app.call(calls.riderArrive, { ...this.once(`arrive.${at}`), at })
  }

  delay(minutes: number): Promise<unknown> {
    return this.app.call(calls.riderDelay, { deliveryId: this.deliveryId, minutes })
  }

  async pickUp(code?: () => Promise<string>): Promise<void> {
    await this.app.call(calls.riderPickUp, { ...this.once('pickUp'), ...(await this.proof('pickup', code)) })
  }

  /** Goes to the door and hands the goods over. */
  async deliver(code?: () => Promise<string>): Promise<void> {
    await this.arrive('dropOff')
    await this.app.call(calls.riderDeliver, { ...this.once('deliver'), ...(await this.proof('dropOff', code)) })
  }

  private async proof(end: 'pickup' | 'dropOff', code?: () => Promise<string>) {
    const { proof } = await this.app.call(calls.riderTask, { deliveryId: this.deliveryId })
    if (proof[end] === 'photo') return { photoId: await this.app.photo() }
    return proof[end] === 'code' && code ? { code: await code() } : {}
  }
}
