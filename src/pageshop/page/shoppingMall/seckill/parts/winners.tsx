import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Avatar } from '@/components/base/Avatar'
import { formatClock } from '@contract/date'
import type { Winners as Answer } from '../model'
import { words } from '../text'
import styles from './winners.module.scss'

const secondsOf = (at: Date) => String(at.getUTCSeconds()).padStart(2, '0')

/** Winners of the round, by masked phones, to the second. */
export const Winners = observer(({ winners: { items, count } }: { winners: Answer }) => {
  const { winners, people, noWinners } = words()
  return (
    <View className={styles.winners}>
      <View className={styles.winners__head}>
        <Text className={styles.winners__title} role="heading" aria-level={2}>
          {winners}
        </Text>
        {count > 0 && <Text className={styles.winners__count}>{people(count)}</Text>}
      </View>
      {items.map(({ id, avatar, phone, goods, at }) => (
        <View key={id} className={styles.winners__row}>
          <Avatar picture={avatar} size={56} />
          <Text className={styles.winners__phone}>{phone}</Text>
          <Text className={styles.winners__goods} numberOfLines={1}>
            {goods}
          </Text>
          <Text className={styles.winners__at}>{`${formatClock(new Date(at))}:${secondsOf(new Date(at))}`}</Text>
        </View>
      ))}
      {items.length === 0 && <Text className={styles.winners__none}>{noWinners}</Text>}
    </View>
  )
})
