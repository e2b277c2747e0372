import type { Kysely } from 'kysely'
import type { Request, Response } from '@contract/call'
import { staffAppeals } from '@contract/calls/staff'
import type { StaffAppeal } from '@contract/entities/staff-content'
import type { Language } from '@contract/settings'
import type { Context } from '../../../context'
import type { Database } from '../../../database/schema'
import { Failure } from '../../../http/failure'
import { Paging } from '../../../http/paging'
import { appealView } from '../../review/view'
import * as queries from './queries'

function viewOf(row: queries.AppealRow, language: Language): StaffAppeal {
  const appeal = appealView(row)
  if (!appeal) throw new Error(`Review ${row.id} has no appeal`)
  const { customer_id: authorId } = row
  return {
    id: row.id,
    review: { text: row.text[language], rating: row.rating, createdAt: row.created_at.toISOString() },
    author: authorId === null ? null : { id: authorId, name: row.author_name ?? '' },
    store: { id: row.store_id, name: row.store_name[language] },
    hidden: { reason: row.hidden_reason ?? '', at: (row.was_hidden_at ?? row.created_at).toISOString() },
    appeal,
  }
}

/** Appeals against hidden reviews, as staff see them. */
export class StaffAppeals {
  constructor(private readonly context: Context) {}

  async list(request: Request<typeof staffAppeals>, language: Language): Promise<Response<typeof staffAppeals>> {
    const page = new Paging(staffAppeals, request)
    const rows = await queries.listAppeals(this.context.db, request.tab, page.slice)
    return page.answer(rows, (row) => viewOf(row, language))
  }

  /** @throws Failure `reviewNotFound` for a review without an appeal */
  async one(db: Kysely<Database>, reviewId: string, language: Language): Promise<StaffAppeal> {
    const row = await queries.appealOf(db, reviewId)
    if (!row) throw new Failure('reviewNotFound')
    return viewOf(row, language)
  }
}
