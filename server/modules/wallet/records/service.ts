import type { Request, Response } from '@contract/call'
import { type walletMoneyDetails, walletMyMoney } from '@contract/calls/wallet'
import type { MoneySummary } from '@contract/entities/money-record'
import type { Withdrawal } from '@contract/entities/withdraw'
import { limits } from '@contract/limits'
import type { Language } from '@contract/settings'
import type { Context } from '../../../context'
import type { SignedIn } from '../../../http/caller'
import { Paging } from '../../../http/paging'
import { daysAfter, localDayStart } from '../../../local-time'
import * as queries from './queries'
import { lastDays, summaryOf } from './summary'
import { recordView } from './view'

/** The movements of a customer's balance, as the ledger has them (product text §2, wallet). */
export class MoneyRecords {
  constructor(
    private readonly context: Context,
    /** A withdrawal as its owner sees it; null for one that is not there. */
    private readonly withdrawal: (id: string, language: Language) => Promise<Withdrawal | null>,
  ) {}

  private get zone(): string {
    return this.context.config.timeZone
  }

  async list(
    { customer, language }: SignedIn,
    request: Request<typeof walletMyMoney>,
  ): Promise<Response<typeof walletMyMoney>> {
    const { withSummary, ...list } = request
    const page = new Paging(walletMyMoney, list, customer.id)
    const wanted = { category: request.category, slice: page.slice }
    const [rows, summary] = await Promise.all([
      queries.recordPage(this.context.db, customer.id, wanted),
      withSummary ? this.summary(customer.id) : null,
    ])
    return { ...page.answer(rows, (row) => recordView(row, language, this.zone)), summary }
  }

  async details(
    { customer, language }: SignedIn,
    { recordId }: Request<typeof walletMoneyDetails>,
  ): Promise<Response<typeof walletMoneyDetails>> {
    const row = await queries.recordDetail(this.context.db, customer.id, recordId)
    const record = recordView(row, language, this.zone)
    return {
      ...record,
      number: row.id.replaceAll('-', '').toUpperCase(),
      balanceAfter: row.balance_after,
      paidWith: row.paid_with,
      ...(row.from_balance !== null && row.from_balance > 0 && { paidFromBalance: row.from_balance }),
      providerNumber: record.type === 'topUp' ? row.provider_number : null,
      order: orderOf(row, language),
      withdrawal: row.withdrawal_id === null ? null : await this.withdrawal(row.withdrawal_id, language),
      refundId: row.refund_id,
      paidAt: record.type === 'refund' ? (row.paid_at?.toISOString() ?? null) : null,
    }
  }

  private async summary(customerId: string): Promise<MoneySummary> {
    const { db, clock } = this.context
    const now = clock.now()
    const since = localDayStart(this.zone, daysAfter(this.zone, now, 1 - limits.moneyDays))
    const rows = await queries.recordSums(db, customerId, since, this.zone)
    return summaryOf(rows, lastDays(this.zone, now, limits.moneyDays))
  }
}

function orderOf(row: queries.RecordDetail, language: SignedIn['language']) {
  const { order_id: id, order_number: number, order_kind: kind, order_title: title } = row
  if (id === null || number === null || kind === null || title === null) return null
  return {
    ...{ id, number, kind, title: title[language], picture: row.picture },
    ...{ count: row.items, deleted: row.order_removed },
  }
}
