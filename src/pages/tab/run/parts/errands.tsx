import { Image, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ErrandSummary } from '@contract/entities/errand'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { Price } from '@/components/base/Price'
import { SectionTitle } from '@/components/base/SectionTitle'
import { Skeleton } from '@/components/base/Skeleton'
import { inOneLanguage } from '@/features/address/in-one-language'
import { momentOf } from '@/features/order/moment'
import { navigate } from '@/platform/navigation/gate'
import { Written } from '@/platform/view/written'
import styles from '../index.module.scss'
import type { RunModel } from '../model'
import { words } from '../text'
import { pictures } from './doors'
import rows from './errands.module.scss'

/** The errands that wait for something or somebody. */
export const UnderWay = observer(({ model }: { model: RunModel }) => {
  if (model.underWay.length === 0) return null
  return (
    <View className={styles.run__card}>
      <View className={rows.errands__head}>
        <SectionTitle title={words().underWay} />
      </View>
      {model.underWay.map((errand) => (
        <Row key={errand.id} model={model} errand={errand} live />
      ))}
    </View>
  )
})

/** The errands that have ended, newest first. */
export const Earlier = observer(({ model }: { model: RunModel }) => {
  const { earlier: title, all } = words()
  if (model.earlier.length === 0) return null
  return (
    <View className={styles.run__card}>
      <View className={rows.errands__head}>
        <SectionTitle title={title} more={all} onMore={() => navigate('orders')} />
      </View>
      {model.earlier.map((errand) => (
        <Row key={errand.id} model={model} errand={errand} />
      ))}
    </View>
  )
})

const Row = observer(({ model, errand, live }: { model: RunModel; errand: ErrandSummary; live?: boolean }) => {
  const { total, refunded, phase, placedAt, utcOffset } = errand
  const { name, state, dueAt } = model.viewOf(errand)
  const t = words()
  const when = live ? dueAt && t.about(momentOf(dueAt, utcOffset)) : momentOf(placedAt, utcOffset)
  const title = errand.product ? t.named(name, errand.product) : name
  const isOff = phase === 'cancelled' && refunded > 0
  return (
    <Press label={`${title}, ${state}`} onPress={() => model.openErrand(errand)} className={rows.errands__row}>
      <View className={rows[live ? 'errands__disc--live' : 'errands__disc']}>
        {live ? (
          <Icon name="bike" size={44} colour="good" />
        ) : (
          <Image className={rows.errands__picture} src={pictures[errand.errandKind]} mode="aspectFit" />
        )}
      </View>
      <View className={rows.errands__words}>
        <Text className={rows.errands__title} numberOfLines={1}>
          {live ? state : <Written text={title} />}
        </Text>
        <Text className={rows.errands__line} numberOfLines={1}>
          <Written text={live ? title : wayOf(errand)} />
          {when ? ` · ${when}` : ''}
        </Text>
      </View>
      <View className={rows.errands__figures}>
        {isOff ? (
          <Text className={rows.errands__state}>{t.refunded}</Text>
        ) : (
          <Price amount={total} size={32} tone="ink" />
        )}
        {!live && <Text className={rows[phase === 'toReview' ? 'errands__state--on' : 'errands__state']}>{state}</Text>}
      </View>
    </Press>
  )
})

const wayOf = ({ from, to }: ErrandSummary): string =>
  from ? words().way(inOneLanguage(from.name), inOneLanguage(to.name)) : inOneLanguage(to.name)

export const ErrandsSkeleton = () => (
  <View className={styles.run__card}>
    {[0, 1, 2].map((row) => (
      <View key={row} className={rows.errands__row}>
        <Skeleton width={96} height={96} radius={16} />
        <View className={rows.errands__words}>
          <Skeleton width="60%" height={32} />
          <View className={rows.errands__gap} />
          <Skeleton width="80%" height={24} />
        </View>
      </View>
    ))}
  </View>
)
