/** The calls of merchants; each needs a caller who runs a store (product text §2, merchant tab bar). */
export * from './goods'
export * from './orders'
export * from './parcels'
export * from './refunds'
export * from './shop'
