import type { Insertable } from 'kysely'
import type { MemberPlanTable } from '../../database/schema'

const envelopes = { envelopes: 4, envelope_amount: 500, bonus_amount: 300 } as const

const plan = (
  key: string,
  [en, zh]: readonly [string, string],
  terms: Pick<Insertable<MemberPlanTable>, 'days' | 'price' | 'list_price' | 'bonus' | 'position'>,
): Insertable<MemberPlanTable> => ({ key, name: JSON.stringify({ en, zh }), ...envelopes, ...terms })

/** The plans of the demo's membership, in fen. */
export const planRows: readonly Insertable<MemberPlanTable>[] = [
  plan('month', ['Month', '月卡'], { days: 31, price: 1500, list_price: 2000, bonus: 2, position: 0 }),
  plan('quarter', ['Quarter', '季卡'], { days: 92, price: 3900, list_price: 6000, bonus: 3, position: 1 }),
  plan('year', ['Year', '年卡'], { days: 366, price: 12_800, list_price: 24_000, bonus: 4, position: 2 }),
]
