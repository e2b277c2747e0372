import type { Call, RequestInput } from '@contract/call'
import { storeList, storeSearch } from '@contract/calls/store'
import { insertManyStores } from '../../../server/testing/many-stores'
import { atScale } from '../support/at-scale'
import type { Cluster } from '../support/cluster'
import { countStores } from '../support/queries'
import type { Finding } from '../support/report'
import type { Effort } from '../support/rounds'

/** All in one city, so that more stores are close together: the harder case for a search around a place. */
const city = { place: { latitude: 22.5329, longitude: 113.93 }, meters: 20_000 }

/** Requests, from the plain list to words that nearly all, one in six and one in a thousand stores have. */
const asked: [string, Call, object][] = [
  ['nearby, recommended', storeList, {}],
  ['nearby, nearest first', storeList, { sort: 'distance' }],
  ['nearby, open now and best rated', storeList, { sort: 'rating', filters: ['openNow'] }],
  ['nearby, of one category', storeList, { category: 'noodles' }],
  ['keyword “noodle”', storeSearch, { keyword: 'noodle' } satisfies RequestInput<typeof storeSearch>],
  ['keyword “牛肉面”', storeSearch, { keyword: '牛肉面' }],
  ['keyword “oyster”', storeSearch, { keyword: 'oyster' }],
]

/** Ratio of a search's time among a million stores to that among ten thousand. */
export const nearbyAtScale = (cluster: Cluster, effort: Effort, many: number): Promise<Finding[]> =>
  atScale(cluster, effort, {
    what: 'stores',
    many,
    asked: asked.map(([what, call, request]) => ({ what, call, request })),
    count: ({ app }) => countStores(app.context.db),
    fill: ({ app }, count) => insertManyStores(app.context.db, { ...city, count }),
  })
