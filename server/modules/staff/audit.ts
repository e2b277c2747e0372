import type { Request, Response } from '@contract/call'
import { staffAudit } from '@contract/calls/staff'
import type { AuditEntry } from '@contract/entities/staff'
import type { Context } from '../../context'
import { Paging } from '../../http/paging'
import { type AuditRow, listAudit } from './queries/audit'

const viewOf = ({ staff_id, staff_name, subject_kind, subject_id, request_id, at, ...row }: AuditRow): AuditEntry => ({
  id: row.id,
  at: at.toISOString(),
  staff: staff_id === null ? null : { id: staff_id, name: staff_name ?? '' },
  role: row.role,
  call: row.call,
  subject: { kind: subject_kind, id: subject_id },
  reason: row.reason,
  before: row.before,
  after: row.after,
  requestId: request_id,
})

/** Reads what staff did. */
export class Audit {
  constructor(private readonly context: Context) {}

  async list(request: Request<typeof staffAudit>): Promise<Response<typeof staffAudit>> {
    const { subject, customerId } = request
    const page = new Paging(staffAudit, request)
    const rows = await listAudit(this.context.db, { subject, staffId: customerId }, page.slice)
    return page.answer(rows, viewOf)
  }
}
