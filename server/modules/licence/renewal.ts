import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { LicenceForm } from '@contract/entities/application'
import type { Context } from '../../context'
import type { Database, QualificationTable } from '../../database/schema'
import { localDay } from '../../local-time'
import * as queries from './queries'

type Tx = Transaction<Database>
type Renewed = Pick<LicenceForm, 'document' | 'storeId' | 'number' | 'until'>

/** The order in which a store's licences are shown. */
const positions = { businessLicence: 0, foodLicence: 1, specialTradeLicence: 2 } as const

/** A licence of a new store, with its last day. */
interface NewLicence {
  readonly kind: QualificationTable['kind']
  readonly until: string | undefined
}

/** Keeps the licences of a new store, which customers are shown. */
export async function keepLicences(
  tx: Tx,
  storeId: string,
  holder: string,
  licences: readonly NewLicence[],
): Promise<void> {
  for (const { kind, until } of licences)
    await queries.keepLicence(tx, {
      ...{ id: uuid(), store_id: storeId, kind, holder: JSON.stringify({ en: holder, zh: holder }) },
      ...{ number: null, valid_until: until ?? null, picture: null, position: positions[kind] },
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
