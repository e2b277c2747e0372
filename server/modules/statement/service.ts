import type { Request, Response } from '@contract/call'
import type * as calls from '@contract/calls/rider-statements'
import type { StatementPeriod } from '@contract/entities/settlement'
import type {
  Statement,
  StatementGroup,
  StatementGroupKey,
  StatementLine,
  StatementSums,
} from '@contract/entities/statement'
import { statementGroups } from '@contract/statement-groups'
import type { Context } from '../../context'
import type { Paging } from '../../http/paging'
import { localDay, offsetsAround } from '../../local-time'
import { noonOf, type Period, periodAround, periodBefore } from '../settlement/periods'
import * as queries from './queries'

/** A party with statements, and the clock of their days. */
export interface Party extends queries.Account {
  readonly zone: string
}

type Listed = Request<typeof calls.riderStatements>
interface One {
  readonly period: StatementPeriod
  readonly day: string
}

/** Number of periods on a page of a list. */
const listed = 12

/** Statements of stores and riders, each from the ledger entries of its period alone. */
export class Statements {
  constructor(private readonly context: Pick<Context, 'db' | 'clock'>) {}

  /** The period around a day. */
  periodOf({ zone }: Party, { period, day }: One): Period {
    return periodAround(zone, period, noonOf(zone, day))
  }

  async list(party: Party, { period, until }: Listed): Promise<Response<typeof calls.riderStatements>> {
    const { db, clock } = this.context
    const first = (await queries.firstAt(db, party)) ?? clock.now()
    const last = until ? this.periodOf(party, { period, day: until }) : periodAround(party.zone, period, clock.now())
    const spans: Period[] = [last]
    for (let span = last; spans.length < listed && span.from > first; spans.push(span))
      span = periodBefore(party.zone, period, span)
    const sums = await queries.sumsOf(db, party, spans)
    const oldest = spans.at(-1) ?? last
    return {
      items: spans.flatMap((span, index) => {
        const row = sums[index]
        return row ? [this.sumsView(party, span, row)] : []
      }),
      before: oldest.from > first ? this.dayBefore(party, oldest) : null,
    }
  }

  async one(party: Party, request: One): Promise<Statement> {
    const { db } = this.context
    return db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        const span = this.periodOf(party, request)
        const first = await queries.firstAt(tx, party)
        const [row = { opening: 0, paid: 0, earned: 0, orders: 0 }] = await queries.sumsOf(tx, party, [span])
        const { entries, funded } = await queries.figuresIn(tx, party, span)
        const payouts = await queries.payoutsIn(tx, party, span)
        const sums = this.sumsView(party, span, row)
        return {
          ...sums,
          ...{ period: request.period, entries, platformFunded: Math.max(0, funded) },
          groups: groupsOf(await queries.componentsOf(tx, party, span), await queries.groupOrders(tx, party, span)),
          payouts: payouts.map(({ id, amount, created_at }) => ({ id, amount: -amount, at: created_at.toISOString() })),
          before: first && first < span.from ? this.dayBefore(party, span) : null,
          after: sums.isOpen ? null : localDay(party.zone, span.to),
          utcOffset: offsetsAround(party.zone, span.from),
        }
      })
  }

  async lines(
    party: Party,
    { group, ...request }: One & { readonly group?: StatementGroupKey | undefined },
    page: Paging,
  ): Promise<{ items: StatementLine[]; next: string | null }> {
    const span = this.periodOf(party, request)
    const rows = await queries.linePage(this.context.db, party, span, { group, slice: page.slice })
    return page.answer(rows, ({ id, created_at, kind, order_id, order_number, is_part, amount }) => {
      const order = { orderId: order_id, orderNumber: order_number, isPart: is_part }
      return { id, at: created_at.toISOString(), kind, ...order, amount }
    })
  }

  private dayBefore = ({ zone }: Party, { from }: Period): string => localDay(zone, new Date(from.getTime() - 1))

  private sumsView({ zone }: Party, { from, to }: Period, row: queries.SumsRow): StatementSums {
    const { opening, paid, earned, orders } = row
    return {
      from: localDay(zone, from),
      to: localDay(zone, new Date(to.getTime() - 1)),
      isOpen: to > this.context.clock.now(),
      ...{ opening, paidOut: paid, earned, closing: opening - paid + earned, orders },
    }
  }
}

/** All groups in their order, those without a movement too. */
function groupsOf(rows: readonly queries.ComponentRow[], orders: ReadonlyMap<string, number>): StatementGroup[] {
  return statementGroups.map((key) => {
    const own = rows.filter(({ grp }) => grp === key)
    return {
      key,
      sum: own.reduce((sum, { amount }) => sum + amount, 0),
      orders: orders.get(key) ?? 0,
      rows: own.map(({ component, rate, amount, orders: count }) => ({ component, rate, amount, orders: count })),
    }
  })
}
