import { type Kysely, sql } from 'kysely'
import type { AuditSubject } from '@contract/entities/staff'
import { descending, Keyset, type Slice } from '../../../database/keyset'
import type { Database } from '../../../database/schema'

export interface AuditFilter {
  readonly subject?: { readonly kind: AuditSubject; readonly reference: string } | undefined
  readonly staffId?: string | undefined
}

const newestFirst = new Keyset([
  descending('instant', sql.ref('audit_entries.at')),
  descending('id', sql.ref('audit_entries.id')),
])

/** One page of audit entries, newest first. */
export function listAudit(db: Kysely<Database>, { subject, staffId }: AuditFilter, slice: Slice) {
  let query = db
    .selectFrom('audit_entries')
    .leftJoin('customers', 'customers.id', 'audit_entries.staff_id')
    .selectAll('audit_entries')
    .select('customers.nickname as staff_name')
  if (subject)
    query = query
      .where('audit_entries.subject_kind', '=', subject.kind)
      .where('audit_entries.subject_id', '=', subject.reference)
  if (staffId !== undefined) query = query.where('audit_entries.staff_id', '=', staffId)
  return newestFirst.page(query, slice).execute()
}

/** A row of `listAudit`. */
export type AuditRow = Awaited<ReturnType<typeof listAudit>>[number]
