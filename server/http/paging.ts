import * as z from 'zod/mini'
import type { Call } from '@contract/call'
import { sha256 } from '../security/hash'
import { InvalidCursor, type KeyedRow, type KeyValues, type Slice } from '../database/keyset'

/** Raised when the content of cursors changes, so that cursors of an older server are refused. */
const version = 1

const Values = z.array(z.union([z.string(), z.number()]))
/** The version, the hash of the list, the sort keys of the last row, and values that the list keeps for later pages. */
const Content = z.tuple([z.literal(version), z.string(), Values, z.array(z.number())])

/** The fields of a request for a page, as `paging` of the contract has them. */
interface PageRequest {
  readonly cursor?: string | undefined
  readonly pageSize: number
}

/** A hash of the list that a cursor belongs to: the call, its filters and the owner, if the list has one. */
function listOf({ name }: Call, { cursor: _, pageSize: __, ...filters }: PageRequest, owner: string): string {
  const fields = Object.entries(filters).sort(([one], [other]) => (one < other ? -1 : 1))
  const text = JSON.stringify([name, fields, owner])
  return Buffer.from(sha256(text).slice(0, 12), 'hex').toString('base64url')
}

function parse(cursor: string): z.output<typeof Content> {
  try {
    return Content.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch (error) {
    throw new InvalidCursor('A cursor cannot be read', { cause: error })
  }
}

/**
 * A requested page. A cursor encodes the sort keys of the last row of the page before; the server keeps no state for it,
 * and a forged one reveals nothing beyond the list itself.
 */
export class Paging {
  /** Which rows to read: one more than are shown, to know whether there is another page. */
  readonly slice: Slice
  /** Values that the first page stored for this one (`next`); undefined on the first page. */
  readonly kept: readonly number[] | undefined
  private readonly list: string
  private readonly pageSize: number

  /**
   * @param owner whose list it is, if it is somebody's own
   * @throws InvalidCursor, which is answered as `invalidRequest`, for a cursor of another list or of no server
   */
  constructor(call: Call, request: PageRequest, owner = '') {
    this.list = listOf(call, request, owner)
    this.pageSize = request.pageSize
    const { after, kept } = this.read(request.cursor)
    this.slice = { after, limit: request.pageSize + 1 }
    this.kept = kept
  }

  get isFirst(): boolean {
    return this.slice.after === undefined
  }

  /** The rows that are shown of those that were read. */
  shown<Row>(rows: readonly Row[]): Row[] {
    return rows.slice(0, this.pageSize)
  }

  /** The cursor of the page after these rows; null when there is none. `keep` comes back as `kept` of that page. */
  next(rows: readonly KeyedRow[], keep: readonly number[] = []): string | null {
    const last = rows[this.pageSize - 1]
    if (!last || rows.length <= this.pageSize) return null
    const content: z.input<typeof Content> = [version, this.list, [...last.sort_keys], [...keep]]
    return Buffer.from(JSON.stringify(content)).toString('base64url')
  }

  /** The answer of rows that were read, each as `view` shows it. */
  answer<Row extends KeyedRow, Item>(
    rows: readonly Row[],
    view: (row: Row) => Item,
  ): { items: Item[]; next: string | null } {
    return { items: this.shown(rows).map(view), next: this.next(rows) }
  }

  /** Like `answer`, without the rows whose view is undefined. */
  answerSome<Row extends KeyedRow, Item>(
    rows: readonly Row[],
    view: (row: Row) => Item | undefined,
  ): { items: Item[]; next: string | null } {
    const { items, next } = this.answer(rows, view)
    return { items: items.filter((item) => item !== undefined), next }
  }

  private read(cursor: string | undefined): { after?: KeyValues; kept?: readonly number[] } {
    if (cursor === undefined) return {}
    const [, list, after, kept] = parse(cursor)
    if (list !== this.list) throw new InvalidCursor('A cursor belongs to another list')
    return { after, kept }
  }
}
