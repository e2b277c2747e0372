import type { Insertable } from 'kysely'
import type { CommissionTable } from '../../database/schema'
import type { City } from '../city'
import { demoId } from './ids'

/** The demo's commissions by kind of orders, in basis points. */
const byKind = { takeaway: 800, voucher: 800, groupDeal: 800, table: 500, mall: 500, hotel: 1000 } as const

/** The commission where riders of the platform deliver. */
const withRiders = 1800

const firstDay = '2025-01-01'

/** The rules of the demo's commission: by kind, and higher for stores whose orders riders of the platform deliver. */
export function commissionRows({ stores }: City, now: Date): Insertable<CommissionTable>[] {
  const common = { category_key: null, from_day: firstDay, set_by: 'demo', set_at: now }
  const kinds = Object.entries(byKind).map(([kind, rate]) => {
    return { ...common, id: demoId('commission', kind), kind, store_id: null, rate }
  })
  const ridden = stores.filter(({ deliveredBy }) => deliveredBy === 'platform')
  const ofStores = ridden.map(({ key }) => {
    const id = demoId('commission', 'store', key)
    return { ...common, id, kind: 'takeaway', store_id: demoId('store', key), rate: withRiders }
  })
  return [...kinds, ...ofStores]
}
