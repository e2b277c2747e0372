import { randomBytes, randomInt } from 'node:crypto'
import type { Context } from '../../context'
import type { ProviderName } from '../../database/schema'
import * as queries from './queries'

interface Wanted {
  provider: ProviderName
  tradeNo: string
  amount: number
  title: string
  notifyUrl: string
  expiresAt: Date
}

/** The number that a provider gives a payment: 28 digits. */
const newTransactionId = (): string => Array.from({ length: 28 }, () => randomInt(10)).join('')

/** Opens a trade in the sandbox's books; its token leads to the cashier and cannot be guessed. */
export const openSandboxTrade = ({ db, clock }: Context, wanted: Wanted): Promise<queries.SandboxTrade> =>
  queries.openTrade(db, {
    token: randomBytes(24).toString('hex'),
    provider: wanted.provider,
    trade_no: wanted.tradeNo,
    transaction_id: newTransactionId(),
    amount: wanted.amount,
    title: wanted.title,
    notify_url: wanted.notifyUrl,
    state: 'waiting',
    expires_at: wanted.expiresAt,
    created_at: clock.now(),
    paid_at: null,
  })
