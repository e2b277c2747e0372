import { randomBytes, randomInt } from 'node:crypto'
import type { Context } from '../../context'
import type { ProviderName } from '../../database/schema'
import * as queries from './queries'

interface TradeInput {
  provider: ProviderName
  tradeNo: string
  amount: number
  title: string
  notifyUrl: string
  expiresAt: Date
}

/** A provider's transaction id: 28 digits. */
const newTransactionId = (): string => Array.from({ length: 28 }, () => randomInt(10)).join('')

/** Opens a trade in the sandbox; its unguessable token opens the cashier. */
export const openSandboxTrade = ({ db, clock }: Context, input: TradeInput): Promise<queries.SandboxTrade> =>
  queries.openTrade(db, {
    token: randomBytes(24).toString('hex'),
    provider: input.provider,
    trade_no: input.tradeNo,
    transaction_id: newTransactionId(),
    amount: input.amount,
    title: input.title,
    notify_url: input.notifyUrl,
    state: 'waiting',
    expires_at: input.expiresAt,
    created_at: clock.now(),
    paid_at: null,
  })
