import { limits } from '@contract/limits'
import type { Context } from '../../context'
import { Failure } from '../../http/failure'
import { verifyPassword } from '../../security/hash'
import { payPasswordHash } from './queries'

/** The attempts key of wrong pay passwords of a customer. */
export const payPasswordKey = (customerId: string): string => `payPassword:${customerId}`

/**
 * Verifies a pay password. Attempts are counted outside of the call's transaction; too many wrong ones lock it temporarily.
 * @throws Failure `payPasswordNotSet`, `payPasswordWrong` with `attemptsLeft`, or `payPasswordLocked` with `minutes`.
 */
export async function checkPayPassword(context: Context, customerId: string, payPassword: string): Promise<void> {
  const key = payPasswordKey(customerId)
  const hash = await payPasswordHash(context.db, customerId)
  if (hash === null) throw new Failure('payPasswordNotSet')
  const bound = {
    key,
    allowed: limits.payPasswordAttempts,
    minutes: limits.lockMinutes,
    locked: 'payPasswordLocked',
  } as const
  const { right, left } = await context.attempts.make([bound], () => verifyPassword(hash, payPassword))
  if (right) return
  if (left === 0) throw new Failure('payPasswordLocked', { minutes: limits.lockMinutes })
  throw new Failure('payPasswordWrong', { attemptsLeft: left })
}
