import { useState } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import type { RiderState } from '../rider'
import { words } from '../text'
import { ShiftSheet } from './sheet'
import styles from './index.module.scss'

const looks = { online: 'good', paused: 'warn', offline: 'ink-2' } as const

/** The rider's shift in a head; a press opens what can be done with it. */
export const ShiftPill = observer(function ShiftPill({ rider, onOpen }: { rider: RiderState; onOpen: () => void }) {
  const { value } = rider.profile
  if (!value) return null
  const { state } = value.shift
  return (
    <Press label={words()[state]} onPress={onOpen} className={styles[`pill--${state}`]} reach={8}>
      <View className={styles[`pill__dot--${state}`]} />
      <Text className={styles[`pill__text--${state}`]}>{words()[state]}</Text>
      <Icon name="chevron-down" size={28} colour={looks[state]} />
    </Press>
  )
})

/** The pill of a head, and its sheet for the screen's overlay. */
export function useShift(rider: RiderState) {
  const [isOpen, setOpen] = useState(false)
  return {
    pill: <ShiftPill rider={rider} onOpen={() => setOpen(true)} />,
    sheet: <ShiftSheet rider={rider} open={isOpen} onClose={() => setOpen(false)} />,
  }
}
