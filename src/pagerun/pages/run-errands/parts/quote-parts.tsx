import type { ErrandQuote } from '@contract/entities/errand'
import type { RouteAnswer } from '@contract/entities/route'
import { formatDistance } from '@contract/format'
import { formatMoney } from '@contract/money'
import { KeyValue } from '@/components/list/KeyValue'
import { quoteWords } from './quote-text'

interface Props {
  quote: ErrandQuote
  route: RouteAnswer
}

/** The parts of a quoted price, each with its amount. */
export const QuoteParts = ({ quote, route }: Props) => {
  const t = quoteWords()
  const named = (kind: string, label: string) => {
    if (kind === 'goods') return t.byReceipt(label)
    if (kind !== 'distance') return label
    return route.state === 'ready' ? t.way(label, formatDistance(route.meters)) : t.nearbyWay(label)
  }
  return (
    <>
      {quote.components.map(({ kind, label, amount }) => (
        <KeyValue
          key={kind}
          label={named(kind, label)}
          value={formatMoney(amount)}
          tone={amount < 0 ? 'brand' : 'ink'}
        />
      ))}
    </>
  )
}
