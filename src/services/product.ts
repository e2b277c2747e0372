import { exchange, type Options, type Pending } from './http'
import { apiBase } from './base'

/** Paths served by a separate product host, and its base URL, both from the deployment (product text §7). */
const productHost: string = process.env.TARO_APP_PRODUCT_API ?? ''
const productPaths: readonly string[] = (process.env.TARO_APP_PRODUCT_PATHS ?? '').split(',').filter(Boolean)

type Fields = Readonly<Record<string, string | number | boolean | undefined>>

/** Encodes fields as a query string, omitting undefined ones. */
export const formOf = (fields: Fields): string =>
  Object.entries(fields)
    .flatMap(([key, value]) => (value === undefined ? [] : `${encodeURIComponent(key)}=${encodeURIComponent(value)}`))
    .join('&')

const hostOf = (path: string) => (productPaths.includes(path) ? productHost : apiBase)

/**
 * GET request with query parameters; the configured paths go to the product host (product text §7). Rejects like
 * `post`.
 */
export const get = <T>(path: string, fields: Fields = {}, options?: Options): Pending<T> =>
  exchange<T>(() => {
    const form = formOf(fields)
    const url = `${hostOf(path)}${path}${form ? `?${form}` : ''}`
    return { url, method: 'GET', type: 'application/x-www-form-urlencoded' }
  }, options)
