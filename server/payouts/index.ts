import { playsPayouts } from '../config-rules'
import type { Context } from '../context'
import type { Payouts } from './payouts'
import { SandboxPayouts } from './sandbox'

/** Who sends the money of withdrawals; undefined where an operator does it by hand and says so (`npm run withdrawals`). */
export const buildPayouts = ({ config, db, clock }: Pick<Context, 'config' | 'db' | 'clock'>): Payouts | undefined =>
  playsPayouts(config) ? new SandboxPayouts(db, clock) : undefined
