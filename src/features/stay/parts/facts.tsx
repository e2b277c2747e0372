import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatDateTime } from '@contract/date'
import type { StayDetail } from '@contract/entities/stay-order'
import { CopyFact } from '@/components/list/CopyFact'
import { KeyValue } from '@/components/list/KeyValue'
import type { StayOrderModel } from '../model'
import { words } from '../text'
import styles from '../index.module.scss'

/** What to say at the desk, and the numbers of the order. */
export const Facts = observer(function Facts({ model, stay }: { model: StayOrderModel; stay: StayDetail }) {
  const t = words()
  const { confirmation, number, placedAt, utcOffset } = stay
  return (
    <View className={styles.stay__card}>
      <View className={styles.stay__rows}>
        {confirmation && (
          <CopyFact label={t.confirmation} value={confirmation} onCopy={() => void model.copy(confirmation)} />
        )}
        <CopyFact label={t.number} value={number} onCopy={() => void model.copy(number)} />
        <KeyValue label={t.placed} value={formatDateTime(new Date(placedAt), utcOffset)} />
      </View>
    </View>
  )
})
