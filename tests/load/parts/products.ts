import type { RequestInput } from '@contract/call'
import { mallProducts } from '@contract/calls/mall'
import { insertManyProducts } from '../../../server/testing/many-products'
import { MallFactory } from '../../../server/testing/mall'
import type { Cluster } from '../support/cluster'
import { atScale } from '../support/at-scale'
import { countProducts } from '../support/queries'
import type { Finding } from '../support/report'
import type { Effort } from '../support/rounds'
import type { Stage } from '../support/stage'

type Asked = RequestInput<typeof mallProducts>

/** From the plain list to words that one in six and one in a thousand products have. */
const asked: [string, Asked][] = [
  ['products, most sold', { sort: 'sales' }],
  ['products of one category', { category: 'mugs' }],
  ['products of a group, cheapest first', { category: 'kitchen', sort: 'priceUp' }],
  ['products in stock, newest first', { sort: 'newest', filters: ['inStock'] }],
  ['products “teapot”', { keyword: 'teapot' }],
  ['products “明前绿茶”', { keyword: '明前绿茶' }],
  ['products “flute”', { keyword: 'flute' }],
]

async function fill({ app, make }: Stage, count: number): Promise<void> {
  await insertManyProducts(app.context.db, new MallFactory(app.context.db, make), count)
}

/** Ratio of a product list's time among a million products to that among ten thousand. */
export const productsAtScale = (cluster: Cluster, effort: Effort, many: number): Promise<Finding[]> =>
  atScale(cluster, effort, {
    what: 'products',
    many,
    asked: asked.map(([what, request]) => ({ what, call: mallProducts, request })),
    count: ({ app }) => countProducts(app.context.db),
    fill,
  })
