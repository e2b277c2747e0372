import type { RequestInput } from '@contract/call'
import { hotelSearch } from '@contract/calls/hotel-search'
import { addDays, hotelDay } from '../../../server/modules/hotel/days'
import { insertManyHotels } from '../../../server/testing/many-hotels'
import { atScale, filled, type Scale } from '../support/at-scale'
import type { Cluster } from '../support/cluster'
import { type Amount, throughput } from '../support/load'
import { countHotels } from '../support/queries'
import type { Finding } from '../support/report'
import { type Effort, ratioOf } from '../support/rounds'
import { shotOf } from '../support/shots'

const few = 1_000
const atMost = 2

type Asked = Omit<RequestInput<typeof hotelSearch>, 'checkIn' | 'checkOut'>

/** A search in the city for some nights from the day after tomorrow. */
function dated(nights: number, asked: Asked) {
  const checkIn = addDays(hotelDay('Asia/Shanghai', new Date()), 2)
  return { cityCode: '440300', pageSize: 20, ...asked, checkIn, checkOut: addDays(checkIn, nights) }
}

const asked: [string, Asked][] = [
  ['hotels, recommended', {}],
  ['hotels, best score', { sort: 'score' }],
  ['hotels, cheapest first', { sort: 'price' }],
  ['hotels with breakfast', { breakfast: true }],
  ['hotels of four stars under ¥400', { stars: [4], priceTo: 40_000 }],
]

/**
 * Ratio of a hotel search's time among many hotels to that among a thousand, and for fourteen nights to that for one.
 */
export async function hotelsAtScale(cluster: Cluster, effort: Effort, many: number): Promise<Finding[]> {
  const scale: Scale = {
    what: 'hotels',
    few,
    many,
    asked: asked.map(([what, request]) => ({ what, call: hotelSearch, request: dated(2, request) })),
    count: ({ app }) => countHotels(app.context.db),
    fill: ({ app }, count) => insertManyHotels(app.context.db, count),
  }
  const findings = await atScale(cluster, effort, scale)
  const { stage, server } = await filled(cluster, scale, many)
  const measure = (nights: number) => {
    const shot = shotOf(hotelSearch, dated(nights, {}))
    return (amount: Amount) =>
      throughput({ url: server.url, next: () => shot, amount, connections: effort.connections })
  }
  const ratio = await ratioOf(measure(1), measure(14), effort)
  findings.push({ what: `hotels: time for 14 nights to one among ${many}`, ratio, atMost })
  await Promise.all([server.stop(), stage.close()])
  return findings
}
