import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReservationLine } from '@contract/entities/reservation'
import { Icon } from '@/components/base/Icon'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { lineKindOf } from '@/features/reservation/kinds'
import { Written } from '@/platform/view/written'
import { words } from '../text'
import styles from '../index.module.scss'

/** A reservation of any kind; leads to it, but for a kind that this app does not know. */
export const LineCard = observer(function LineCard({ line }: { line: ReservationLine }) {
  const { kind, store, picture, state, isOpen, note, number } = line
  const known = lineKindOf(kind)
  const says = known?.states()[state] ?? ''
  const when = known?.when(line) ?? ''
  const content = (
    <>
      <View className={styles.list__name}>
        <Icon name={known?.icon ?? 'calendar'} size={28} colour="ink-2" />
        <Text className={styles.list__title} numberOfLines={1}>
          <Written text={store.name} />
        </Text>
        <Text className={styles[isOpen ? 'list__state' : 'list__state--over']}>{says}</Text>
      </View>
      <View className={styles.list__top}>
        <Picture picture={picture} width={112} />
        <View className={styles.list__words}>
          <Text className={styles.list__when}>{number ? words().number(number) : when}</Text>
          {number && <Text className={styles.list__note}>{when}</Text>}
          <Text className={styles.list__note}>{note}</Text>
        </View>
        {known && <Icon name="chevron-right" size={28} colour="ink-3" />}
      </View>
    </>
  )
  if (!known) return <View className={styles.list__card}>{content}</View>
  const label = [store.name, says, when, note].filter(Boolean).join(', ')
  return (
    <Press label={label} onPress={() => known.open(line)} className={styles.list__card}>
      {content}
    </Press>
  )
})
