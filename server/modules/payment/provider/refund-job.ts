import type { Context } from '../../../context'
import type { Providers } from '../../../payments/providers'
import { clearing, post, returning, transfer } from '../../wallet/ledger'
import * as queries from './queries'
import { refundJob } from '../refunds'

const numberOf = (id: string): string => id.replaceAll('-', '')

/** Has providers send money back, again until they have taken it on. */
export function registerRefunds({ jobs, clock }: Context, providers: Providers): void {
  jobs.on<{ refundId: string }>(refundJob, async (tx, { refundId }) => {
    const { kind, status, provider, trade_no, amount, total } = await queries.refundWithTrade(tx, refundId)
    if (status === 'done') return
    const port = await providers.get(provider)
    await port.refund({ tradeNo: trade_no, refundNo: numberOf(refundId), amount, total })
    const at = clock.now()
    await queries.setRefundDone(tx, refundId, at)
    if (kind !== 'surplus') return
    await post(tx, {
      kind: 'return',
      referenceId: refundId,
      at,
      sides: transfer(returning, clearing(provider), amount),
    })
  })
}
