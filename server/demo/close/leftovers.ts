import type { Kysely } from 'kysely'
import { type Config, StartError } from '../../config'
import type { Database } from '../../database/schema'
import { seededVersion } from '../seed/queries'
import { isClosed } from './queries'

/**
 * Checks that the database was not seeded for the other kind of server.
 * @throws StartError where the demo's accounts would serve without the demo, or a demo that was closed would start again
 */
export async function checkLeftovers(
  db: Kysely<Database>,
  { demo, databaseUrl }: Pick<Config, 'demo' | 'databaseUrl'>,
): Promise<void> {
  if ((await seededVersion(db)) === undefined) return
  const closed = await isClosed(db)
  const another = databaseUrl ? 'Give DATABASE_URL an empty database' : 'Set DATA_DIR to an empty folder'
  if (!demo && !closed)
    throw new StartError(
      `This database holds the demo, whose accounts have known passwords, money and shops. ${another}, or close what is the demo’s by: npm run operator -- close-demo`,
    )
  if (demo && closed)
    throw new StartError(`The demo of this database was closed by close-demo. ${another}, or set DEMO=off.`)
}
