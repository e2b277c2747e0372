import type { Response } from '@contract/call'
import type { memberInfo, memberPlans } from '@contract/calls/member'
import type { Language } from '@contract/settings'
import type { Context } from '../../context'
import type { Customer } from '../../http/caller'
import * as queries from './queries'

/** Paid membership (product text §6). */
export class MemberService {
  constructor(private readonly context: Context) {}

  /** `saved` is the total discount by member prices and member red envelopes on the caller's paid orders. */
  async info({ id, isMember }: Customer): Promise<Response<typeof memberInfo>> {
    const { db } = this.context
    const [{ member_until }, saved] = await Promise.all([
      queries.membershipOf(db, id),
      queries.savedByMembership(db, id),
    ])
    return { isMember, until: isMember ? (member_until?.toISOString() ?? null) : null, saved }
  }

  async plans(language: Language): Promise<Response<typeof memberPlans>> {
    const rows = await queries.plansOnSale(this.context.db)
    return {
      items: rows.map(({ key, name, days, price, list_price, envelopes, envelope_amount, bonus, bonus_amount }) => ({
        ...{ key, name: name[language], days, price, listPrice: list_price },
        ...{ envelopes, envelopeAmount: envelope_amount, bonus, bonusAmount: bonus_amount },
      })),
    }
  }
}
