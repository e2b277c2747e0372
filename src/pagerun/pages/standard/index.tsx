import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import { Icon } from '@/components/base/Icon'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import type { Answer } from '@/services/api'
import { Resource, useModel } from '@/state'
import styles from './index.module.scss'
import { Example } from './parts/example'
import { PriceTable } from './parts/price-table'
import { words } from './text'

type Terms = Answer<'errand.goodsInfo'>

export default screen('errandStandard', () => {
  const terms = useModel((api) => new Resource((reading) => api.errand.goodsInfo({}, reading)))
  return (
    <Screen title={words().title}>
      <AsyncView resource={terms}>{(value) => <Standard terms={value} />}</AsyncView>
    </Screen>
  )
})

const kilometers = (meters: number) => meters / 1000

const Standard = observer(({ terms }: { terms: Terms }) => {
  const t = words()
  const { pricing, weights, limits } = terms
  const steps = pricing.steps.map(({ beyondMeters, eachMeters, fee }, index) => {
    const until = pricing.steps[index + 1]?.beyondMeters ?? limits.meters
    const name = t.between(kilometers(beyondMeters), kilometers(until), t.km)
    return [name, t.each(formatMoney(fee), kilometers(eachMeters))] as const
  })
  const byWeight = weights.map(({ kilograms, fee }, index) => {
    const below = weights[index - 1]?.kilograms
    const name = below === undefined ? t.upToKg(kilograms) : t.between(below, kilograms, t.kg)
    return [name, fee === 0 ? t.free : `+${formatMoney(fee)}`] as const
  })
  return (
    <View className={styles.standard}>
      <Example terms={terms} />
      <PriceTable
        title={t.distance}
        head={[t.riding, t.feeHead]}
        rows={[[t.upToKm(kilometers(pricing.baseMeters)), formatMoney(pricing.base)], ...steps]}
        note={t.measured(kilometers(limits.meters))}
      />
      <PriceTable title={t.weight} head={[t.goodsWeight, t.feeHead]} rows={byWeight} />
      <Extras terms={terms} />
      <Questions terms={terms} />
    </View>
  )
})

const Extras = observer(({ terms: { pricing, guarantee, limits } }: { terms: Terms }) => {
  const t = words()
  const money = (amount: number) => formatMoney(amount, { trim: true })
  const rows = [
    ['clock', t.nightTitle(pricing.nightFrom, pricing.nightUntil), t.nightLine, `+${formatMoney(pricing.nightFee)}`],
    ['waves', t.weather, pricing.badWeather ? t.weatherNow : t.weatherLine, `+${formatMoney(pricing.weatherFee)}`],
    ['gift', t.tip, t.tipLine, t.tipValue],
    ['shopping-basket', t.goods, t.goodsLine, t.goodsMost(money(limits.estimate))],
    ['shield-check', t.cover, t.coverLine(money(guarantee.ceiling)), t.free],
  ] as const
  return (
    <View className={styles.standard__extras}>
      {rows.map(([icon, title, line, value], index) => (
        <View key={title} className={styles[index === 0 ? 'standard__extra--first' : 'standard__extra']}>
          <Icon name={icon} size={40} weight={1.75} />
          <View className={styles.standard__words}>
            <Text className={styles.standard__name}>{title}</Text>
            <Text className={styles.standard__line}>{line}</Text>
          </View>
          <Text className={styles.standard__value}>{value}</Text>
        </View>
      ))}
    </View>
  )
})

const Questions = observer(({ terms: { cancelling, guarantee } }: { terms: Terms }) => {
  const t = words()
  const { graceMinutes, fee } = cancelling
  return (
    <View className={styles.standard__card}>
      <Text className={styles.standard__title}>{t.questions}</Text>
      <Text className={styles.standard__question}>{t.canRise}</Text>
      <Text className={styles.standard__answer}>{t.noRise}</Text>
      <Text className={styles.standard__question}>{t.cancelling}</Text>
      <Text className={styles.standard__answer}>{t.cancelTerms(graceMinutes, formatMoney(fee))}</Text>
      <Text className={styles.standard__answer}>{guarantee.text}</Text>
    </View>
  )
})
