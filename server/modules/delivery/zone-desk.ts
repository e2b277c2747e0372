import type { Kysely, Transaction } from 'kysely'
import type { Request } from '@contract/call'
import type { deliveryChangeZone, deliveryMakeZone, deliverySetZonePolicy } from '@contract/calls/delivery'
import type { DeliveryZone } from '@contract/entities/delivery-zone'
import type { ZoneId } from '@contract/entities/ids'
import type { AuditFacts } from '@contract/entities/staff'
import { limits } from '@contract/limits'
import type { Database } from '../../database/schema'
import type { Change } from '../../http/acting'
import { Failure } from '../../http/failure'
import type { Dispatch } from './dispatch'
import * as queries from './queries'

type Tx = Transaction<Database>
type Acting = 'zoneId' | 'reason' | 'idempotencyKey'
type Made = Omit<Request<typeof deliveryMakeZone>, Acting>
type Place = Omit<Request<typeof deliveryChangeZone>, Acting>
type Rules = Omit<Request<typeof deliverySetZonePolicy>, Acting>

/** A change of a zone, with the zone as it is after it. */
type ZoneChange = Change & { readonly answer: DeliveryZone }

const viewOf = (row: queries.Zone): DeliveryZone => ({
  ...{ id: row.id, key: row.key, meters: row.meters, policy: row.policy, deliveredBy: row.delivered_by },
  names: row.names,
  position: { latitude: row.latitude, longitude: row.longitude },
  raise: row.raise === null ? null : { amount: row.raise, most: row.raise_most ?? 0 },
})

const placeOf = ({ position: { latitude, longitude }, meters, names }: Place) => ({
  ...{ latitude, longitude, meters },
  ...(names !== undefined && { names: names && JSON.stringify(names) }),
})
const rulesOf = ({ deliveredBy, policy, raise }: Rules) => ({
  ...{ delivered_by: deliveredBy, policy, raise: raise?.amount ?? null, raise_most: raise?.most ?? null },
})

const factsOf = (row: queries.Zone): AuditFacts => ({
  ...{
    key: row.key,
    names: row.names && [row.names.en, row.names.zh],
    latitude: row.latitude,
    longitude: row.longitude,
    meters: row.meters,
  },
  ...{ deliveredBy: row.delivered_by, policy: row.policy, raise: row.raise, raiseMost: row.raise_most },
})

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Zones as staff make, change and end them. Deliveries that wait for a rider are searched for again by the new rules. */
export class ZoneDesk {
  constructor(private readonly dispatch: Pick<Dispatch, 'restart'>) {}

  async list(db: Kysely<Database>): Promise<DeliveryZone[]> {
    return (await queries.zones(db)).map(viewOf)
  }

  /** @throws Failure `zoneKeyTaken` or `tooManyZones` */
  async make(tx: Tx, { key, ...zone }: Made): Promise<ZoneChange> {
    const most = limits.deliveryZones
    await queries.lockZones(tx)
    if ((await queries.zones(tx)).length >= most) throw new Failure('tooManyZones', { most })
    const made = await queries.insertZone(tx, { key, ...placeOf(zone), ...rulesOf(zone) })
    if (!made) throw new Failure('zoneKeyTaken')
    return this.changed(tx, made, {}, factsOf(made))
  }

  /** @throws Failure `zoneNotFound` or `nothingToChange` */
  move(tx: Tx, id: ZoneId, place: Place): Promise<ZoneChange> {
    return this.change(tx, id, placeOf(place))
  }

  /** @throws Failure `zoneNotFound` or `nothingToChange` */
  setRules(tx: Tx, id: ZoneId, rules: Rules): Promise<ZoneChange> {
    return this.change(tx, id, rulesOf(rules))
  }

  /** @throws Failure `zoneNotFound` */
  async end(tx: Tx, id: ZoneId): Promise<ZoneChange> {
    const before = await this.lock(tx, id)
    await queries.removeZone(tx, before.key)
    return this.changed(tx, before, factsOf(before), {})
  }

  private async change(tx: Tx, id: ZoneId, change: queries.ZoneUpdate): Promise<ZoneChange> {
    const before = await this.lock(tx, id)
    const after = await queries.updateZone(tx, id, change)
    if (isSame(before, after)) throw new Failure('nothingToChange')
    return this.changed(tx, after, factsOf(before), factsOf(after))
  }

  private async changed(tx: Tx, zone: queries.Zone, before: AuditFacts, after: AuditFacts): Promise<ZoneChange> {
    await this.dispatch.restart(tx)
    return { answer: viewOf(zone), subject: { kind: 'zone', id: zone.id }, before, after }
  }

  private async lock(tx: Tx, id: ZoneId): Promise<queries.Zone> {
    const zone = await queries.lockZone(tx, id)
    if (!zone) throw new Failure('zoneNotFound')
    return zone
  }
}
