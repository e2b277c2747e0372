import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { LicenceForm } from '@contract/entities/application'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { localDay } from '../../local-time'
import * as queries from './queries'

type Tx = Transaction<Database>
type Renewed = Pick<LicenceForm, 'document' | 'storeId' | 'number' | 'until'>

/** The order in which a store's licences are shown. */
const positions = { businessLicence: 0, foodLicence: 1 } as const

/** Keeps the licences of a new store, which customers are shown. */
export async function keepLicences(
  tx: Tx,
  storeId: string,
  holder: string,
  until: { readonly businessLicence: string | undefined; readonly foodLicence: string | undefined },
): Promise<void> {
  for (const kind of ['businessLicence', 'foodLicence'] as const)
    await queries.keepLicence(tx, {
      ...{ id: uuid(), store_id: storeId, kind, holder: JSON.stringify({ en: holder, zh: holder }) },
      ...{ number: null, valid_until: until[kind] ?? null, picture: null, position: positions[kind] },
    })
}

/** Replaces a document by its renewed one, and lifts the suspension that an ended one brought once none is left. */
export async function renew(
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  tx: Tx,
  customerId: string,
  { document, storeId, number, until }: Renewed,
): Promise<void> {
  const day = localDay(config.timeZone, clock.now())
  if (document === 'insurance') {
    const rider = await queries.lockRider(tx, customerId)
    const isLifted = rider.insurance_ended_at !== null && (until === undefined || until >= day)
    await queries.insure(tx, customerId, until ?? null, isLifted)
    return
  }
  if (storeId === undefined) throw new Error('A licence belongs to a store')
  const store = await queries.lockStore(tx, storeId)
  const name = JSON.stringify(store.name)
  await queries.keepLicence(tx, {
    ...{ id: uuid(), store_id: storeId, kind: document, holder: name },
    ...{ number, valid_until: until ?? null, picture: null, position: positions[document] },
  })
  const isLifted = store.licence_ended_at !== null && !(await queries.hasEnded(tx, storeId, day))
  if (isLifted) await queries.lift(tx, storeId, store.suspended_status === 'closed' ? 'closed' : 'open')
}
