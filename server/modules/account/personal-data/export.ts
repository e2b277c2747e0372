import type { Context } from '../../../context'
import type { Seal } from '../../../security/seal'
import * as queries from './queries'
import { orderTables, personalTables } from './tables'

type Source = Pick<Context, 'db' | 'seal'>

/** Columns that guard the account, name other persons or hold what is theirs. */
const withheld =
  /_hash$|^(?:key|key_sealed|parts|payer_id|invited_by|invitee_id|provider_payment_id|asked_by|return_address_sealed|commission_rate)$/

const isSealed = (column: string): boolean => /(?:^|_)sealed$/.test(column)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

/** A sealed text as it was before, with the texts sealed within it. */
function opened(seal: Seal, sealed: string): unknown {
  const value = parsed(seal.open(sealed))
  if (typeof value !== 'object' || value === null || !('sealed' in value)) return value
  const { sealed: inner, ...rest } = value as { sealed: string }
  return { ...rest, ...(parsed(seal.open(inner)) as object) }
}

/** A row as its customer may have it: sealed columns opened, secrets left out. */
export const shown = (seal: Seal, row: queries.Row): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !withheld.test(column))
      .map(([column, value]) =>
        isSealed(column) && typeof value === 'string'
          ? [column.replace(/_?sealed$/, '') || 'details', opened(seal, value)]
          : [column, value],
      ),
  )

type Part = readonly [name: string, read: (id: string) => Promise<queries.Row[]>]

const ofCustomers = personalTables.filter(([, { isExported = true }]) => isExported)

const partsOf = ({ db }: Source): Part[] => [
  ['profile', (id) => queries.profileOf(db, id)],
  ...ofCustomers.map(([table]): Part => [table, (id) => queries.rowsOf(db, table, id)]),
  ...orderTables.flatMap(([table, { exported, exportedAs = table }]): Part[] =>
    exported === 'none' ? [] : [[exportedAs, (id) => queries.rowsOfOrders(db, table, exported, id)]],
  ),
  ['messages', (id) => queries.messagesOf(db, id)],
  ['money', (id) => queries.moneyOf(db, id)],
]

/** All that is kept about a customer as the pieces of one JSON text, read table by table as it is sent. */
export async function* exported(source: Source, customerId: string, at: Date): AsyncGenerator<string> {
  yield `{"exportedAt":${JSON.stringify(at)}`
  for (const [name, read] of partsOf(source)) {
    yield `,${JSON.stringify(name)}:[`
    let before = ''
    for (const row of await read(customerId)) {
      yield before + JSON.stringify(shown(source.seal, row))
      before = ','
    }
    yield ']'
  }
  yield '}'
}
