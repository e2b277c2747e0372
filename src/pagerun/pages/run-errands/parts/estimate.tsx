import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ErrandQuote, ErrandRoute } from '@contract/entities/errand'
import { formatDistance } from '@contract/format'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { SectionTitle } from '@/components/base/SectionTitle'
import { Skeleton } from '@/components/base/Skeleton'
import { KeyValue } from '@/components/list/KeyValue'
import { navigate } from '@/platform/gate'
import type { RunErrandsModel } from '../model'
import { words } from '../text'
import styles from '../index.module.scss'
import estimate from './estimate.module.scss'

/** What the errand costs, part by part, or why that is not known yet. */
export const Estimate = observer(({ model }: { model: RunErrandsModel }) => {
  const t = words()
  return (
    <View className={estimate.estimate}>
      <SectionTitle title={t.estimate} more={t.how} onMore={() => navigate('errandStandard')} />
      <Body model={model} />
    </View>
  )
})

const Body = observer(({ model }: { model: RunErrandsModel }) => {
  const t = words()
  const { quote, route, refusal, isPending, isComplete } = model.quoting
  if (model.isVisitor) return <Hint text={t.visitor} />
  if (isPending) return <Rows />
  if (quote && route) return <Parts quote={quote} route={route} />
  if (refusal?.part) return <Hint text={refusal.message} />
  if (refusal ?? route?.state === 'failed')
    return <Failed text={refusal?.message ?? t.measureFailed} retry={() => void model.quoting.renew()} />
  return isComplete ? <Rows /> : <Hint text={t.incomplete} />
})

const Parts = ({ quote, route }: { quote: ErrandQuote; route: ErrandRoute }) => {
  const t = words()
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

const Hint = ({ text }: { text: string }) => <Text className={styles.form__hint}>{text}</Text>

const Failed = ({ text, retry }: { text: string; retry: () => void }) => (
  <View className={estimate.estimate__failed} role="alert">
    <Text className={styles.form__wrong}>{text}</Text>
    <Button text={words().retry} kind="outline" size={64} onPress={retry} />
  </View>
)

const Rows = () => (
  <>
    {[200, 120, 160].map((width) => (
      <View key={width} className={estimate.estimate__row}>
        <Skeleton width={width} height={28} />
        <Skeleton width={96} height={28} />
      </View>
    ))}
  </>
)
