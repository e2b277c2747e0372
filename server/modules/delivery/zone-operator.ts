import type { Transaction } from 'kysely'
import { deliveryWays, dispatchPolicies, ZoneKey, ZoneNames } from '@contract/entities/delivery-zone'
import { limits } from '@contract/limits'
import type { App } from '../../app'
import { print } from '../../command'
import { StartError } from '../../config'
import type { Database } from '../../database/schema'
import { trustedId } from '../../security/trusted-id'
import * as queries from './queries'

type Command = (app: App, args: readonly string[]) => Promise<void>

const usage = `npm run operator -- delivery-zones
npm run operator -- delivery-zone <key> <latitude>,<longitude> <metres> offer|all|hand [store|riders|courier|own] [<raise> <most>]
npm run operator -- delivery-zone <key> name <English> <Chinese>
npm run operator -- delivery-zone <key> remove`

/** The word for a zone that leaves each store its own way of delivery. */
const own = 'own'

const isAmount = (amount: number): boolean => Number.isInteger(amount) && amount >= 0

/** The way of delivery that words begin with, and the words after it; without one the zone keeps its way. */
function wayOf([word = '', ...rest]: readonly string[]) {
  const way = deliveryWays.find((each) => each === word)
  if (way === undefined && word !== own) return { way: {}, rest: word === '' ? [] : [word, ...rest] }
  return { way: { delivered_by: way ?? null }, rest }
}

/** A zone as it is written at the command. @throws StartError */
function zoneOf([key = '', at = '', within = '', named = '', ...further]: readonly string[]): queries.NewZone {
  const [latitude = NaN, longitude = NaN] = at.split(',').map(Number)
  const [meters, policy] = [Number(within), dispatchPolicies.find((each) => each === named)]
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  const isInReach = Number.isInteger(meters) && meters >= limits.zoneMetersLeast && meters <= limits.zoneMetersMost
  const { way, rest } = wayOf(further)
  const raised = rest.map(Number)
  const [raise = null, raise_most = null] = raised
  const isRaise = raised.length === 0 || (raised.length === 2 && raised.every(isAmount))
  if (!ZoneKey.safeParse(key).success || !isPlace || !isInReach || !policy || !isRaise) throw new StartError(usage)
  return { key, latitude, longitude, meters, policy, raise, raise_most, ...way }
}

/** Lists the zones with their rules. */
const list: Command = async ({ context: { db } }) => {
  const zones = await queries.zones(db)
  for (const { key, latitude, longitude, meters, policy, delivered_by, raise, raise_most, names } of zones) {
    const raised = raise === null ? [] : [`raise ${raise}, ${raise_most} at most`]
    const way = delivered_by === null ? [] : [`by ${delivered_by}`]
    const named = names ? [`“${names.en}” “${names.zh}”`] : []
    print([key, ...named, `${latitude},${longitude}`, `${meters} m`, policy, ...way, ...raised].join('  '))
  }
  if (zones.length === 0) print('No zone: the rules of the deployment apply everywhere.')
}

/** Adds or changes a zone. @throws StartError for one more than there may be */
async function save(tx: Transaction<Database>, saved: queries.NewZone): Promise<void> {
  await queries.lockZones(tx)
  const others = (await queries.zones(tx)).filter(({ key }) => key !== saved.key)
  if (others.length >= limits.deliveryZones) throw new StartError(`There are ${limits.deliveryZones} zones already.`)
  await queries.saveZone(tx, saved)
}

/** Names a zone for people. @throws StartError */
async function rename(tx: Transaction<Database>, key: string, [en = '', zh = '']: readonly string[]): Promise<void> {
  const names = ZoneNames.safeParse({ en, zh })
  if (!names.success) throw new StartError(usage)
  const zone = (await queries.zones(tx)).find((each) => each.key === key)
  if (!zone) throw new StartError('No such zone.')
  await queries.updateZone(tx, trustedId('zone', zone.id), { names: JSON.stringify(names.data) })
}

/** Adds, changes or removes a zone; deliveries that wait for a rider are searched for by the new rules. */
const zone: Command = async ({ context: { db }, services: { deliveries } }, args) => {
  const [key = '', step] = args
  if (step === 'name') {
    await db.transaction().execute((tx) => rename(tx, key, args.slice(2)))
    return print('Saved.')
  }
  const saved = step === 'remove' ? undefined : zoneOf(args)
  await db.transaction().execute(async (tx) => {
    if (saved) await save(tx, saved)
    else if (!(await queries.removeZone(tx, key))) throw new StartError('No such zone.')
    await deliveries.dispatch.restart(tx)
  })
  print(step === 'remove' ? 'Removed.' : 'Saved.')
}

/** The operator's commands for zones. */
export const zoneCommands: Readonly<Record<string, Command>> = { 'delivery-zones': list, 'delivery-zone': zone }
