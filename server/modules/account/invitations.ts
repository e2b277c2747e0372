import { randomInt } from 'node:crypto'
import type { Response } from '@contract/call'
import type { accountInviteCode } from '@contract/calls/account'
import type { Context } from '../../context'
import type { Customer } from '../../http/caller'
import { Failure } from '../../http/failure'
import * as queries from './queries'

/** Without those that are read as one another: 0 and O, 1 and I. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 6

const newCode = (): string => Array.from({ length: LENGTH }, () => letters[randomInt(letters.length)]).join('')

/** The codes by which customers invite others (product text §1). A customer has one from when it is first asked for. */
export class Invitations {
  constructor(private readonly context: Context) {}

  /** The caller’s invitation code, made when it is first asked for, and how many it brought. */
  async own({ id }: Customer): Promise<Response<typeof accountInviteCode>> {
    const { db } = this.context
    let code: string | null = null
    while (code === null) code = await queries.claimInviteCode(db, id, newCode())
    return { inviteCode: code, invited: await queries.countInvited(db, id) }
  }

  /** Who gave a code away. @throws Failure `inviteCodeWrong` when nobody did. */
  async inviterOf(inviteCode: string): Promise<string> {
    const inviter = await queries.inviterOf(this.context.db, inviteCode)
    if (!inviter) throw new Failure('inviteCodeWrong')
    return inviter
  }
}
