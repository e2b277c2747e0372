import { bindingBindOther } from '@contract/calls/binding'
import type { WithdrawAccount } from '@contract/entities/withdraw'
import type { SandboxPayoutTable } from '../database/schema'
import { payoutNumber } from '../payouts/job'
import type { TestCaller } from './caller'
import type { World } from './world'

/** Links an account to withdraw to. The sandbox fails payouts to a number that ends in 0001, and is silent for 0002. */
export const anAccount = (
  caller: TestCaller,
  number = '622200001234',
  title = 'Bank of Here',
): Promise<WithdrawAccount> => caller.call(bindingBindOther, { realName: '林小满', title, number })

/** Changes the sandbox's answer for the payout of a withdrawal from now on. */
export async function sandboxSays(
  { app }: World,
  withdrawalId: string,
  answers: SandboxPayoutTable['answers'],
): Promise<void> {
  const number = payoutNumber(withdrawalId)
  await app.context.db.updateTable('sandbox_payouts').set({ answers }).where('number', '=', number).execute()
}
