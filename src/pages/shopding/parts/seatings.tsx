import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Seating, SeatingKind } from '@contract/entities/reservation'
import { formatMoney } from '@contract/money'
import { Icon, type IconName } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import type { BookTableModel, Options } from '../model'
import { words } from '../text'
import { Group } from './group'
import styles from './seatings.module.scss'

const icons: Readonly<Record<SeatingKind, IconName>> = {
  hall: 'utensils',
  booth: 'users-round',
  private: 'lock',
  terrace: 'trees',
  bar: 'coffee',
}

/** Seatings at the chosen time; hidden when there is only one. */
export const Seatings = observer(function Seatings({ model, options }: { model: BookTableModel; options: Options }) {
  const { seating: title } = words()
  const { seatings } = options
  if (seatings.length < 2) return null
  return (
    <Group title={title}>
      <View className={styles.seatings} role="radiogroup" aria-label={title}>
        {seatings.map((each) => (
          <View key={each.id} className={styles.seatings__cell}>
            <Choice model={model} seating={each} />
          </View>
        ))}
      </View>
    </Group>
  )
})

const Choice = observer(({ model, seating }: { model: BookTableModel; seating: Seating }) => {
  const t = words()
  const { slot, sit } = model
  const { id, kind, name, note, minimumSpend } = seating
  const isFull = slot !== undefined && !slot.seatings.includes(id)
  const on = slot !== undefined && model.seating?.id === id
  const minimum = minimumSpend > 0 ? t.minimum(formatMoney(minimumSpend, { trim: true })) : t.noMinimum
  const look = on ? '--on' : isFull ? '--full' : ''
  return (
    <Press
      role="radio"
      label={[name, note, minimum, isFull && t.full].filter(Boolean).join(', ')}
      on={on}
      disabled={isFull || !slot}
      onPress={() => sit(id)}
      className={styles[on ? 'seatings__card--on' : 'seatings__card']}
    >
      <View className={styles.seatings__head}>
        <Icon name={icons[kind]} size={28} colour={on ? 'brand' : isFull ? 'ink-3' : 'ink'} />
        <Text className={styles[`seatings__name${look}`]} numberOfLines={1}>
          {name}
        </Text>
      </View>
      <Text className={styles.seatings__note} numberOfLines={1}>
        {note}
      </Text>
      <Text className={styles[minimumSpend > 0 && !isFull ? 'seatings__note--warn' : 'seatings__note']}>
        {isFull ? t.full : minimum}
      </Text>
    </Press>
  )
})
