import { v7 as uuid } from 'uuid'
import type { Transaction } from 'kysely'
import type { Request, Response } from '@contract/call'
import type { reportAdd, ReportSubject, reportTypes } from '@contract/calls/report'
import type { storeReport } from '@contract/calls/store'
import { limits } from '@contract/limits'
import type { Language } from '@contract/settings'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import { takeMedia } from '../upload/media'
import type { ReportEvidence } from './evidence'
import * as queries from './queries'
import { typeNames, typesOf } from './types'

type Tx = Transaction<Database>

const aDay = 24 * 60

type Keeping = (tx: Tx, reportId: string, report: Request<typeof reportAdd>) => Promise<void>

/** Reports of customers about stores, items and reviews (product text §3, §5). */
export class ReportService {
  /** Evidence stored with a report, by kind of subject. */
  private readonly keeping: Partial<Record<ReportSubject, Keeping>>

  constructor(
    private readonly context: Context,
    evidence: ReportEvidence,
  ) {
    this.keeping = {
      conversation: (tx, reportId, { subjectId, sequences }) => evidence.keep(tx, reportId, subjectId, sequences),
    }
  }

  types(subject: ReportSubject, language: Language): Response<typeof reportTypes> {
    return { items: typesOf[subject].map((type) => ({ type, name: typeNames[type][language] })) }
  }

  /** @throws Failure `reportedNotFound`, `mediaNotFound`, and `tooManyReports` beyond `limits.reportsPerDay` in 24 hours */
  async add(tx: Tx, caller: SignedIn, report: Request<typeof reportAdd>) {
    const storeId = await queries.storeOfSubject(tx, report.subject, report.subjectId, caller.customer.id)
    if (storeId === undefined) throw new Failure('reportedNotFound')
    return this.keep(tx, caller, { ...report, storeId })
  }

  /** @throws Failure `storeNotFound`, `mediaNotFound`, and `tooManyReports` beyond `limits.reportsPerDay` in 24 hours */
  async addAboutStore(tx: Tx, caller: SignedIn, report: Request<typeof storeReport>) {
    const storeId = await queries.storeOfSubject(tx, 'store', report.storeId, caller.customer.id)
    if (!storeId) throw new Failure('storeNotFound')
    return this.keep(tx, caller, { ...report, subject: 'store', subjectId: storeId, storeId, sequences: [] })
  }

  private async keep(tx: Tx, { customer }: SignedIn, report: Request<typeof reportAdd> & { storeId: string | null }) {
    const now = this.context.clock.now()
    await queries.lockReports(tx, customer.id)
    const today = await queries.reportsSince(tx, customer.id, minutesAfter(now, -aDay))
    if (today >= limits.reportsPerDay) throw new Failure('tooManyReports', { max: limits.reportsPerDay })
    const [picture] = await takeMedia(tx, { customerId: customer.id, ids: report.pictures, now })
    const row = {
      id: uuid(),
      customer_id: customer.id,
      store_id: report.storeId,
      subject: report.subject,
      subject_id: report.subject === 'store' ? null : report.subjectId,
      type: report.type,
      content: report.content.trim(),
      image: picture?.path ?? null,
      created_at: now,
    }
    await queries.insertReport(tx, row)
    await this.keeping[report.subject]?.(tx, row.id, report)
    return { reportId: row.id }
  }
}
