import type { ProcessKind } from './app'
import { type Config, StartError } from './config'

/**
 * The work of a process by its argument: `web`, `worker`, or both without one. The embedded database belongs to one process, which
 * does both.
 * @throws StartError for a worker without a database that other processes reach, and for another argument
 */
export function processKind(argument: string | undefined, { databaseUrl }: Pick<Config, 'databaseUrl'>): ProcessKind {
  if (argument === undefined) return 'both'
  if (argument === 'web') return databaseUrl ? 'web' : 'both'
  if (argument !== 'worker') throw new StartError(`There is no process ${argument}; a server is web or worker.`)
  if (!databaseUrl)
    throw new StartError('DATABASE_URL must be set for a worker: the embedded database belongs to npm start.')
  return 'worker'
}
