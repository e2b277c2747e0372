/** The calls of merchants; each needs a caller who runs a store (product text §2, merchant tab bar). */
export * from './goods'
export * from './hotel'
export * from './orders'
export * from './parcels'
export * from './products'
export * from './refunds'
export * from './shop'
export * from './tables'
