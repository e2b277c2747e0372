import type { Transaction } from 'kysely'
import type { Context } from '../../../context'
import type { Database } from '../../../database/schema'
import type { RefundState } from '../../../payments/provider'
import { type AccountRef, clearing, funding, post, postBy, returning, transfer } from '../../wallet/ledger'
import * as queries from './queries'

type Tx = Transaction<Database>
type Refund = queries.ProviderRefund

const payer = ({ payer_id }: Refund): AccountRef => ({ kind: 'customer', ownerId: payer_id })

/**
 * Writes down what a provider says of a refund, however often and in whatever order it says so, so that who paid has the
 * money once (docs/decisions/013-refunds-that-fail.md):
 * - `done` ends the refund.
 * - `failed` credits the balance of who paid, once: the money is still the platform's, at the provider.
 * - `done` after `failed` (somebody sent it again by hand) takes the credit back as far as the balance holds it; the rest
 *   is the deployment's loss. Both are posted and logged as an error.
 * Amounts are in the smallest unit. The refund is locked here, its accounts after it.
 */
export async function takeRefund({ clock, log }: Context, tx: Tx, id: string, state: RefundState): Promise<void> {
  const refund = await queries.lockRefund(tx, id)
  const at = clock.now()
  if (refund.status === 'done') return
  if (state === 'done') {
    if (refund.status === 'credited') await takeBack(tx, refund, at, log)
    else await sent(tx, refund, at)
    await queries.setRefundStatus(tx, id, 'done', at)
  } else if (refund.status !== 'credited') {
    if (state === 'failed') await credit(tx, refund, at, log)
    await queries.setRefundStatus(tx, id, state === 'failed' ? 'credited' : 'accepted', null)
  }
}

async function sent(tx: Tx, { id, kind, provider, amount }: Refund, at: Date): Promise<void> {
  if (kind !== 'surplus') return
  await post(tx, { kind: 'return', referenceId: id, at, sides: transfer(returning, clearing(provider), amount) })
}

/** What is no surplus was given out of the store's money to the provider when the refund was asked for. */
async function credit(tx: Tx, refund: Refund, at: Date, log: Context['log']): Promise<void> {
  const { id, kind, provider, amount } = refund
  const source = kind === 'surplus' ? returning : clearing(provider)
  await post(tx, { kind: 'credit', referenceId: id, at, sides: transfer(source, payer(refund), amount) })
  log.warn({ refund: id, provider, amount }, 'a provider could not send a refund: it is credited to the balance')
}

async function takeBack(tx: Tx, refund: Refund, at: Date, log: Context['log']): Promise<void> {
  const { id, provider, amount } = refund
  let lost = 0
  await postBy(
    tx,
    { kind: 'creditTakenBack', referenceId: id, at },
    [payer(refund), funding, clearing(provider)],
    (has = 0) => {
      lost = Math.max(0, amount - has)
      const sides = [
        { account: payer(refund), amount: lost - amount },
        { account: funding, amount: -lost },
        { account: clearing(provider), amount },
      ]
      return sides.filter((side) => side.amount !== 0)
    },
  )
  log.error({ refund: id, provider, amount, lost }, 'a provider sent a refund that was credited before')
}
