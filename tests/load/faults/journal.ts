/** Answers that clients received: each of them must hold afterwards. */
export interface Journal {
  /** Orders with their totals. */
  readonly orders: Map<string, number>
  /** Those of the orders that are tickets. */
  readonly tickets: Set<string>
  /** Those of the orders that are of the mall. */
  readonly goods: Set<string>
  /** Those of the orders that are stays, and tables. */
  readonly stays: Set<string>
  readonly tables: Set<string>
  /** Those of the orders that are vouchers, places in groups, shared carts, presales, and errands. */
  readonly vouchers: Set<string>
  readonly places: Set<string>
  readonly carts: Set<string>
  readonly presales: Set<string>
  readonly errands: Set<string>
  /** Errands with the sum of the receipts in the last answer to their riders, and orders that riders handed over. */
  readonly receipts: Map<string, number>
  readonly handOvers: Set<string>
  /** Presales whose deposit was said to be paid. */
  readonly deposits: Set<string>
  /** Redemptions with their numbers of vouchers, and those that were undone. */
  readonly redemptions: Map<string, number>
  readonly undone: Set<string>
  readonly withdrawals: Set<string>
  /** Orders that were said to be paid. */
  readonly paid: Set<string>
  readonly cancelled: Set<string>
  /** Applications for refunds. */
  readonly refunds: Set<string>
  /** Coupons that were received, by their names in the customer's hands. */
  readonly coupons: Set<string>
  /** Messages with their sequences, each conversation's in the order in which they were acknowledged. */
  readonly messages: { readonly conversationId: string; readonly clientId: string; readonly sequence: number }[]
  /** Trades at a provider by which somebody gave money. */
  readonly trades: Set<string>
  /** Violations that no crash excuses, such as two answers to one key. */
  readonly faults: string[]
}

/** A journal in which nothing happened yet. */
export const newJournal = (): Journal => ({
  orders: new Map(),
  tickets: new Set(),
  goods: new Set(),
  stays: new Set(),
  tables: new Set(),
  vouchers: new Set(),
  places: new Set(),
  carts: new Set(),
  presales: new Set(),
  errands: new Set(),
  receipts: new Map(),
  handOvers: new Set(),
  deposits: new Set(),
  redemptions: new Map(),
  undone: new Set(),
  withdrawals: new Set(),
  paid: new Set(),
  cancelled: new Set(),
  refunds: new Set(),
  coupons: new Set(),
  messages: [],
  trades: new Set(),
  faults: [],
})
