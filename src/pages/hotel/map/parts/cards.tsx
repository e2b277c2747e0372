import { useEffect } from 'react'
import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { Skeleton } from '@/components/base/Skeleton'
import { HotelCard } from '@/features/hotel/HotelCard'
import type { HotelMapModel } from '../model'
import { words } from '../text'
import styles from './cards.module.scss'

const idOf = (id: string) => `stay-${id}`

/** The hotels of the map, one beside the other; one card where there are none, or they did not come. */
export const Cards = observer(function Cards({ model }: { model: HotelMapModel }) {
  const { found, hidden, items } = model
  useEffect(() => {
    if (found.status === 'idle') void found.load()
  }, [found])
  if (found.status === 'failed') return <Failed model={model} />
  if (found.status !== 'ready') return <CardsSkeleton />
  if (items.length === 0) return <None model={model} />
  return hidden ? <View className={styles.cards__away} /> : <Row model={model} />
})

const Row = observer(({ model }: { model: HotelMapModel }) => {
  const { items, intoView, swipeTo, grab, open } = model
  return (
    <ScrollView
      scrollX
      enhanced
      showScrollbar={false}
      scrollWithAnimation
      {...(intoView && { scrollIntoView: idOf(intoView) })}
      onTouchStart={grab}
      onScroll={({ detail: { scrollLeft, scrollWidth } }) =>
        swipeTo(Math.round(scrollLeft / (scrollWidth / Math.max(1, items.length))))
      }
      className={styles.cards}
      aria-label={words().cards}
    >
      <View className={styles.cards__row}>
        {items.map((hotel, index) => (
          <View key={hotel.id} id={idOf(hotel.id)} className={styles.cards__card}>
            {model.isNear(index) && <HotelCard hotel={hotel} onPress={() => open(hotel.id)} compact />}
          </View>
        ))}
        <View className={styles.cards__rest} />
      </View>
    </ScrollView>
  )
})

const CardsSkeleton = () => (
  <View className={styles.cards__row}>
    <View className={styles.cards__card}>
      <View className={styles.cards__none}>
        <Skeleton width="70%" height={40} />
        <Skeleton width="40%" height={32} />
        <Skeleton width="55%" height={32} />
      </View>
    </View>
  </View>
)

const None = observer(({ model: { zoomOut, asking } }: { model: HotelMapModel }) => {
  const t = words()
  return (
    <View className={styles.cards__row}>
      <View className={styles.cards__none}>
        <Text className={styles.cards__text}>{t.noneText}</Text>
        <View className={styles.cards__buttons}>
          <Button size={64} kind="outline" text={t.zoomOut} onPress={zoomOut} />
          {asking.filtersOn > 0 && <Button size={64} kind="outline" text={t.clear} onPress={asking.clearFilters} />}
        </View>
      </View>
    </View>
  )
})

const Failed = observer(({ model: { found } }: { model: HotelMapModel }) => {
  const t = words()
  return (
    <View className={styles.cards__row}>
      <View className={styles.cards__none} role="alert">
        <Text className={styles['cards__text--bad']}>{found.message || t.failed}</Text>
        <View className={styles.cards__buttons}>
          <Button size={64} kind="outline" text={t.retry} onPress={() => void found.load()} />
        </View>
      </View>
    </View>
  )
})
