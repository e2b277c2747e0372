import type { Request, Response } from '@contract/call'
import { pointsHistory, type pointsRule } from '@contract/calls/points'
import { limits } from '@contract/limits'
import type { Context } from '../../context'
import type { SignedIn } from '../../http/caller'
import { Paging } from '../../http/paging'
import { daysAfter } from '../../local-time'
import * as queries from './queries'

/** The days over which earnings are summed. */
const summedDays = 30

/** A customer's points: what there is, how they are earned, and their movements (product text §7, points). */
export class PointsService {
  constructor(private readonly context: Context) {}

  async rule({ customer }: SignedIn): Promise<Response<typeof pointsRule>> {
    const { db, clock, config } = this.context
    const since = daysAfter(config.timeZone, clock.now(), -summedDays)
    const { balance, earned, taken_back: takenBack, spent, held } = await queries.pointsOf(db, customer.id, since)
    const { pointsPerUnit: perUnit, pointsMemberFactor: memberFactor, pointsPerReview: perReview } = limits
    return {
      balance,
      earned,
      takenBack,
      spent: Math.max(0, spent),
      held,
      perUnit,
      memberFactor,
      perReview,
      isMember: customer.isMember,
    }
  }

  async history(
    { customer, language }: SignedIn,
    request: Request<typeof pointsHistory>,
  ): Promise<Response<typeof pointsHistory>> {
    const page = new Paging(pointsHistory, request, customer.id)
    const wanted = { customerId: customer.id, tab: request.tab, slice: page.slice }
    const rows = await queries.listEntries(this.context.db, wanted)
    return page.answer(rows, ({ id, kind, title, amount, doubled, held, created_at }) => {
      return { id, kind, title: title[language], amount, doubled, held, at: created_at.toISOString() }
    })
  }
}
