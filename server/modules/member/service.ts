import type { Response } from '@contract/call'
import type { memberInfo } from '@contract/calls/member'
import type { Context } from '../../context'
import type { Customer } from '../../http/caller'
import * as queries from './queries'

/** Paid membership (product text §6). */
export class MemberService {
  constructor(private readonly context: Context) {}

  /** `saved` is the total discount by member prices on the caller's paid orders. */
  async info({ id, isMember }: Customer): Promise<Response<typeof memberInfo>> {
    const { db } = this.context
    const [{ member_until }, saved] = await Promise.all([
      queries.membershipOf(db, id),
      queries.savedByMembership(db, id),
    ])
    return { isMember, until: isMember ? (member_until?.toISOString() ?? null) : null, saved }
  }
}
