import type { Context } from '../../../context'
import type { Services } from '../../../services'
import type { Notices } from '../notices'

/** Where notices come from: what customers are told of is heard in the transaction that makes it. */
export type Sources = Pick<
  Services,
  'orders' | 'refunds' | 'parcels' | 'tables' | 'queue' | 'alerts' | 'withdrawals' | 'applications'
> & { readonly context: Context; readonly notices: Notices }
