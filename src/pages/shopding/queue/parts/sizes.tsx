import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { QueueBoard } from '@contract/entities/reservation'
import { Tag } from '@/components/base/Tag'
import type { QueueModel } from '../model'
import { words } from '../text'
import styles from './sizes.module.scss'

/** Status of the queues by table size. */
export const Sizes = observer(function Sizes({ model, board }: { model: QueueModel; board: QueueBoard }) {
  const t = words()
  const { mine } = model
  return (
    <View className={styles.sizes}>
      <Text className={styles.sizes__title} role="heading" aria-level={2}>
        {t.all}
      </Text>
      <View className={styles.sizes__head}>
        {[t.sizeColumn, t.calling, t.waiting, t.about].map((name, index) => (
          <Text key={name} className={styles[`sizes__cell--${index === 0 ? 'first' : 'head'}`]} numberOfLines={1}>
            {name}
          </Text>
        ))}
      </View>
      {board.sizes.map(({ key, name, least, most, calling, waiting, minutes }) => {
        const isMine = mine?.size === key && mine.state !== 'seated'
        return (
          <View key={key} className={styles[isMine ? 'sizes__row--mine' : 'sizes__row']}>
            <View className={styles.sizes__name}>
              <Text className={styles.sizes__size}>{name}</Text>
              <Text className={styles.sizes__note}>{`${least}–${most}`}</Text>
              {isMine && <Tag text={t.mine} tone="solid" />}
            </View>
            <Text className={styles.sizes__calling}>{calling ?? t.none}</Text>
            <Text className={styles.sizes__cell}>{waiting}</Text>
            <Text className={styles.sizes__cell}>{t.minutes(minutes)}</Text>
          </View>
        )
      })}
    </View>
  )
})
