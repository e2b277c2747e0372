import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Refund } from '@contract/entities/refund'
import { formatDateTime } from '@contract/date'
import { formatMoney } from '@contract/money'
import { CopyFact } from '@/components/list/CopyFact'
import { KeyValue } from '@/components/list/KeyValue'
import { MediaRow } from '@/components/base/MediaRow'
import type { RefundModel } from '../model'
import { words } from '../text'
import styles from './cards.module.scss'

function claimText({ claim, claimPaid }: Refund): string {
  const t = words()
  return claimPaid === null ? t.claimed(formatMoney(claim)) : t.claimPaid(formatMoney(claimPaid))
}

/** The customer's request: reason, description, pictures. */
export const Request = observer(function Request({ model, refund }: { model: RefundModel; refund: Refund }) {
  const t = words()
  return (
    <View className={styles.card}>
      <Text className={styles.card__title}>{t.request}</Text>
      <KeyValue label={t.type} value={t[refund.type]} />
      <KeyValue label={t.amount} value={formatMoney(refund.amount)} tone="brand" />
      <KeyValue label={t.to} value={refund.paidBy === 'friend' ? t.toFriend : t.toPayer} />
      {refund.claim > 0 && <KeyValue label={t.claim} value={claimText(refund)} />}
      <KeyValue label={t.reason} value={refund.reason} />
      {refund.description !== '' && <KeyValue label={t.description} value={refund.description} whole />}
      <KeyValue label={t.at} value={formatDateTime(new Date(refund.appliedAt))} />
      <CopyFact label={t.number} value={refund.number} onCopy={() => void model.copyNumber()} />
      {refund.pictures.length > 0 && (
        <View className={styles.card__photos}>
          <MediaRow pictures={refund.pictures.map(({ picture }) => picture)} />
        </View>
      )}
    </View>
  )
})
