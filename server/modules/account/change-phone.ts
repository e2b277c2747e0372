import type { Transaction } from 'kysely'
import type { Request } from '@contract/call'
import type { accountChangePhone } from '@contract/calls/account'
import type { User } from '@contract/entities/user'
import { maskPhone } from '@contract/format'
import type { Context } from '../../context'
import { isDuplicate } from '../../database/duplicate'
import type { Database } from '../../database/schema'
import { Failure } from '../../http/failure'
import type { SignedIn } from '../../http/caller'
import type { VerificationCodes } from './codes'
import { toUser } from './customer'
import * as queries from './queries'

/**
 * Changes the phone of an account and ends its other sessions. Only a caller with a code sent to a phone learns whether
 * it has an account.
 * @throws Failure `samePhone`, `phoneTaken`, `codeWrong`, `codeExpired` or `codeLocked`.
 */
export async function changePhone(
  context: Context,
  codes: VerificationCodes,
  caller: SignedIn,
  { oldCode, phone, code }: Request<typeof accountChangePhone>,
): Promise<User> {
  const { clock, db, seal } = context
  const { id, tokenHash } = caller.customer
  const { phone_sealed } = await queries.customerById(db, id)
  const oldPhone = seal.open(phone_sealed)
  const oldCodeId = await codes.check(caller, { phone: oldPhone, code: oldCode, purpose: 'changePhone' })
  if (phone === oldPhone) throw new Failure('samePhone')
  const codeId = await codes.check(caller, { phone, code, purpose: 'bindPhone' })
  const change = async (tx: Transaction<Database>) => {
    await codes.use(tx, oldCodeId)
    await codes.use(tx, codeId)
    if (await queries.customerByPhone(tx, seal.indexes(phone))) throw new Failure('phoneTaken')
    const sealed = { phone_hash: seal.index(phone), phone_sealed: seal.seal(phone), masked_phone: maskPhone(phone) }
    const customer = await queries.updateCustomer(tx, id, sealed)
    await queries.endOtherSessions(tx, id, tokenHash, clock.now())
    return toUser(customer, seal, clock)
  }
  try {
    return await db.transaction().execute(change)
  } catch (error) {
    // Somebody registered with the phone at the same moment.
    if (isDuplicate(error)) throw new Failure('phoneTaken')
    throw error
  }
}
