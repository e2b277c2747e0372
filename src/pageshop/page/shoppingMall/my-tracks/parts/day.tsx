import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Tick } from '@/components/form/Tick'
import { ProductTile } from '@/features/saved/ProductTile'
import { inRowsOf, type Row } from '@/features/saved/rows'
import { dayName } from '@/features/wallet/day'
import type { Track, TracksModel } from '../model'
import { words } from '../text'
import styles from './day.module.scss'

const columns = 2

interface Props {
  day: Row<Track>
  model: TracksModel
}

/** The products of a day. */
export const Day = observer(function Day({ day: { id, items }, model: { choosing } }: Props) {
  const ids = items.map((track) => track.id)
  const name = dayName(id)
  const t = words()
  const choiceOf = ({ id: track }: Track) =>
    choosing.on ? { on: choosing.has(track), toggle: () => choosing.toggle(track) } : undefined
  return (
    <View className={styles.day}>
      <View className={styles.day__head}>
        {choosing.on && (
          <Tick on={choosing.hasAll(ids)} label={t.all(name)} size={40} onChange={() => choosing.toggleAll(ids)} />
        )}
        <Text className={styles.day__name} role="heading" aria-level={2}>
          {name}
        </Text>
        <Text className={styles.day__count}>{t.count(items.length)}</Text>
      </View>
      {inRowsOf(items, columns).map((row) => (
        <View key={row.id} className={styles.day__row}>
          {row.items.map((track) => (
            <ProductTile key={track.id} product={track.product} cheaperBy={track.cheaperBy} choice={choiceOf(track)} />
          ))}
          {row.items.length < columns && <View className={styles.day__gap} />}
        </View>
      ))}
    </View>
  )
})
