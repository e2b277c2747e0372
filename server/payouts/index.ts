import { playsPayouts } from '../config-rules'
import type { Context } from '../context'
import type { Payouts } from './payouts'
import { SandboxPayouts } from './sandbox'

/** Provider of withdrawal payouts; undefined where an operator pays by hand and confirms it (`npm run withdrawals`). */
export const buildPayouts = ({ config, db, clock }: Pick<Context, 'config' | 'db' | 'clock'>): Payouts | undefined =>
  playsPayouts(config) ? new SandboxPayouts(db, clock) : undefined
