import type { App } from '../../app'
import { print } from '../../command'
import { StartError } from '../../config'
import { StayAutopilot } from './autopilot'
import { orderByNumber } from './queries'

/** The most days that pass at once. */
const most = 400

/** Lets days pass for a stay of the demo: its hotel performs their steps at once. @throws StartError */
async function pass({ context, services }: App, [number = '', days = '']: readonly string[]): Promise<void> {
  if (!context.config.demo) throw new StartError('Days pass for stays of a demo alone.')
  const count = Number(days)
  if (!Number.isInteger(count) || count < 1 || count > most) throw new StartError(`Name from 1 to ${most} days.`)
  const { db } = context
  const orderId = await orderByNumber(db, number)
  if (!orderId) throw new StartError('There is no stay of this number.')
  const autopilot = new StayAutopilot(context, services)
  const states = await db.transaction().execute((tx) => autopilot.pass(tx, orderId, count))
  print(states.length > 0 ? states.join(', ') : 'Its hotel does nothing within these days.')
}

/** The operator's command for stays of the demo. */
export const stayCommands: Readonly<Record<string, typeof pass>> = { pass }
