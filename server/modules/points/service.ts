import type { Request, Response } from '@contract/call'
import { pointsHistory, type pointsRule } from '@contract/calls/points'
import { limits } from '@contract/limits'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { SignedIn } from '../../http/caller'
import { Paging } from '../../http/paging'
import * as queries from './queries'

const monthMinutes = 30 * 24 * 60

/** A customer's points: what there is, how they are earned, and their movements (product text §7, points). */
export class PointsService {
  constructor(private readonly context: Context) {}

  async rule({ customer }: SignedIn): Promise<Response<typeof pointsRule>> {
    const { db, clock } = this.context
    const since = minutesAfter(clock.now(), -monthMinutes)
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
