import type { Transaction } from 'kysely'
import type { Context } from '../../../context'
import type { Database } from '../../../database/schema'
import { balanceOf } from '../../../modules/wallet/queries'
import type { Account } from '../../city'
import { accountId, topUp } from '../accounts'
import { seedErrandHistory } from './errands'
import { seedMallHistory } from './mall'
import { seedGroupDealHistory } from './group-deals'
import { seedGroupCarts } from './group-carts'
import { Past } from './past'
import { seedStayHistory } from './stays'
import { seedTableHistory } from './tables'
import { seedTakeaway } from './takeaway'
import { seedVoucherHistory } from './vouchers'

/** Cost of the account's history of the mall, of tables, of stays, of vouchers and of errands beyond its balance, in fen. */
const forHistory = 420_000

/**
 * Seeds a customer's history: orders of takeaway, of shared carts, of the mall, of tables, of stays, of vouchers, of group deals and of errands that
 * the server's own services quote, place and carry on, and a final balance equal to the account's.
 */
export async function seedHistory(tx: Transaction<Database>, context: Context, account: Account): Promise<void> {
  const past = new Past(tx, context, account)
  await topUp(tx, account, 'first', account.balance + forHistory, past.daysAgo(60, 12 * 60 + 10))
  await seedMallHistory(past)
  await seedTakeaway(past)
  await seedGroupCarts(past)
  await seedTableHistory(past)
  await seedStayHistory(past)
  await seedVoucherHistory(past)
  await seedGroupDealHistory(past)
  await seedErrandHistory(past)
  const left = await balanceOf(tx, { kind: 'customer', ownerId: accountId(account) })
  await topUp(tx, account, 'again', account.balance - left, past.daysAgo(1, 12 * 60 + 10))
}
