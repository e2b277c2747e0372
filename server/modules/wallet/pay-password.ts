import { limits } from '@contract/limits'
import type { Context } from '../../context'
import { Failure } from '../../http/failure'
import { verifyPassword } from '../../security/hash'
import { payPasswordHash } from './queries'

/** By what wrong pay passwords of a customer are counted. */
export const payPasswordKey = (customerId: string): string => `payPassword:${customerId}`

/**
 * Holds a pay password against the customer's. Wrong ones are counted outside of any transaction and lock it for a while.
 * @throws Failure `payPasswordNotSet`, `payPasswordWrong` with `attemptsLeft`, or `payPasswordLocked` with `minutes`.
 */
export async function checkPayPassword(context: Context, customerId: string, payPassword: string): Promise<void> {
  const key = payPasswordKey(customerId)
  const hash = await payPasswordHash(context.db, customerId)
  if (hash === null) throw new Failure('payPasswordNotSet')
  const { right, left } = await context.attempts.make(key, limits.payPasswordAttempts, 'payPasswordLocked', () =>
    verifyPassword(hash, payPassword),
  )
  if (right) return
  if (left === 0) throw new Failure('payPasswordLocked', { minutes: limits.lockMinutes })
  throw new Failure('payPasswordWrong', { attemptsLeft: left })
}
