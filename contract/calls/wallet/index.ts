/** The calls of the wallet: balance, records and top-ups. */
export * from './balance'
export * from './records'
export * from './top-up'
