import { reaction } from 'mobx'
import { now } from '@/platform/device/clock'
import { alertNewOrder } from '@/platform/media/new-order-alert'
import { tabBadges } from '@/platform/navigation/tab-badges'
import { token } from '@/platform/session/token'
import { api } from '@/services/api'
import { live } from '@/services/live-channel'
import { attempt, makeModel, Resource } from '@/state'
import { Positions } from './positions'
import { RiderSteps } from './steps'
import type { DeliveryOffer, DeliveryTask, RiderProfile } from '@contract/entities/delivery'

type ShiftAction = 'start' | 'pause' | 'end'
/** The vehicle and the zone of a shift; null for any zone. */
export type ShiftChoice = Pick<Parameters<typeof api.rider.shift>[0], 'vehicle' | 'zone'>

const quiet = { quiet: true } as const

/** Whether the customer was approved as a rider, which everybody may ask. */
const approval = () =>
  new Resource<boolean>(async () => {
    const { application } = await api.partner.status({ kind: 'rider' }, quiet)
    return application.state === 'passed'
  })
const ownProfile = () => new Resource<RiderProfile>(() => api.rider.me({}, quiet))
const openOffers = () => new Resource<readonly DeliveryOffer[]>(async () => (await api.rider.offers({}, quiet)).items)

/** The deliveries in hand by due time, each with its places. */
const ownTasks = () =>
  new Resource<readonly DeliveryTask[]>(async () => {
    const { items } = await api.rider.tasks({ tab: 'live', pageSize: 20 }, quiet)
    return Promise.all(items.map(({ id }) => api.rider.task({ deliveryId: id }, quiet)))
  })

/** Offers that a rider can still answer. */
const areOpen = (offers: readonly DeliveryOffer[] | undefined): DeliveryOffer[] =>
  (offers ?? []).filter(({ expiresAt }) => Date.parse(expiresAt) > now())

/** An offer until it expires: one that is made again has the same id. */
const keyOf = ({ id, expiresAt }: DeliveryOffer): string => `${id} ${expiresAt}`

/** The rider's shift, offers and deliveries in hand, which all screens of riders share. */
export class RiderState {
  approved = approval()
  profile = ownProfile()
  offers = openOffers()
  tasks = ownTasks()
  readonly positions: Positions
  readonly steps: RiderSteps
  busy = false
  /** The offers whose sheet was closed; one that is made again has its id, and opens its sheet again. */
  private putOff: readonly string[] = []

  constructor() {
    this.steps = new RiderSteps(api, () => void this.renew())
    this.positions = new Positions(api)
    makeModel(this, 'positions', 'steps')
    reaction(() => token.value, this.forget)
    reaction(
      () => this.profile.value?.live ?? 0,
      (count) => tabBadges.set('riderTasks', count),
    )
    reaction(() => areOpen(this.offers.value).map(keyOf), this.heard)
    reaction(() => this.pace, this.positions.keep, { fireImmediately: true })
  }

  /** Whether offers come. */
  get isOnline(): boolean {
    return this.profile.value?.shift.state === 'online'
  }

  /** The offer whose sheet is open. */
  get offer(): DeliveryOffer | undefined {
    return areOpen(this.offers.value).find((offer) => !this.putOff.includes(keyOf(offer)))
  }

  /** The seconds between two positions; undefined while none are sent. */
  get pace(): number | undefined {
    const { value } = this.profile
    if (!value || value.shift.state === 'offline') return undefined
    if (value.live > 0) return Math.max(value.positionSeconds, 5)
    return this.isOnline ? Math.max(value.positionSeconds, 10) : undefined
  }

  /** Follows the rider's events while a screen is shown; returns the function that ends it. */
  follow(riderId: string | undefined): () => void {
    this.steps.resume()
    return riderId === undefined ? () => undefined : live.subscribe('delivery', riderId, () => void this.renew())
  }

  /** Asks for everything again, which nobody has asked for. */
  async renew(): Promise<void> {
    const { profile, offers, tasks, approved } = this
    if (!approved.value) return
    this.steps.resume()
    await Promise.all([profile.reload(false), offers.reload(false), tasks.reload(false)])
  }

  /** Starts, pauses or ends the shift; answers whether it was done. A start needs the rider's place. */
  async shift(action: ShiftAction, chosen: ShiftChoice = {}): Promise<boolean> {
    if (this.busy) return false
    if (action === 'start' && !(await this.positions.allow())) return false
    this.setBusy(true)
    const profile = await attempt(() => api.rider.shift({ action, ...chosen }))
    this.setBusy(false)
    if (!profile) return false
    this.profile.set(profile)
    void this.offers.reload(false)
    return true
  }

  /** Closes the sheet of an offer without an answer. */
  putOffNow(offerId: string): void {
    const offer = this.offers.value?.find(({ id }) => id === offerId)
    if (offer) this.putOff = [...this.putOff, keyOf(offer)]
  }

  /** Opens the sheet of an offer again. */
  reopen(offerId: string): void {
    const offer = this.offers.value?.find(({ id }) => id === offerId)
    if (offer) this.putOff = this.putOff.filter((key) => key !== keyOf(offer))
  }

  /** Accepts an offer; answers the delivery, or undefined when it is gone. */
  async accept(offerId: string): Promise<DeliveryTask | undefined> {
    return this.answer(offerId, () => api.rider.accept({ offerId }))
  }

  /** Declines an offer; answers whether it was. */
  async decline(offerId: string, reason: Parameters<typeof api.rider.decline>[0]['reason']): Promise<boolean> {
    return (await this.answer(offerId, () => api.rider.decline({ offerId, reason }))) !== undefined
  }

  private async answer<T>(offerId: string, call: () => Promise<T>): Promise<T | undefined> {
    if (this.busy) return undefined
    this.setBusy(true)
    const answer = await attempt(call)
    this.setBusy(false)
    if (answer !== undefined) this.putOffNow(offerId)
    void this.renew()
    return answer
  }

  private setBusy(busy: boolean): void {
    this.busy = busy
  }

  private heard(now: readonly string[], before: readonly string[] = []): void {
    if (now.some((key) => !before.includes(key))) alertNewOrder()
  }

  /** Another person has other deliveries. */
  private forget(): void {
    for (const resource of [this.approved, this.profile, this.offers, this.tasks]) resource.dispose()
    this.approved = approval()
    this.profile = ownProfile()
    this.offers = openOffers()
    this.tasks = ownTasks()
    this.putOff = []
    this.steps.forget()
    this.positions.forget()
  }
}
