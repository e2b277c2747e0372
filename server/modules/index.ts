import { accountRoutes } from './account/routes'
import { addressRoutes } from './address/routes'
import { articleRoutes } from './article/routes'
import type { Module } from './module'

/** Every domain; the order does not matter. */
export const modules: readonly Module[] = [accountRoutes, addressRoutes, articleRoutes]
