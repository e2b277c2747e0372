import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Footprint } from '@contract/entities/favorite'
import { Tick } from '@/components/form/Tick'
import { inRowsOf, type Row } from '@/features/saved/rows'
import { SeenGoods, SeenProduct } from '@/pages/user/footprint/SeenTile'
import { StoreRow } from '@/features/saved/StoreRow'
import { dayName } from '@/features/wallet/day'
import type { FootprintModel } from '../model'
import { words } from '../text'
import styles from './day.module.scss'

const columns = 3

interface Props {
  day: Row<Footprint>
  model: FootprintModel
}

/** Footprints of a day. */
export const Day = observer(({ day: { id, items }, model }: Props) => {
  const { choosing, tab } = model
  const ids = items.map((item) => item.id)
  const name = dayName(id)
  const t = words()
  const count = { goods: t.items, store: t.stores, hotel: t.hotels, product: t.items }[tab](items.length)
  const choiceOf = (footprint: Footprint) =>
    choosing.on ? { on: choosing.has(footprint.id), toggle: () => choosing.toggle(footprint.id) } : undefined
  const stores = items.map((footprint) => {
    const { id: key, store } = footprint
    return store && <StoreRow key={key} store={store} choice={choiceOf(footprint)} />
  })
  const rows = inRowsOf(items, columns).map((row) => (
    <View key={row.id} className={styles.day__row}>
      {Array.from({ length: columns }, (_, place) => {
        const footprint = row.items[place]
        if (!footprint) return <View key={place} className={styles.day__gap} />
        const { id: key, goods, product } = footprint
        if (product) return <SeenProduct key={key} product={product} choice={choiceOf(footprint)} />
        return goods && <SeenGoods key={key} goods={goods} choice={choiceOf(footprint)} />
      })}
    </View>
  ))
  return (
    <View className={styles.day}>
      <View className={styles.day__head}>
        {choosing.on && (
          <Tick on={choosing.hasAll(ids)} label={t.all(name)} size={40} onChange={() => choosing.toggleAll(ids)} />
        )}
        <Text className={styles.day__name} role="heading" aria-level={2}>
          {name}
        </Text>
        <Text className={styles.day__count}>{count}</Text>
      </View>
      {{ goods: rows, store: stores, hotel: stores, product: rows }[tab]}
    </View>
  )
})
