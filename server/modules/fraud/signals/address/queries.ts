import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../../database/schema'
import { countOthers } from '../queries'

/** The other customers with an address of customers, also one that was deleted, to the door. */
export const atAddresses = (db: Kysely<Database>, customerIds: readonly string[]) =>
  countOthers(
    db,
    sql`select theirs.customer_id from addresses as own
      join addresses as theirs on theirs.door_hash = own.door_hash and theirs.region_code = own.region_code
        and lower(theirs.address) = lower(own.address)
      where own.customer_id = any(${[...customerIds]}::uuid[]) and theirs.customer_id <> all(${[...customerIds]}::uuid[])`,
  )
