import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../../database/schema'
import { countOthers } from '../queries'

/** The other customers on the devices of customers. */
export const onDevices = (db: Kysely<Database>, customerIds: readonly string[]) =>
  countOthers(
    db,
    sql`select theirs.customer_id from sessions as own join sessions as theirs on theirs.device_hash = own.device_hash
      where own.customer_id = any(${[...customerIds]}::uuid[]) and theirs.customer_id <> all(${[...customerIds]}::uuid[])`,
  )
