import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Press } from '@/components/base/Press'
import { Screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { PagedList, type Pages } from '@/components/list/PagedList'
import { useReturned } from '@/platform/navigation/lifecycle'
import styles from './index.module.scss'

interface Props<T> {
  title: string
  list: Pages<T> & { reload: () => Promise<void>; renew: (toasts: boolean) => Promise<void> }
  /** Text of an empty list. */
  none: { title: string; text: string; action: { text: string; onPress: () => void } }
  children: (one: T) => ReactNode
}

function MoneyLogOf<T extends { readonly id: string }>({ title, list, none, children }: Props<T>) {
  // The screen of one of them may have ended it.
  useReturned(() => void list.renew(false))
  return (
    <Screen title={title} onRefresh={list.reload}>
      <View className={styles.log}>
        <PagedList list={list} keyOf={({ id }) => id} empty={<StateView kind="empty" {...none} />}>
          {children}
        </PagedList>
      </View>
    </Screen>
  )
}

/** A screen that lists top-ups, withdrawals or invoices, read again on return. */
export const MoneyLog = observer(MoneyLogOf)

interface RowProps {
  sum: string
  /** The state in words. */
  state: string
  notes: readonly string[]
  onPress: () => void
  /** The state as it is shown. */
  children: ReactNode
}

/** One top-up or withdrawal of a log. */
export const MoneyLogRow = ({ sum, state, notes, onPress, children }: RowProps) => (
  <Press label={[sum, state, ...notes].join(', ')} onPress={onPress} className={styles.log__row}>
    <View className={styles.log__words}>
      <Text className={styles.log__amount}>{sum}</Text>
      {notes.map((note) => (
        <Text key={note} className={styles.log__note}>
          {note}
        </Text>
      ))}
    </View>
    {children}
  </Press>
)
