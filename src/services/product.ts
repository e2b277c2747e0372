import { exchange, type Options, type Pending } from './http'
import { apiBase } from './base'

/** Paths that a host of its own serves, and that host; a deployment that has one names both (product text §7). */
const productHost: string = process.env.TARO_APP_PRODUCT_API ?? ''
const productPaths: readonly string[] = (process.env.TARO_APP_PRODUCT_PATHS ?? '').split(',').filter(Boolean)

type Fields = Readonly<Record<string, string | number | boolean | undefined>>

/** Fields in form encoding; those without a value are left out. */
export const formOf = (fields: Fields): string =>
  Object.entries(fields)
    .flatMap(([key, value]) => (value === undefined ? [] : `${encodeURIComponent(key)}=${encodeURIComponent(value)}`))
    .join('&')

const hostOf = (path: string) => (productPaths.includes(path) ? productHost : apiBase)

/**
 * The second way to ask (product text §7): a GET with form encoding, sent to the product host for the paths listed
 * for it. Rejects like `post`.
 */
export const get = <T>(path: string, fields: Fields = {}, options?: Options): Pending<T> =>
  exchange<T>(() => {
    const form = formOf(fields)
    const url = `${hostOf(path)}${path}${form ? `?${form}` : ''}`
    return { url, method: 'GET', type: 'application/x-www-form-urlencoded' }
  }, options)
