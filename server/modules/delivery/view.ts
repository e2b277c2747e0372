import type { Kysely, Selectable } from 'kysely'
import type { Request, Response } from '@contract/call'
import { riderTasks } from '@contract/calls/rider'
import type { DeliveryOffer, DeliveryStep, DeliverySummary, DeliveryTask } from '@contract/entities/delivery'
import type { DeliveryId, OrderId } from '@contract/entities/ids'
import { type DeliveryState, isAssigned, isBeforePickup } from '@contract/states/delivery'
import type { Language } from '@contract/settings'
import type { Context } from '../../context'
import type { Database, DeliveryTable } from '../../database/schema'
import { distanceMeters } from '../../geo'
import { Paging } from '../../http/paging'
import { offsetsAround } from '../../local-time'
import { usualVehicle, wayMinutes } from '../../routing/routing'
import { trustedId } from '../../security/trusted-id'
import { isOnTheWay } from './bundle'
import { handedOn } from './handed-on'
import { problemOf, problemsOf } from './problem-view'
import * as queries from './queries'
import { tipsOf } from './tips/queries'
import type { DeliveryPart } from '../order/kind/delivery'
import type { DeliverySources } from './sources'

type Db = Kysely<Database>
type Parts = ReadonlyMap<string, DeliveryPart>

/** The rider's next step in a state; `buy` while a purchase has no receipt. */
function stepOf(state: DeliveryState, part: DeliveryPart): DeliveryStep | null {
  if (state === 'accepted') return 'arrivePickup'
  if (state === 'atPickup' || state === 'pickedUp') return part.purchase?.needsReceipt ? 'buy' : 'pickUp'
  if (state === 'onTheWay') return 'arriveDropOff'
  if (state === 'atDropOff' || state === 'problem') return 'deliver'
  return state === 'returning' ? 'handBack' : null
}

/** Deliveries and offers as riders see them. Doors and names are shown while the rider has the delivery in hand. */
export class DeliveryViews {
  constructor(
    private readonly context: Context,
    private readonly sources: DeliverySources,
  ) {}

  /** The open offers to a rider, the best paid first. */
  async offers(riderId: string, language: Language): Promise<DeliveryOffer[]> {
    const { db, clock } = this.context
    const now = clock.now()
    const rows = await queries.offersTo(db, riderId, now)
    const parts = await this.parts(db, rows, language)
    const pays = await queries.paysOf(
      db,
      rows.map(({ order_id }) => order_id),
    )
    const position = await queries.positionOf(db, riderId)
    const { shift_vehicle, vehicle } = await queries.riderOf(db, riderId)
    const minutes = (meters: number) => wayMinutes(meters, shift_vehicle ?? vehicle ?? usualVehicle)
    const held = rows.length > 0 ? await queries.heldBy(db, riderId) : []
    const offers = rows.flatMap((row) => {
      const part = parts.get(row.order_id)
      if (!part) return []
      const start = {
        latitude: row.from_latitude ?? row.to_latitude,
        longitude: row.from_longitude ?? row.to_longitude,
      }
      return [
        {
          ...{ id: row.offer_id, orderKind: row.order_kind, pay: pays.get(row.order_id) ?? 0, tip: part.tip },
          ...ends(part),
          toPickup: position ? Math.round(distanceMeters(position, start)) : null,
          ...{ meters: row.meters, minutes: minutes(row.meters), items: row.items, vehicle: row.vehicle },
          onTheWay: held.some((delivery) => isOnTheWay(row, delivery)),
          ...this.due(row.due_at),
          expiresAt: row.expires_at.toISOString(),
          seconds: Math.round((row.expires_at.getTime() - row.made_at.getTime()) / 1_000),
        },
      ]
    })
    return offers.sort((one, other) => other.pay - one.pay || one.id.localeCompare(other.id))
  }

  /** A page of a rider's deliveries. */
  async tasks(
    riderId: string,
    language: Language,
    request: Request<typeof riderTasks>,
  ): Promise<Response<typeof riderTasks>> {
    const page = new Paging(riderTasks, request, riderId)
    const rows = await queries.tasksOf(this.context.db, riderId, request.tab, page.slice)
    const shown = await this.summaries(page.shown(rows), language)
    const byId = new Map(shown.map((summary) => [summary.id, summary]))
    return page.answerSome(rows, ({ id }) => byId.get(id))
  }

  /** Deliveries of one rider in lists. */
  async summaries(rows: readonly queries.Delivery[], language: Language): Promise<DeliverySummary[]> {
    const { db } = this.context
    const parts = await this.parts(db, rows, language)
    const pays = await queries.paysOf(
      db,
      rows.map(({ order_id }) => order_id),
    )
    return rows.flatMap((row) => {
      const part = parts.get(row.order_id)
      return part ? [this.summary(row, part, pays.get(row.order_id) ?? 0)] : []
    })
  }

  /** One delivery of its rider. */
  async task(deliveryId: DeliveryId, language: Language, db: Db = this.context.db): Promise<DeliveryTask> {
    const row = await queries.deliveryById(db, deliveryId)
    const part = (await this.parts(db, [row], language)).get(row.order_id)
    if (!part) throw new Error(`Order ${row.order_id} has no part for its delivery`)
    const pays = await queries.paysOf(db, [row.order_id])
    const inHand = isAssigned(row.state)
    return {
      ...this.summary(row, part, pays.get(row.order_id) ?? 0),
      pickup: inHand && part.pickup ? placeOf(part.pickup) : null,
      dropOff: inHand ? placeOf(part.dropOff) : null,
      items: [...part.items],
      note: inHand ? part.note : '',
      ...{ contactFree: part.contactFree, isReady: part.isReady, proof: part.proof, purchase: part.purchase },
      delayMinutes: part.delayMinutes,
      problem: problemOf(row, this.sources.of(row.order_kind)),
      problems: problemsOf(row, this.sources.of(row.order_kind)),
      canRelease: isBeforePickup(row.state),
      canCall: inHand ? (part.pickup ? ['customer', 'store'] : ['customer']) : [],
    }
  }

  private summary(row: queries.Delivery, part: DeliveryPart, pay: number): DeliverySummary {
    return {
      ...{
        id: row.id,
        orderKind: row.order_kind,
        number: part.number,
        state: row.state,
        step: stepOf(row.state, part),
      },
      ...{ pay, tip: part.tip, ...ends(part), meters: row.meters },
      ...this.due(row.due_at),
      endedAt: row.ended_at?.toISOString() ?? null,
    }
  }

  private due(at: Date) {
    return { dueAt: at.toISOString(), utcOffset: offsetsAround(this.context.config.timeZone, at) }
  }

  /** The orders' parts, in a fixed number of statements for each kind. */
  private async parts(
    db: Db,
    rows: readonly Pick<
      Selectable<DeliveryTable>,
      'order_id' | 'order_kind' | 'handed_by' | 'from_latitude' | 'from_longitude'
    >[],
    language: Language,
  ): Promise<Parts> {
    const all = new Map<string, DeliveryPart>()
    for (const source of this.sources.all) {
      const ids: OrderId[] = rows
        .filter(({ order_kind }) => order_kind === source.kind)
        .map(({ order_id }) => trustedId('order', order_id))
      if (ids.length === 0) continue
      const found = await source.parts(db, ids, { language, now: this.context.clock.now() })
      for (const [id, part] of found) all.set(id, part)
    }
    for (const [id, tip] of await tipsOf(db, [...all.keys()])) {
      const part = all.get(id)
      if (part) all.set(id, { ...part, tip: part.tip + tip })
    }
    for (const [id, part] of await handedOn(db, rows, all, language)) all.set(id, part)
    return all
  }
}

const ends = ({ pickup, dropOff }: DeliveryPart) => ({
  from: pickup && { area: pickup.area },
  to: { area: dropOff.area },
})

const placeOf = ({ area: _, ...place }: DeliveryPart['dropOff']) => place
