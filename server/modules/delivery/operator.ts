import type { Transaction } from 'kysely'
import type { DeliveryId } from '@contract/entities/ids'
import { isAssigned } from '@contract/states/delivery'
import type { App } from '../../app'
import { print } from '../../command'
import { StartError } from '../../config'
import type { Database } from '../../database/schema'
import { trustedId } from '../../security/trusted-id'
import { invoiceCommands as courierInvoiceCommands } from './couriers/invoice-operator'
import * as queries from './queries'
import { zoneCommands } from './zone-operator'

type Command = (app: App, args: readonly string[]) => Promise<void>
type Work = (tx: Transaction<Database>) => Promise<unknown>

/** The number of listed deliveries. */
const most = 100

const inTransaction = ({ context }: App, work: Work) => context.db.transaction().execute(work)

/** The rider with a phone. @throws StartError */
async function riderWith({ context: { db, seal } }: App, phone: string): Promise<string> {
  for (const hash of seal.indexes(phone)) {
    const rider = await queries.riderByPhone(db, hash)
    if (rider) return rider
  }
  throw new StartError('No rider has this phone.')
}

/** The live delivery of the order of a number. @throws StartError */
async function deliveryOf({ context }: App, number: string): Promise<DeliveryId> {
  const id = await queries.liveByNumber(context.db, number)
  if (!id) throw new StartError('No delivery is under way for an order of this number.')
  return id
}

/** Lists the deliveries that wait for a rider or have one, the longest waiting first. */
const deliveries: Command = async ({ context }) => {
  const rows = await queries.board(context.db, most)
  for (const { number, order_kind, state, waiting_since, due_at, round, name } of rows) {
    const who = isAssigned(state) ? (name ?? 'the demo') : `since ${waiting_since.toISOString()}, round ${round}`
    print([number, order_kind, state, `due ${due_at.toISOString()}`, who].join('  '))
  }
  if (rows.length === 0) print('No delivery is under way.')
}

/** Gives a delivery to a rider, or takes one that is not picked up from its rider. */
const delivery: Command = async (app, [number = '', step, phone = '']) => {
  const id = await deliveryOf(app, number)
  const { desk } = app.services.deliveries
  if (step === 'assign') {
    const rider = await riderWith(app, phone)
    await inTransaction(app, (tx) => desk.assignByHand(tx, id, rider))
  } else if (step === 'release') await inTransaction(app, (tx) => desk.releaseByHand(tx, id))
  else throw new StartError('Name a step: assign <phone of the rider>, or release.')
  print((await queries.deliveryById(app.context.db, trustedId('delivery', id))).state)
}

/** Suspends a rider, or ends the suspension. */
const rider: Command = async (app, [phone = '', step]) => {
  const id = await riderWith(app, phone)
  if (step !== 'suspend' && step !== 'resume') throw new StartError('Name a step: suspend or resume.')
  await inTransaction(app, (tx) => app.services.deliveries.riders.suspend(tx, id, step === 'suspend'))
  print(step === 'suspend' ? 'Suspended. Deliveries in hand can be finished.' : 'The rider can go online again.')
}

/** The operator's commands for deliveries and riders. */
export const deliveryCommands: Readonly<Record<string, Command>> = {
  deliveries,
  delivery,
  rider,
  ...zoneCommands,
  ...courierInvoiceCommands,
}
