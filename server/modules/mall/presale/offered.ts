import type { Kysely } from 'kysely'
import type { Database, MallRequest } from '../../../database/schema'
import { Failure } from '../../../http/failure'
import { offeredSku } from './queries'
import type { OfferedSku } from './terms'

/**
 * The offer of the presale that a request names; null for a request without one.
 * @throws Failure `presaleNotFound` for a SKU that is not part of it, `presaleNotStarted`, `presaleOver` after its first window
 */
export async function offeredIn(
  db: Kysely<Database>,
  { presaleId, lines }: MallRequest,
  now: Date,
): Promise<OfferedSku | null> {
  if (presaleId === undefined) return null
  const [line] = lines
  const offered = line && (await offeredSku(db, presaleId, line.skuId))
  if (!offered) throw new Failure('presaleNotFound')
  if (now < offered.deposit_from) throw new Failure('presaleNotStarted')
  if (now >= offered.deposit_until) throw new Failure('presaleOver')
  return offered
}
