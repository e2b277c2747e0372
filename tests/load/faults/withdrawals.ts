import { randomUUID } from 'node:crypto'
import { bindingBindOther, bindingList } from '@contract/calls/binding'
import { walletWithdraw } from '@contract/calls/wallet'
import type { Buyer } from './buyer'

const payPassword = '246810'
/** Numbers of accounts at which the sandbox's payouts succeed, and fail (server/testing/withdrawals.ts). */
const numbers = ['622200001234', '622200000001'] as const

/** Withdraws a part of the balance to an account that takes it, or one that does not. */
export async function withdraw({ client, chance, journal, expectFair }: Buyer): Promise<void> {
  const { data: bound } = await client.ask(bindingList, {})
  const accounts = bound?.accounts ?? []
  if (accounts.length < numbers.length) {
    const number = numbers[accounts.length] ?? numbers[0]
    await client.ask(bindingBindOther, { realName: '林小满', title: 'Bank of Here', number })
    return
  }
  const { id: accountId } = chance.pick(accounts)
  const request = { accountId, amount: chance.whole(1000, 5000), payPassword, idempotencyKey: randomUUID() }
  const { data, failure } = await client.tap(walletWithdraw, request)
  if (data) journal.withdrawals.add(data.id)
  else expectFair('wallet.withdraw', failure)
}
