import type { ErrandQuote } from '@contract/entities/errand'
import type { RouteAnswer } from '@contract/entities/route'
import { useLoaded } from '@/platform/navigation/loaded'
import { QuoteSkeleton } from './quote-skeleton'

const load = () => import('./quote-parts')

/** The parts of a quoted price, which the web loads with the first quote. */
export function LazyQuote(quoted: { quote: ErrandQuote; route: RouteAnswer }) {
  const loaded = useLoaded(load, true)
  return loaded ? <loaded.QuoteParts {...quoted} /> : <QuoteSkeleton />
}
