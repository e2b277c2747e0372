import type { Transaction } from 'kysely'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { trustedId } from '../../security/trusted-id'
import type { Account } from '../city'
import { accountId } from './accounts'
import { Past } from './history/past'
import { demoId } from './ids'
import { insertAll } from './queries'

type Tx = Transaction<Database>

/** Weeks before the seeding in which the demo's merchants were paid. */
const weeks = 8

const bank = { en: 'Bank account', zh: '银行账户' }

/** A linked account of a merchant of the demo. */
async function seedAccount(tx: Tx, { seal, clock }: Context, account: Account): Promise<string> {
  const id = demoId('payoutAccount', account.key)
  const number = `62220200${String(account.phone).slice(-4)}0417`
  const names = { name: account.nickname.zh, phone: null }
  await insertAll(tx, 'withdraw_accounts', [
    {
      ...{ id, customer_id: accountId(account), kind: 'other', provider: '', title: JSON.stringify(bank) },
      ...{ number_sealed: seal.seal(number), number_hash: seal.index(number), masked_number: '**** 0417' },
      ...{ holder_sealed: seal.seal(JSON.stringify(names)), masked_name: `${account.nickname.zh.slice(0, 1)}*` },
      ...{ is_default: true, created_at: clock.now() },
    },
  ])
  return id
}

/** Has the stores of a merchant paid week by week, by the server's own services on a clock in the past. */
export async function seedStoreMoney(tx: Tx, context: Context, account: Account): Promise<void> {
  if (account.stores.length === 0) return
  const past = new Past(tx, context, account)
  const { storeMoney, storePayouts } = past.services
  const paidTo = trustedId('withdrawAccount', await seedAccount(tx, context, account))
  for (const key of account.stores) {
    const storeId = trustedId('store', demoId('store', key))
    past.turnTo(past.daysAgo(7 * weeks, 12 * 60))
    const settings = { storeId, accountId: paidTo, period: 'weekly', threshold: 0 } as const
    const roles = new Map([[storeId, 'owner' as const]])
    await storeMoney.set(tx, { ...past.caller, stores: [storeId], roles }, settings)
    for (let days = 7 * weeks; days > 0; days -= 1) {
      past.turnTo(past.daysAgo(days, 7 * 60))
      const id = await storeMoney.payAutomatically(tx, storeId)
      if (id !== undefined) await storePayouts.record(tx, id, 'done')
    }
  }
}
