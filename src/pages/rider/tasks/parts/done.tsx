import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatDistance } from '@contract/format'
import { formatDifference } from '@contract/money'
import { Press } from '@/components/base/Press'
import { StateView } from '@/components/frame/StateView'
import { PagedList } from '@/components/list/PagedList'
import { momentOf } from '@/features/order/moment'
import type { DeliverySummary } from '@contract/entities/delivery'
import { navigate } from '@/platform/navigation/gate'
import type { PagedResource } from '@/state'
import { words } from '../text'
import styles from './done.module.scss'

/** The deliveries that ended, newest first. */
export const DoneTasks = observer(function DoneTasks({ list }: { list: PagedResource<DeliverySummary> }) {
  return (
    <PagedList
      list={list}
      keyOf={({ id }) => id}
      inline
      empty={<StateView kind="empty" title={words().none} text={words().noneText} inline />}
    >
      {(task) => <Done task={task} />}
    </PagedList>
  )
})

const states = (state: string) => {
  const { delivered, returned, cancelled } = words()
  return state === 'delivered' ? delivered : state === 'returned' ? returned : cancelled
}

const Done = observer(function Done({ task }: { task: DeliverySummary }) {
  const { id, endedAt, dueAt, utcOffset, from, to, meters, pay, state } = task
  const clock = momentOf(endedAt ?? dueAt, utcOffset)
  return (
    <Press onPress={() => navigate('riderTask', { id })} className={styles.done}>
      <View className={styles.done__words}>
        <Text className={styles.done__name}>{[from?.area, to.area].filter(Boolean).join(' → ')}</Text>
        <Text className={styles.done__line}>{`${clock} · ${formatDistance(meters)}`}</Text>
      </View>
      <View className={styles.done__side}>
        <Text className={styles.done__pay}>{formatDifference(pay)}</Text>
        <Text className={styles.done__line}>{states(state)}</Text>
      </View>
    </Press>
  )
})
