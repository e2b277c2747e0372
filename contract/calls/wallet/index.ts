/** The calls of the wallet: balance, records, top-ups and withdrawals. */
export * from './balance'
export * from './records'
export * from './top-up'
export * from './withdraw'
