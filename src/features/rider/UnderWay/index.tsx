import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { navigate } from '@/platform/navigation/gate'
import type { RiderState } from '../rider'
import { words } from '../text'
import styles from './index.module.scss'

/** The deliveries in hand on screens that do not show them, as a way back to them. */
export const UnderWay = observer(function UnderWay({ rider }: { rider: RiderState }) {
  const [first, ...more] = rider.tasks.value ?? []
  if (!first) return null
  const text = words().underWay(more.length + 1)
  const open = () => (more.length > 0 ? navigate('riderTasks') : navigate('riderTask', { id: first.id }))
  return (
    <Press label={text} onPress={open} className={styles.strip}>
      <Icon name="bike" size={36} colour="good" />
      <Text className={styles.strip__text}>{text}</Text>
      <Icon name="chevron-right" size={32} colour="good" />
    </Press>
  )
})
