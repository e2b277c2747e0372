import type { App } from '../../app'
import { print } from '../../command'
import { StartError } from '../../config'
import * as queries from './queries'

type Command = (app: App, args: readonly string[]) => Promise<void>

const usage = `npm run operator -- delivery-zones
npm run operator -- delivery-zone <key> <latitude>,<longitude> <metres> offer|all|hand [<raise> <most>]
npm run operator -- delivery-zone <key> remove`

const policies = ['offer', 'all', 'hand'] as const
const reach = { least: 100, most: 100_000 } as const

const isAmount = (amount: number): boolean => Number.isInteger(amount) && amount >= 0

/** A zone as it is written at the command. @throws StartError */
function zoneOf([key = '', at = '', within = '', named = '', ...raised]: readonly string[]): queries.Zone {
  const [latitude = NaN, longitude = NaN] = at.split(',').map(Number)
  const [meters, policy] = [Number(within), policies.find((each) => each === named)]
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  const isInReach = Number.isInteger(meters) && meters >= reach.least && meters <= reach.most
  const [raise = null, raise_most = null] = raised.map(Number)
  const isRaise = raised.length === 0 || (raised.length === 2 && raised.map(Number).every(isAmount))
  if (!/^[a-z][a-z0-9-]{1,31}$/.test(key) || !isPlace || !isInReach || !policy || !isRaise) throw new StartError(usage)
  return { key, latitude, longitude, meters, policy, raise, raise_most }
}

/** Lists the zones with their rules. */
const list: Command = async ({ context: { db } }) => {
  const zones = await queries.zones(db)
  for (const { key, latitude, longitude, meters, policy, raise, raise_most } of zones) {
    const raised = raise === null ? [] : [`raise ${raise}, ${raise_most} at most`]
    print([key, `${latitude},${longitude}`, `${meters} m`, policy, ...raised].join('  '))
  }
  if (zones.length === 0) print('No zone: the rules of the deployment apply everywhere.')
}

/** Adds, changes or removes a zone; deliveries that wait for a rider are searched for by the new rules. */
const zone: Command = async ({ context: { db }, services: { deliveries } }, args) => {
  const [key = '', step] = args
  if (step === 'remove') {
    if (!(await db.transaction().execute((tx) => queries.removeZone(tx, key)))) throw new StartError('No such zone.')
  } else {
    const saved = zoneOf(args)
    await db.transaction().execute((tx) => queries.saveZone(tx, saved))
  }
  await deliveries.dispatch.restart()
  print(step === 'remove' ? 'Removed.' : 'Saved.')
}

/** The operator's commands for zones. */
export const zoneCommands: Readonly<Record<string, Command>> = { 'delivery-zones': list, 'delivery-zone': zone }
