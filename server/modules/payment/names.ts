import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { nicknameOf } from './queries'

/** The nickname of a customer with everything but its first character masked, for another customer. */
export async function maskedNameOf(db: Kysely<Database>, customerId: string): Promise<string> {
  const [first = ''] = await nicknameOf(db, customerId)
  return `${first}**`
}
