/**
 * The placement of a table's rows in a deployment split into cells, each a PostgreSQL cluster of one or more cities:
 * - `place`: in the cell of the place that they belong to, such as a store, its goods and its orders.
 * - `person`: in the home cell of one customer.
 * - `reference`: replicated to every cell, changed only by the deployment.
 * - `directory`: global, since it maps a phone or a code to a person.
 * - `cell`: separate in each cell, such as its jobs and its ledger.
 */
export type TableClass = 'place' | 'person' | 'reference' | 'directory' | 'cell'

/**
 * Reason why a value without an owner's id is unique over all cells: it is random, issued by an external party,
 * contains the place, or is stored in the directory.
 */
export type GlobalValue = 'random' | 'issued' | 'carriesPlace' | 'directory'

interface Placement {
  readonly class: TableClass
  /** The column with the id of the row's owner; null for rows without one. */
  readonly owner: string | null
  /** Columns that are unique by themselves without naming an owner, with the reason. */
  readonly global?: Readonly<Record<string, GlobalValue>>
}

/**
 * The content of a sealed column: a text, an address with texts sealed within it, or a text with a keyed hash in another
 * column; of `door` and `payee` a part of the text is hashed.
 */
export type SealedText = 'text' | 'address' | { readonly hash: string; readonly hashed?: 'door' | 'payee' }

type SealedName<Row> = Extract<keyof Row, 'sealed' | `${string}_sealed`>

/** The primary key and the sealed columns of a table that has some. */
type Sealing<Row> = [SealedName<Row>] extends [never]
  ? object
  : {
      readonly key: Readonly<Record<string, 'uuid' | 'text' | 'int4'>>
      readonly sealed: Readonly<Record<SealedName<Row>, SealedText>>
    }

/**
 * Treatment of a customer's rows when the account is erased (docs/decisions/023):
 * - `delete`: they are removed.
 * - `keep`: they stay as records of trade or of money, which name the customer by id alone.
 * - `own`: `erase.ts` has a separate statement for them.
 * - the columns to be emptied in rows that stay.
 */
export type Erasing<Row> = 'delete' | 'keep' | 'own' | { readonly [Column in keyof Row]?: '' | null }

/** Parts of an order in the data export of its customer: the columns, or none of them. */
export type Exported<Row> = readonly (keyof Row)[] | 'all' | 'none'

/** The personal data in rows of a customer, or of an order. */
type Personal<Row> = 'customer_id' extends keyof Row
  ? {
      readonly erasing: Erasing<Row>
      /** Whether the rows are part of the customer's data export; they are by default. */
      readonly isExported?: boolean
    }
  : 'order_id' extends keyof Row
    ? {
        readonly exported: Exported<Row>
        /** The name in the export; that of the table by default. */
        readonly exportedAs?: string
      }
    : object

/** The facts of each table: its placement, and what it seals and keeps of customers. A forgotten one does not compile. */
export type FactsOf<Tables> = {
  readonly [Name in keyof Tables]: Placement & Sealing<Tables[Name]> & Personal<Tables[Name]>
}

/** The facts of any table. */
export interface TableFacts extends Placement {
  readonly key?: Readonly<Record<string, 'uuid' | 'text' | 'int4'>>
  readonly sealed?: Readonly<Record<string, SealedText>>
  readonly erasing?: Erasing<Readonly<Record<string, unknown>>>
  readonly isExported?: boolean
  readonly exported?: Exported<Readonly<Record<string, unknown>>>
  readonly exportedAs?: string
}

export const place = (owner: string): Placement => ({ class: 'place', owner })
export const person = (owner: string): Placement => ({ class: 'person', owner })
export const reference: Placement = { class: 'reference', owner: null }
export const directory = (owner: string): Placement => ({ class: 'directory', owner })
export const cell = (owner: string | null = null): Placement => ({ class: 'cell', owner })

/** Keys of tables with sealed columns. */
export const byId = { id: 'uuid' } as const
export const byOrder = { order_id: 'uuid' } as const
