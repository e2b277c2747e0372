/** The SQL of packages, of vouchers and of their redemptions. */
export * from './packages'
export * from './vouchers'
export * from './redemptions'
