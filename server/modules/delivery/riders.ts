import type { Kysely, Transaction } from 'kysely'
import type { Request, Response } from '@contract/call'
import type { VehicleType } from '@contract/entities/application'
import type { Position as PlacePosition } from '@contract/entities/common'
import type { riderMe, riderPosition, riderShift } from '@contract/calls/rider'
import type { Language } from '@contract/settings'
import type { Context } from '../../context'
import { minutesAfter } from '../../clock'
import type { Database } from '../../database/schema'
import { distanceMeters } from '../../geo'
import { Failure } from '../../http/failure'
import { localDayStart } from '../../local-time'
import type { RiderRating } from '../order/kind/delivery'
import { type Dispatch, silentMinutes } from './dispatch'
import * as queries from './queries'
import type { DeliverySources } from './sources'
import { zoneName } from './zones'

type Tx = Transaction<Database>
type Position = Request<typeof riderPosition>['positions'][number]

/** Seconds between two positions that are kept, and hours that the newest is kept. */
const positionSeconds = 2
const positionHours = 48
/** A rider moved when two positions are farther apart, in metres. */
const stepMeters = 50
/** Speed in metres a second above which a position is rejected, beyond an initial distance. */
const fastest = 60
const startMeters = 2_000
/** Seconds that a phone's clock may be ahead. */
const ahead = 120
/** Riders that a map shows at most. */
const mostShown = 200

/** Riders: their shifts, positions and figures. */
export class Riders {
  constructor(
    private readonly context: Context,
    private readonly sources: DeliverySources,
    private readonly dispatch: Pick<Dispatch, 'riderCame'>,
  ) {}

  /** The riders on shift near a place. */
  near(place: PlacePosition, meters: number): Promise<PlacePosition[]> {
    const { db, clock } = this.context
    return queries.positionsAround(db, place, {
      meters,
      since: minutesAfter(clock.now(), -silentMinutes),
      most: mostShown,
    })
  }

  /** The ratings of a rider's deliveries, in reviews and where a kind of orders keeps them by itself. */
  async ratingOf(db: Kysely<Database>, riderId: string): Promise<RiderRating> {
    const all = [await queries.ratingOf(db, riderId)]
    for (const { ratingOf } of this.sources.all) if (ratingOf) all.push(await ratingOf(db, riderId))
    const sum = (part: keyof RiderRating) => all.reduce((total, each) => total + each[part], 0)
    return { liked: sum('liked'), reviews: sum('reviews') }
  }

  /** The rider's own state. */
  async profile(
    riderId: string,
    language: Language,
    db: Kysely<Database> = this.context.db,
  ): Promise<Response<typeof riderMe>> {
    const { clock, config } = this.context
    const now = clock.now()
    const since = localDayStart(config.timeZone, now)
    const rider = await queries.riderOf(db, riderId)
    const { liked, reviews } = await this.ratingOf(db, riderId)
    const range = [config.timeZone, since, minutesAfter(since, 25 * 60)] as const
    const [paid] = [...(await queries.paidByDay(db, riderId, ...range)).values()]
    const [deliveries] = [...(await queries.endedByDay(db, riderId, ...range)).values()]
    const named = await queries.zones(db)
    const zones = named.map(({ key }) => key)
    const pending = await queries.pendingPay(db, riderId, since)
    return {
      name: rider.name,
      vehicle: rider.shift_vehicle ?? rider.vehicle,
      shift: {
        ...{ state: rider.shift_state, since: rider.shift_since?.toISOString() ?? null },
        zone: zones.find((key) => key === rider.shift_zone) ?? null,
      },
      choices: {
        ...{ vehicles: approvedOf(rider), zones },
        zoneNames: Object.fromEntries(named.map((zone) => [zone.key, zoneName(zone, language)])),
      },
      suspended: rider.suspended_at !== null,
      live: await queries.countInHand(db, riderId),
      most: config.riderHands,
      likedPercent: reviews > 0 ? Math.round((100 * liked) / reviews) : null,
      reviews,
      today: { earned: Math.max(0, paid ?? 0) + pending.today, deliveries: deliveries ?? 0 },
      positionSeconds,
    }
  }

  /**
   * Changes the shift.
   * @throws Failure `riderSuspended`, `vehicleNotApproved` or `zoneNotFound` on a start, `riderHasDeliveries` on an end
   */
  async shift(tx: Tx, riderId: string, { action, vehicle, zone }: Request<typeof riderShift>): Promise<void> {
    const rider = await queries.lockRider(tx, riderId)
    const state = ({ start: 'online', pause: 'paused', end: 'offline' } as const)[action]
    if (action === 'start' && rider.suspended_at) throw new Failure('riderSuspended')
    if (action === 'start') await this.choose(tx, rider, { vehicle, zone })
    if (action === 'end' && (await queries.countInHand(tx, riderId)) > 0) throw new Failure('riderHasDeliveries')
    if (state !== rider.shift_state) await queries.setShift(tx, riderId, state, this.context.clock.now())
  }

  private async choose(
    tx: Tx,
    rider: queries.Rider,
    { vehicle, zone }: Pick<Request<typeof riderShift>, 'vehicle' | 'zone'>,
  ): Promise<void> {
    if (vehicle && !approvedOf(rider).includes(vehicle)) throw new Failure('vehicleNotApproved')
    if (zone && !(await queries.zones(tx)).some(({ key }) => key === zone)) throw new Failure('zoneNotFound')
    await queries.setChoices(tx, rider.customer_id, {
      ...(vehicle && { shift_vehicle: vehicle }),
      ...(zone !== undefined && { shift_zone: zone }),
    })
  }

  /**
   * Keeps the newest of some positions, at most one every two seconds; answers whether one was kept.
   * @throws Failure `riderOffline` without a shift, `positionImplausible` for one that nobody can have reached
   */
  async move(riderId: string, positions: readonly Position[]): Promise<boolean> {
    const { db, clock } = this.context
    const now = clock.now()
    const { shift_state, shift_since, place: before } = await queries.placeOf(db, riderId)
    if (shift_state === 'offline') throw new Failure('riderOffline')
    const newest = positions.reduce((one, other) => (other.at > one.at ? other : one))
    const at = new Date(newest.at)
    if (at.getTime() > now.getTime() + ahead * 1_000) throw new Failure('positionImplausible')
    const seconds = before ? (at.getTime() - before.at.getTime()) / 1_000 : Infinity
    if (seconds < positionSeconds) return false
    const meters = before ? distanceMeters(before, newest) : Infinity
    if (before && meters > startMeters + fastest * seconds) throw new Failure('positionImplausible')
    const { latitude, longitude } = newest
    const moved_at = before && meters <= stepMeters ? before.moved_at : at
    const isKept = await queries.keepPosition(db, { rider_id: riderId, latitude, longitude, at, moved_at })
    if (isKept && shift_state === 'online' && isFirst(before?.at, shift_since, now))
      await db.transaction().execute((tx) => this.dispatch.riderCame(tx, newest))
    return isKept
  }

  /** Forgets positions that were kept long enough. */
  async forget(tx: Tx, now: Date): Promise<void> {
    await queries.forgetPositions(tx, minutesAfter(now, -positionHours * 60))
  }

  /** Suspends a rider, or lets a suspended one work again. A suspended rider gets no offers and finishes what is in hand. */
  async suspend(tx: Tx, riderId: string, isSuspended: boolean): Promise<void> {
    const { clock } = this.context
    await queries.lockRider(tx, riderId)
    await queries.setSuspended(tx, riderId, isSuspended ? clock.now() : null)
    if (isSuspended) await queries.setShift(tx, riderId, 'paused', clock.now())
  }
}

/** Whether a position is the first of a shift, or after a silence, by the one before it: the rider gets offers from now on. */
const isFirst = (before: Date | undefined, since: Date | null, now: Date): boolean =>
  !before || before <= minutesAfter(now, -silentMinutes) || (since !== null && before < since)

/** The vehicles that a rider is approved for. */
const approvedOf = ({ vehicle }: Pick<queries.Rider, 'vehicle'>): VehicleType[] => (vehicle ? [vehicle] : [])
