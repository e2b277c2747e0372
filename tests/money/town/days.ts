import { localDayStart, daysAfter } from '../../../server/local-time'
import { minutesAfter } from '../../../server/clock'
import type { Inhabitants } from './opening'
import type { Town } from './people'

/** Minutes of the day, by the town's clock, at which people are about: at lunch and at dinner. */
const moments = [11 * 60, 11 * 60 + 6, 11 * 60 + 13, 18 * 60, 18 * 60 + 8, 20 * 60 + 20]
/** Days until every deadline has passed: refused refunds are closed, and orders are no longer to be reviewed. */
const restDays = 24
/** Days after which everybody signs in again. */
const signInDays = 14
/** After the payouts of the morning. */
const morning = 7 * 60

/** Lets the town's clock go to a moment, and the jobs run that are due, of which some look for riders. */
async function goTo({ world, runDue }: Town, { couriers }: Inhabitants, at: Date): Promise<void> {
  const minutes = (at.getTime() - world.clock.now().getTime()) / 60_000
  if (minutes > 0) world.clock.forward(minutes)
  for (const courier of couriers) await courier.here()
  await runDue()
}

/** Lets everybody do what they want to, in a random order. */
async function stir(town: Town, { clerks, couriers, neighbours, shopkeepers }: Inhabitants, mayOrder: boolean) {
  const acts = [
    ...neighbours.map((neighbour) => () => neighbour.act(mayOrder)),
    ...[...shopkeepers, ...couriers].map((one) => () => one.act()),
  ].sort(() => town.chance.next() - 0.5)
  for (const act of acts) await act()
  if (town.chance.chance(0.4)) await town.chance.pick(clerks).act()
  await town.runDue()
}

/** Everybody signs in, before the last session has ended. */
async function signAllIn({ admin, clerks, couriers, neighbours, shopkeepers }: Inhabitants): Promise<void> {
  for (const one of [admin, ...clerks, ...couriers, ...neighbours, ...shopkeepers]) await one.signIn()
}

/** Lets days pass; on the last ones nobody orders any more, and what is open comes to its end. */
export async function live(town: Town, all: Inhabitants, days: number, quiet: number): Promise<void> {
  for (const courier of all.couriers) await courier.start()
  const { clock, app } = town.world
  for (let day = 1; day <= days; day += 1) {
    const { timeZone } = app.context.config
    const start = daysAfter(timeZone, localDayStart(timeZone, clock.now()), 1)
    await goTo(town, all, minutesAfter(start, morning))
    if (day % signInDays === 0) await signAllIn(all)
    const mayOrder = day <= days - quiet
    if (mayOrder) for (const neighbour of all.neighbours) await neighbour.topUp()
    for (const minute of moments) {
      await goTo(town, all, minutesAfter(start, minute))
      await stir(town, all, mayOrder)
    }
  }
}

/** Lets every deadline pass while nobody does anything but the platform, which decides what is left. */
export async function rest(town: Town, all: Inhabitants): Promise<void> {
  await signAllIn(all)
  for (let day = 0; day < restDays; day += 2) {
    town.world.clock.forward(2 * 24 * 60)
    await town.runDue()
    for (const clerk of all.clerks) await clerk.act()
  }
}
