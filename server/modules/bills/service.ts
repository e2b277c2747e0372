import type { Transaction } from 'kysely'
import type { Request, Response } from '@contract/call'
import type { staffBillDifferences, staffBills } from '@contract/calls/staff'
import type { BillProvider } from '@contract/entities/bill'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { billLines } from './parse'
import * as queries from './queries'

/** The most bills and differences in an answer. */
const most = { bills: 31, differences: 500 }

interface BillFile {
  readonly provider: BillProvider
  readonly day: string
  readonly file: Uint8Array
  readonly by: string
}

/** Bill files of payment providers, held against payments and refunds line by line. */
export class Bills {
  constructor(private readonly context: Context) {}

  /** Imports a bill file in place of an earlier one of its day; answers the number of its lines. @throws BillError */
  async import(tx: Transaction<Database>, { provider, day, file, by }: BillFile): Promise<number> {
    const lines = billLines(provider, file)
    await queries.replaceBill(tx, { provider, day, by, at: this.context.clock.now() }, lines)
    return lines.length
  }

  async list(): Promise<Response<typeof staffBills>> {
    const rows = await queries.newestBills(this.context.db, most.bills)
    const items = rows.map(({ imported_at, ...row }) => ({ ...row, importedAt: imported_at.toISOString() }))
    return { items }
  }

  async differences(request: Request<typeof staffBillDifferences>): Promise<Response<typeof staffBillDifferences>> {
    return { items: await queries.differencesOf(this.context.db, request, most.differences) }
  }
}
