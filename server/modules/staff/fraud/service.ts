import type { Kysely, Transaction } from 'kysely'
import type { Request, Response } from '@contract/call'
import { type staffDecideFraudCase, staffFraudCases } from '@contract/calls/staff'
import type { FraudCase } from '@contract/entities/staff-fraud'
import type { Language } from '@contract/settings'
import type { Context } from '../../../context'
import type { Database } from '../../../database/schema'
import type { Change } from '../../../http/acting'
import { Failure } from '../../../http/failure'
import { Paging } from '../../../http/paging'
import type { FraudDesk } from '../../fraud/desk'
import * as queries from '../../fraud/queries'
import { fraudCaseView } from '../../fraud/view'

/** Money with signals of fraud, as staff see it and decide on it. */
export class StaffFraud {
  constructor(
    private readonly context: Context,
    private readonly desk: FraudDesk,
  ) {}

  async list(request: Request<typeof staffFraudCases>, language: Language): Promise<Response<typeof staffFraudCases>> {
    const page = new Paging(staffFraudCases, request)
    const rows = await queries.listCases(this.context.db, request.tab === 'open', page.slice)
    return page.answer(rows, (row) => fraudCaseView(row, language))
  }

  /** @throws Failure `fraudCaseNotFound` */
  async one(db: Kysely<Database>, id: string, language: Language): Promise<FraudCase> {
    const row = await queries.namedCase(db, id)
    if (!row) throw new Failure('fraudCaseNotFound')
    return fraudCaseView(row, language)
  }

  /** @throws Failure `fraudCaseNotFound`, `nothingToChange` or `customerFrozen` */
  async decide(
    tx: Transaction<Database>,
    staffId: string,
    { fraudCaseId: id, outcome, reason }: Request<typeof staffDecideFraudCase>,
  ): Promise<Change> {
    await this.desk.decide(tx, id, { release: outcome === 'release', staffId, reason })
    const { state, amount } = (await queries.caseById(tx, id)) ?? {}
    return { subject: { kind: 'fraudCase', id }, before: { state: 'open', amount }, after: { state, amount } }
  }
}
