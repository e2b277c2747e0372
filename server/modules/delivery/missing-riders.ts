import type { Context } from '../../context'
import * as queries from './queries'

/** The line for the person who starts a server on which riders are to deliver, and there is none. */
export async function riderWarnings({ db, config }: Pick<Context, 'db' | 'config'>): Promise<string[]> {
  if (config.demo || (await queries.hasRiders(db))) return []
  if (config.delivery !== 'riders' && !(await queries.needsRiders(db))) return []
  return [
    'Warning: riders of the platform are to deliver (DELIVERY, or a store’s delivery method), and nobody is a rider yet: such orders wait until somebody is approved.',
  ]
}
