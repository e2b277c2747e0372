import { reaction } from 'mobx'
import { now } from '@/platform/device/clock'
import { connection } from '@/platform/device/connection'
import { uuid } from '@/platform/device/uuid'
import { Persisted } from '@/platform/storage/persisted'
import type { Api } from '@/services/api'
import { SessionEnded } from '@/services/failures'
import { isPassing } from '@/services/passing'
import { makeModel, messageOf } from '@/state'
import type { DeliveryStep, DeliveryTask, Lack } from '@contract/entities/delivery'

/** A step of a rider. */
export interface RiderStep {
  readonly deliveryId: string
  readonly kind: Exclude<DeliveryStep, 'buy'>
  readonly code?: string
  readonly photoId?: string
  /** Further photos; steps that an earlier version kept have none. */
  readonly morePhotoIds?: readonly string[]
  readonly givenBack?: number
  /** Pieces that stay at the pickup. */
  readonly lacks?: readonly Lack[]
  readonly lackNote?: string
}

interface QueuedStep extends RiderStep {
  readonly number: number
  /** The idempotency key under which it is sent until it is answered; steps that an earlier version kept have none. */
  readonly key?: string
  /** Time of the step, ISO 8601. */
  readonly at: string
}

type KeyedStep = QueuedStep & { readonly key: string }

/** The outcome of a step: the delivery afterwards, a refusal, or undefined for a step that waits for the network. */
type Outcome = { readonly task: DeliveryTask } | { readonly error: unknown } | undefined

interface Refusal {
  readonly deliveryId: string
  readonly message: string
}

/** The steps that wait, in the storage. */
export const kept = new Persisted<readonly QueuedStep[]>('rider-steps', [])

/** Milliseconds after which a step without an answer is queued, and the rider continues. */
const PATIENCE_MS = 3000

/** Milliseconds after which what had no answer is sent again. */
const RETRY_MS = 10_000

const later = () => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS))

/** The steps that wait for the network, in order for each delivery. They survive a restart and end with the session. */
export class RiderSteps {
  private refusals: readonly Refusal[] = []
  private readonly sending = new Map<string, Promise<void>>()
  private readonly outcomes = new Map<number, Outcome>()
  private retry: ReturnType<typeof setTimeout> | undefined

  /** @param renew asks for the deliveries again */
  constructor(
    private readonly api: Api,
    private readonly renew: () => void,
  ) {
    makeModel(this, 'api', 'renew', 'sending', 'outcomes', 'retry')
    reaction(
      () => connection.online,
      (online) => online && this.resume(),
    )
  }

  /** The delivery and the reason of the first step that was refused while nobody waited for its answer. */
  get refused(): Refusal | undefined {
    return this.refusals[0]
  }

  /** The steps that wait, oldest first. */
  get waiting(): readonly (RiderStep & { readonly at: string })[] {
    return kept.value
  }

  /** The kinds of the waiting steps of a delivery. */
  of(deliveryId: string): RiderStep['kind'][] {
    return kept.value.filter((step) => step.deliveryId === deliveryId).map(({ kind }) => kind)
  }

  /** Takes a step. @throws what the call throws, but for a lost network */
  async take(step: RiderStep): Promise<DeliveryTask | undefined> {
    await kept.restored
    const number = Math.max(0, ...kept.value.map((each) => each.number)) + 1
    kept.set([...kept.value, { ...step, number, key: uuid(), at: new Date(now()).toISOString() }])
    this.outcomes.set(number, undefined)
    await Promise.race([this.sendAll(step.deliveryId), later()])
    const outcome = this.outcomes.get(number)
    this.outcomes.delete(number)
    if (!outcome) return undefined
    if ('error' in outcome) throw outcome.error
    return outcome.task
  }

  /** Sends what waits. */
  resume(): void {
    void kept.restored.then(() => {
      for (const deliveryId of new Set(kept.value.map((step) => step.deliveryId))) void this.sendAll(deliveryId)
    })
  }

  /** Ends the refusal that is shown; the next one follows. */
  endRefusal(): void {
    this.refusals = this.refusals.slice(1)
  }

  /** Drops everything at the end of a session. */
  forget(): void {
    clearTimeout(this.retry)
    kept.clear()
    this.outcomes.clear()
    this.refusals = []
  }

  /** Sends the steps of a delivery one after the other; the deliveries do not wait for each other. */
  private sendAll(deliveryId: string): Promise<void> {
    const running = this.sending.get(deliveryId)
    const next = (running ?? Promise.resolve()).then(() => this.sendEach(deliveryId))
    this.sending.set(deliveryId, next)
    return next
  }

  private async sendEach(deliveryId: string): Promise<void> {
    for (;;) {
      const step = this.keyed(kept.value.find((each) => each.deliveryId === deliveryId))
      if (!step) return
      try {
        const task = await this.send(step)
        this.drop(step)
        this.done(step, { task })
      } catch (error) {
        // Without an answer it stays, and so do those behind it.
        if (error instanceof SessionEnded) return
        if (isPassing(error)) return this.resumeLater()
        this.dropAll(deliveryId)
        this.done(step, { error })
        return
      }
    }
  }

  /** Sends what waits once more after a while: a network that fails for a moment is not always reported as lost. */
  private resumeLater(): void {
    clearTimeout(this.retry)
    this.retry = setTimeout(this.resume, RETRY_MS)
  }

  private keyed(step: QueuedStep | undefined): KeyedStep | undefined {
    if (!step) return undefined
    const keyed = { ...step, key: step.key ?? uuid() }
    if (!step.key) kept.set(kept.value.map((each) => (each.number === step.number ? keyed : each)))
    return keyed
  }

  private send(queued: KeyedStep): Promise<DeliveryTask> {
    const { kind, code, photoId, morePhotoIds = [], givenBack, lacks = [], lackNote, ...step } = queued
    const { rider } = this.api
    const quiet = { quiet: true } as const
    const one = { deliveryId: step.deliveryId, idempotencyKey: step.key, takenAt: step.at }
    const more = morePhotoIds.length > 0 && { morePhotoIds: [...morePhotoIds] }
    const shown = { ...(code !== undefined && { code }), ...(photoId !== undefined && { photoId }), ...more }
    if (kind === 'arrivePickup') return rider.arrive({ ...one, at: 'pickup' }, quiet)
    if (kind === 'arriveDropOff') return rider.arrive({ ...one, at: 'dropOff' }, quiet)
    if (kind === 'pickUp') {
      const lacking = lacks.length > 0 && { lacks: [...lacks], ...(lackNote !== undefined && { lackNote }) }
      return rider.pickUp({ ...one, ...shown, ...lacking }, quiet)
    }
    if (kind === 'deliver') return rider.deliver({ ...one, ...shown }, quiet)
    return rider.handBack({ ...one, givenBack: givenBack ?? 0 }, quiet)
  }

  private drop(step: QueuedStep): void {
    kept.set(kept.value.filter(({ number }) => number !== step.number))
  }

  private dropAll(deliveryId: string): void {
    kept.set(kept.value.filter((step) => step.deliveryId !== deliveryId))
  }

  private done(step: QueuedStep, outcome: NonNullable<Outcome>): void {
    if (this.outcomes.has(step.number)) this.outcomes.set(step.number, outcome)
    else this.missed(step, outcome)
  }

  /** Records the outcome of a step whose screen did not wait for it. */
  private missed({ deliveryId }: QueuedStep, outcome: NonNullable<Outcome>): void {
    if ('error' in outcome) this.refusals = [...this.refusals, { deliveryId, message: messageOf(outcome.error) }]
    this.renew()
  }
}
