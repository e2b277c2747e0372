import { randomInt } from 'node:crypto'
import type { Response } from '@contract/call'
import type { accountInviteCode } from '@contract/calls/account'
import type { Context } from '../../context'
import type { Customer } from '../../http/caller'
import { Failure } from '../../http/failure'
import * as queries from './queries'

/** Letters and digits without the pairs that are easily confused: 0 and O, 1 and I. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 6

const newCode = (): string => Array.from({ length: LENGTH }, () => letters[randomInt(letters.length)]).join('')

/** Invitation codes (product text §1), generated when a customer first asks for one. */
export class Invitations {
  constructor(private readonly context: Context) {}

  /** The caller’s invitation code, generated on first use, and how many customers registered with it. */
  async own({ id }: Customer): Promise<Response<typeof accountInviteCode>> {
    const { db } = this.context
    let code: string | null = null
    while (code === null) code = await queries.claimInviteCode(db, id, newCode())
    return { inviteCode: code, invited: await queries.countInvited(db, id) }
  }

  /** The id of the customer whose code it is. @throws Failure `inviteCodeWrong` for an unknown code. */
  async inviterOf(inviteCode: string): Promise<string> {
    const inviter = await queries.inviterOf(this.context.db, inviteCode)
    if (!inviter) throw new Failure('inviteCodeWrong')
    return inviter
  }
}
