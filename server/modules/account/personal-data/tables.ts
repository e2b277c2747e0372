import type { TableFacts } from '../../../database/table-facts'
import { type Database, tables } from '../../../database/schema'

/** The tables whose rows name their customer. */
export type TableOfCustomer = {
  [K in keyof Database]: 'customer_id' extends keyof Database[K] ? K : never
}[keyof Database]

/** The tables with rows of orders. */
export type TableOfOrder = { [K in keyof Database]: 'order_id' extends keyof Database[K] ? K : never }[keyof Database]

type OfCustomer = TableFacts & { readonly erasing: NonNullable<TableFacts['erasing']> }
type OfOrder = TableFacts & { readonly exported: NonNullable<TableFacts['exported']> }

const facts = Object.entries(tables)

/** Every table with a customer's rows: its part of an export, and its rows after closing the account (docs/decisions/023). */
export const personalTables = facts.filter((entry): entry is [TableOfCustomer, OfCustomer] => 'erasing' in entry[1])

/** Every table with an order's rows that do not name its customer. */
export const orderTables = facts.filter((entry): entry is [TableOfOrder, OfOrder] => 'exported' in entry[1])
