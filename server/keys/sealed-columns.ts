import type { TableFacts } from '../database/table-facts'
import { type Database, tables } from '../database/schema'
import { doorOf } from '../modules/address/door'
import { resealAddress } from '../modules/address/snapshot'
import { payeeNumber } from '../modules/withdrawal/payee'
import type { Seal } from '../security/seal'

/** A column with sealed texts. */
export interface SealedColumn {
  readonly table: keyof Database
  /** The columns of the primary key with their types. */
  readonly keys: NonNullable<TableFacts['key']>
  readonly column: string
  /** The column with the keyed hash of the same text. */
  readonly hash?: string
  /** The part of the text that is hashed; all of it by default. */
  readonly hashed?: (text: string) => string
  /** Reseals a text that contains sealed texts itself. */
  readonly reseal?: (seal: Seal, sealed: string) => string
}

const hashedParts = { door: doorOf, payee: payeeNumber }

function columnsOf(table: keyof Database): SealedColumn[] {
  const { key: keys = {}, sealed = {} } = tables[table]
  return Object.entries(sealed).map(([column, text]): SealedColumn => {
    const plain = { table, keys, column }
    if (text === 'text') return plain
    if (text === 'address') return { ...plain, reseal: resealAddress }
    return { ...plain, hash: text.hash, ...(text.hashed && { hashed: hashedParts[text.hashed] }) }
  })
}

/** Every sealed column, as the facts of its table name it; a test holds them against the database's catalogue. */
export const sealedColumns: readonly SealedColumn[] = (Object.keys(tables) as (keyof Database)[]).flatMap(columnsOf)
