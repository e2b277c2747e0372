import type { Kysely, Transaction } from 'kysely'
import type { Request, Response } from '@contract/call'
import { staffFeedback, staffReports } from '@contract/calls/staff'
import { ReportSubject, ReportType } from '@contract/calls/report'
import type { StaffFeedback, StaffReport, StaffReportDetail } from '@contract/entities/staff-content'
import type { Language } from '@contract/settings'
import type { Context } from '../../../context'
import type { Database } from '../../../database/schema'
import type { Change } from '../../../http/acting'
import { Failure } from '../../../http/failure'
import { Paging } from '../../../http/paging'
import type { FeedbackDesk } from '../../feedback/desk'
import type { EvidenceReader, ReportEvidence } from '../../report/evidence'
import { answerReport } from '../../report/queries'
import * as queries from './queries'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** Reports and feedback of customers, which staff read and answer. */
export class StaffContent {
  constructor(
    private readonly context: Context,
    private readonly feedback: FeedbackDesk,
    private readonly evidence: ReportEvidence,
  ) {}

  async reports(request: Request<typeof staffReports>, language: Language): Promise<Response<typeof staffReports>> {
    const page = new Paging(staffReports, request)
    const rows = await queries.listReports(this.context.db, request.tab, page.slice)
    return page.answer(rows, (row) => reportView(row, language))
  }

  /** A report with its evidence; each picture that is looked at is recorded under the reader's name. */
  async report(db: Db, id: string, reader: EvidenceReader): Promise<StaffReportDetail> {
    const row = await queries.reportById(db, id)
    return { ...reportView(row, reader.language), messages: await this.evidence.messages(db, id, reader) }
  }

  /** @throws Failure `chatMessageNotFound`, or `nothingToChange` for a message that is gone */
  async removeMessage(tx: Tx, id: string, sequence: number): Promise<Change> {
    await this.evidence.removeMessage(tx, id, sequence)
    return { subject: { kind: 'report', id }, before: { state: 'shown' }, after: { state: 'removed' } }
  }

  /** Closes a report. @throws Failure `nothingToChange` for one that is closed */
  async answerReport(tx: Tx, id: string, upheld: boolean): Promise<Change> {
    if (!(await answerReport(tx, id, upheld, this.context.clock.now()))) throw new Failure('nothingToChange')
    return changeOf('report', id, upheld ? 'upheld' : 'dismissed')
  }

  async feedbacks(request: Request<typeof staffFeedback>, language: Language): Promise<Response<typeof staffFeedback>> {
    const page = new Paging(staffFeedback, request)
    const rows = await queries.listFeedback(this.context.db, request.tab, page.slice)
    return page.answer(rows, (row) => feedbackView(row, language))
  }

  async feedbackOf(db: Db, id: string, language: Language): Promise<StaffFeedback> {
    return feedbackView(await queries.feedbackById(db, id), language)
  }

  /** Answers feedback, in the words of its reader for both languages. @throws Failure `nothingToChange` for answered feedback */
  async answerFeedback(tx: Tx, id: string, answer: string): Promise<Change> {
    const { number } = await queries.feedbackById(tx, id)
    if (!(await this.feedback.answer(tx, number, { en: answer, zh: answer }))) throw new Failure('nothingToChange')
    return changeOf('feedback', id, 'answered')
  }
}

const changeOf = (kind: 'report' | 'feedback', id: string, state: string): Change => ({
  subject: { kind, id },
  before: { state: 'open' },
  after: { state },
})

const reportView = (row: queries.ReportRow, language: Language): StaffReport => ({
  id: row.id,
  subject: { kind: ReportSubject.parse(row.subject), id: row.subject_id ?? row.store_id },
  type: ReportType.parse(row.type),
  content: row.content,
  image: row.image,
  reporter: { id: row.customer_id, name: row.reporter_name },
  store: row.store_id && row.store_name ? { id: row.store_id, name: row.store_name[language] } : null,
  createdAt: row.created_at.toISOString(),
  outcome: row.answered_at && { upheld: row.upheld === true, at: row.answered_at.toISOString() },
})

const feedbackView = (row: queries.FeedbackRow, language: Language): StaffFeedback => ({
  id: row.id,
  number: row.number,
  type: row.type,
  text: row.text,
  pictures: row.pictures,
  orderNumber: row.order_number,
  mayContact: row.may_contact,
  customer: { id: row.customer_id, name: row.customer_name },
  createdAt: row.created_at.toISOString(),
  answer: row.answer && row.answered_at ? { text: row.answer[language], at: row.answered_at.toISOString() } : null,
})
