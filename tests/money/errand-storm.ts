import { setTimeout as wait } from 'node:timers/promises'
import * as errands from '@contract/calls/errand'
import { orderApplyRefund } from '@contract/calls/order'
import * as calls from '@contract/calls/rider'
import type { DeliveryTask } from '@contract/entities/delivery'
import type { Random } from '../../server/demo/city/random'
import { isFailure } from '../../server/http/failure'
import { trustedId } from '../../server/security/trusted-id'
import { RefusedCall, type TestCaller } from '../../server/testing/caller'
import { errandKey, pay, withErrand } from '../../server/testing/errands'
import { aPicture } from '../../server/testing/picture'
import type { World } from '../../server/testing/world'

type Act = () => Promise<unknown>

/** Acts after a moment, as people do; what ends in anything but an answer or a named refusal is thrown. */
export async function tried(chance: Random, act: Act): Promise<void> {
  await wait(chance.whole(0, 12))
  await act().catch((error: unknown) => {
    const named = error instanceof RefusedCall ? error.status < 500 : isFailure(error)
    if (!named) throw error
  })
}

/** Some acts at once, of which some happen twice. */
async function gustOf(chance: Random, acts: readonly [Act, ...Act[]]): Promise<void> {
  const some = Array.from({ length: chance.whole(2, 4) }, () => chance.pick(acts))
  await Promise.all(some.map((act) => tried(chance, act)))
}

/** One errand and its customer, and everything that the customer and the platform may do to it, at any time. */
export class ErrandStorm {
  constructor(
    private readonly world: World,
    private readonly chance: Random,
    readonly ann: TestCaller,
    readonly orderId: string,
    /** Riders to whom the staff may give it. */
    private readonly riders: readonly [TestCaller, ...TestCaller[]],
  ) {}

  private readonly acts: readonly [Act, ...Act[]] = [
    () => pay(this.ann, { orderId: this.orderId }),
    () => pay(this.ann, { orderId: this.orderId }),
    () => this.raiseTip(),
    () => this.raiseTip(),
    () => this.answerPurchase(),
    () => this.answerPurchase(),
    () => this.answerPurchase(),
    () => this.answerPurchase(),
    () => this.answerDelivery(),
    () => this.cancel(),
    () => this.assign(),
    () => this.findNobody(),
    () => this.ann.call(errands.errandConfirm, { orderId: this.orderId, ...errandKey() }),
    () => this.ann.call(errands.errandComment, { orderId: this.orderId, rating: 5, ...errandKey() }),
    () => this.complain(),
    () => this.world.app.context.jobs.runDue(),
  ]

  gust(): Promise<void> {
    return gustOf(this.chance, this.acts)
  }

  /** The staff gives it to a rider: riders have one open offer at a time. */
  async assign(): Promise<void> {
    const { context, services } = this.world.app
    const live = context.db.selectFrom('deliveries').select('id').where('order_id', '=', this.orderId)
    const found = await live.where('ended_at', 'is', null).executeTakeFirst()
    if (!found) return
    const { id: riderId } = this.chance.pick(this.riders)
    await context.db
      .transaction()
      .execute((tx) => services.deliveries.desk.assignByHand(tx, trustedId('delivery', found.id), riderId))
  }

  private async raiseTip(): Promise<void> {
    const tip = this.chance.whole(1, 9) * 100
    await this.payLater(await this.ann.call(errands.errandAddTip, { orderId: this.orderId, tip, ...errandKey() }))
  }

  /** Answers a rider who asks about dearer goods. */
  async answerPurchase(): Promise<void> {
    const answer = this.chance.chance(0.04) ? ('stop' as const) : this.chance.pick(['pay', 'pay', 'without'] as const)
    const asked = { orderId: this.orderId, answer, ...errandKey() }
    await this.payLater(await this.ann.call(errands.errandAnswerPurchase, asked))
  }

  private async answerDelivery(): Promise<void> {
    const { items } = await this.ann.call(errands.errandDeliveryTerms, { orderId: this.orderId })
    const { answer, fee } = this.chance.pick(items)
    const asked = { orderId: this.orderId, answer, fee, ...errandKey() }
    await this.payLater(await this.ann.call(errands.errandAnswerDelivery, asked))
  }

  /** Pays what a choice costs, mostly, and at times twice at once. */
  private async payLater({ paymentId }: { readonly paymentId: string | null }): Promise<void> {
    if (paymentId === null || this.chance.chance(0.2)) return
    const times = this.chance.chance(0.3) ? 2 : 1
    await Promise.all(Array.from({ length: times }, () => tried(this.chance, () => pay(this.ann, { paymentId }))))
  }

  private async cancel(): Promise<void> {
    if (this.chance.chance(0.95)) return
    const { fee } = await this.ann.call(errands.errandCancelTerms, { orderId: this.orderId })
    await this.ann.call(errands.errandCancel, { orderId: this.orderId, reason: 'No', fee, ...errandKey() })
  }

  /** Nobody takes the goods: the wait and the calls of the rider are left out. */
  private findNobody(): Promise<unknown> {
    return withErrand(this.world, this.orderId, (tx, order, desk) => desk.nobody(tx, order, { waited: 10, calls: 2 }))
  }

  private async complain(): Promise<void> {
    if (this.chance.chance(0.8)) return
    const why = { reason: 'It is broken', description: 'Broken' }
    await this.ann.call(orderApplyRefund, { orderId: this.orderId, type: 'full', lines: [], ...why, ...errandKey() })
  }
}

let photos = 0

/** A rider in the same weather, who takes steps out of turn and gives deliveries up. */
export class StormRider {
  constructor(
    private readonly world: World,
    private readonly chance: Random,
    private readonly ming: TestCaller,
    /** Errands by the names of their goods. */
    private readonly storms: ReadonlyMap<string, ErrandStorm>,
  ) {}

  private readonly acts: readonly [Act, ...Act[]] = [
    () => this.accept(),
    () => this.accept(),
    () => this.ride(),
    () => this.ride(),
    () => this.ride(),
    () => this.world.app.context.jobs.runDue(),
  ]

  gust(): Promise<void> {
    return gustOf(this.chance, this.acts)
  }

  private async accept(): Promise<void> {
    for (const { id: offerId } of (await this.ming.call(calls.riderOffers, {})).items)
      await tried(this.chance, () => this.ming.call(calls.riderAccept, { offerId }))
  }

  /** Takes some steps of whatever is in hand. */
  async ride(): Promise<void> {
    for (const { id: deliveryId } of (await this.ming.call(calls.riderTasks, {})).items)
      for (let steps = this.chance.whole(1, 3); steps > 0; steps -= 1)
        await tried(this.chance, async () => this.step(await this.ming.call(calls.riderTask, { deliveryId })))
  }

  /** The next step of a delivery, which may be another one meanwhile. */
  private async step(task: DeliveryTask): Promise<unknown> {
    const { ming, chance } = this
    const one = { deliveryId: task.id, ...errandKey() }
    if (task.canRelease && chance.chance(0.03)) return ming.call(calls.riderRelease, { ...one, reason: 'vehicle' })
    if (task.step === 'buy' || (task.purchase && task.step === 'pickUp' && chance.chance(0.25))) return this.buy(task)
    if (task.step === 'arrivePickup') return ming.call(calls.riderArrive, { ...one, at: 'pickup' })
    if (task.step === 'pickUp') return ming.call(calls.riderPickUp, one)
    if (task.step === 'arriveDropOff') return ming.call(calls.riderArrive, { ...one, at: 'dropOff' })
    if (task.step === 'deliver') return ming.call(calls.riderDeliver, { ...one, code: await this.codeOf(task) })
    return ming.call(calls.riderHandBack, { ...one, givenBack: chance.whole(0, 60) * 100 })
  }

  /** A receipt of nothing, less, as much or more than what is paid, or a correction. */
  private async buy({ id: deliveryId, purchase }: DeliveryTask): Promise<unknown> {
    const { ming, chance } = this
    const paid = purchase?.paid ?? 0
    const amount = Math.round((paid * chance.pick([0, 30, 70, 70, 100, 100, 130, 130, 130])) / 100)
    const { id: photoId } = await ming.upload(await aPicture((photos += 1) + 20, 20), { module: 'errandProof' })
    const more = { without: chance.pick([0, Math.round(paid / 2)]), corrects: chance.chance(0.3) }
    return ming.call(calls.riderBuy, { deliveryId, amount, ...more, photoId, ...errandKey() })
  }

  private async codeOf(task: DeliveryTask): Promise<string> {
    const { ann, orderId = '' } = this.storms.get(task.items[0]?.name ?? '') ?? {}
    const codes = await ann?.call(errands.errandPickupCodeStand, { orderId })
    return codes?.deliveryCode ?? ''
  }
}
