import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { SectionTitle } from '@/components/base/SectionTitle'
import { navigate } from '@/platform/navigation/gate'
import type { RunErrandsModel } from '../model'
import { words } from './rest-text'
import styles from '../index.module.scss'
import estimate from './estimate.module.scss'
import { LazyQuote } from './lazy-quote'
import { QuoteSkeleton } from './quote-skeleton'

/** Price of the errand by component, or the reason why it is not known yet. */
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
  if (isPending) return <QuoteSkeleton />
  if (quote && route) return <LazyQuote quote={quote} route={route} />
  if (refusal?.part) return <Hint text={refusal.message} />
  if (refusal ?? route?.state === 'failed')
    return <Failed text={refusal?.message ?? t.measureFailed} retry={() => void model.quoting.renew()} />
  return isComplete ? <QuoteSkeleton /> : <Hint text={t.incomplete} />
})

const Hint = ({ text }: { text: string }) => <Text className={styles.form__hint}>{text}</Text>

const Failed = ({ text, retry }: { text: string; retry: () => void }) => (
  <View className={estimate.estimate__failed} role="alert">
    <Text className={styles.form__wrong}>{text}</Text>
    <Button text={words().retry} kind="outline" size={64} onPress={retry} />
  </View>
)
