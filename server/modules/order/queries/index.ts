/** The SQL of orders of every kind; a kind has its own for its own table. */
export * from './orders'
export * from './heads'
export * from './quotes'
export * from './payers'
export * from './unpaid'
export * from './money-back'
