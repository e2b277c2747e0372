import { v7 as uuid } from 'uuid'
import type { Transaction } from 'kysely'
import type { Request, Response } from '@contract/call'
import type { ReportType, reportTypes } from '@contract/calls/report'
import type { storeReport } from '@contract/calls/store'
import { limits } from '@contract/limits'
import type { Language, Localized } from '@contract/settings'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import { storeExists } from '../store/queries'
import { takeMedia } from '../upload/media'
import * as queries from './queries'

const names: Record<ReportType, Localized> = {
  foodSafety: { en: 'Food safety', zh: '食品安全' },
  falseInfo: { en: 'False information', zh: '信息不实' },
  price: { en: 'Wrong prices', zh: '价格欺诈' },
  service: { en: 'Poor service', zh: '服务态度差' },
  licence: { en: 'No valid licence', zh: '证照不全' },
  other: { en: 'Something else', zh: '其他' },
}

const aDay = 24 * 60

/** Reports of customers about stores (product text §3, §5). */
export class ReportService {
  constructor(private readonly context: Context) {}

  types(language: Language): Response<typeof reportTypes> {
    return {
      items: (Object.keys(names) as ReportType[]).map((type) => ({ type, name: names[type][language] })),
    }
  }

  /** @throws Failure `storeNotFound`, `mediaNotFound`, and `tooManyReports` beyond `limits.reportsPerDay` in 24 hours */
  async add(tx: Transaction<Database>, { customer }: SignedIn, report: Request<typeof storeReport>) {
    if (!(await storeExists(tx, report.storeId))) throw new Failure('storeNotFound')
    const now = this.context.clock.now()
    await queries.lockReports(tx, customer.id)
    const today = await queries.reportsSince(tx, customer.id, minutesAfter(now, -aDay))
    if (today >= limits.reportsPerDay) throw new Failure('tooManyReports', { max: limits.reportsPerDay })
    const [picture] = await takeMedia(tx, { customerId: customer.id, ids: report.pictures, now })
    const row = {
      id: uuid(),
      customer_id: customer.id,
      store_id: report.storeId,
      type: report.type,
      content: report.content.trim(),
      image: picture?.path ?? null,
      created_at: now,
    }
    await queries.insertReport(tx, row)
    return { reportId: row.id }
  }
}
