import type { Kysely, Transaction } from 'kysely'
import type { Request, Response } from '@contract/call'
import { staffApplications } from '@contract/calls/staff'
import type { StaffApplication, StaffApplicationDetail } from '@contract/entities/staff-content'
import type { Context } from '../../../context'
import type { Database } from '../../../database/schema'
import type { Change } from '../../../http/acting'
import { Paging } from '../../../http/paging'
import type { ApplicationEngine, Rejection } from '../../application/engine'
import { findApplication } from '../../application/queries'
import { FilledInForms, numberOf } from '../../application/view'
import type { PrivateMedia } from '../../upload/private/private-media'
import { listApplications } from './queries'

type Db = Kysely<Database>
type Tx = Transaction<Database>
type Row = Pick<
  NonNullable<Awaited<ReturnType<typeof findApplication>>>,
  'id' | 'kind' | 'state' | 'applicant' | 'submitted_at'
>

/** Dependencies of the service. */
export interface ApplicationNeeds {
  readonly applications: ApplicationEngine
  readonly privateMedia: PrivateMedia
}

/** Applications as staff see and decide them. */
export class StaffApplications {
  private readonly forms: FilledInForms

  constructor(
    private readonly context: Context,
    private readonly needs: ApplicationNeeds,
  ) {
    this.forms = new FilledInForms(context, needs.applications, needs.privateMedia)
  }

  async list(request: Request<typeof staffApplications>): Promise<Response<typeof staffApplications>> {
    const page = new Paging(staffApplications, request)
    return page.answer(await listApplications(this.context.db, page.slice), viewOf)
  }

  async one(db: Db, id: string): Promise<StaffApplication> {
    return viewOf(await this.row(db, id))
  }

  /** An application with its form; `staffId` is recorded with each private picture that is shown. */
  async detail(id: string, staffId: string): Promise<StaffApplicationDetail> {
    const row = await this.row(this.context.db, id)
    const { fields, pictures } = await this.forms.of(row, { kind: 'reviewer', name: staffId })
    return {
      ...viewOf(row),
      fields: Object.entries(fields).map(([field, text]) => ({ field, text })),
      pictures: Object.entries(pictures).flatMap(([field, all]) => all.map(({ path }) => ({ field, path }))),
    }
  }

  /** @throws Failure `applicationDecided` for one that is not in review */
  approve(tx: Tx, id: string, staffId: string): Promise<Change> {
    return this.change(tx, id, () => this.needs.applications.approve(tx, id, staffId))
  }

  /** @throws Failure `applicationDecided` for one that is not in review */
  reject(tx: Tx, id: string, staffId: string, rejection: Rejection): Promise<Change> {
    return this.change(tx, id, () => this.needs.applications.reject(tx, id, staffId, rejection))
  }

  private async change(tx: Tx, id: string, work: () => Promise<void>): Promise<Change> {
    const { state: before } = await this.row(tx, id)
    await work()
    const { state: after } = await this.row(tx, id)
    return { subject: { kind: 'application', id }, before: { state: before }, after: { state: after } }
  }

  private async row(db: Db, id: string) {
    const row = await findApplication(db, id)
    if (!row) throw new Error(`there is no application ${id}`)
    return row
  }
}

const viewOf = (row: Row): StaffApplication => ({
  id: row.id,
  number: numberOf(row),
  kind: row.kind,
  state: row.state,
  applicant: row.applicant,
  submittedAt: row.submitted_at.toISOString(),
})
