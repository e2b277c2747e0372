import type { Transaction } from 'kysely'
import type { Context } from '../../../context'
import type { Database } from '../../../database/schema'
import type { Providers } from '../../../payments/providers'
import { clearing, post, returning, transfer } from '../../wallet/ledger'
import * as queries from './queries'
import { refundJob } from '../refunds'

const numberOf = (id: string): string => id.replaceAll('-', '')

/** Has providers send money back, again until they have taken it on. */
export function registerRefunds({ jobs, clock, db }: Context, providers: Providers): void {
  jobs.outside<{ refundId: string }>(refundJob, async ({ refundId }) => {
    const refund = await queries.refundWithTrade(db, refundId)
    if (refund.status === 'done') return undefined
    const { provider, trade_no, amount, total } = refund
    const port = await providers.get(provider)
    await port.refund({ tradeNo: trade_no, refundNo: numberOf(refundId), amount, total })
    return (tx) => sent(tx, refund, clock.now())
  })
}

async function sent(
  tx: Transaction<Database>,
  { id, kind, provider, amount }: Awaited<ReturnType<typeof queries.refundWithTrade>>,
  at: Date,
): Promise<void> {
  await queries.setRefundDone(tx, id, at)
  if (kind !== 'surplus') return
  await post(tx, { kind: 'return', referenceId: id, at, sides: transfer(returning, clearing(provider), amount) })
}
