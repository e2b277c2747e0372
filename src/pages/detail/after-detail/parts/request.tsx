import { useState } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Refund } from '@contract/entities/refund'
import { formatDateTime } from '@contract/date'
import { limits } from '@contract/limits'
import { formatMoney } from '@contract/money'
import { Picture } from '@/components/base/Picture'
import { PictureViewer } from '@/components/base/PictureViewer'
import { Press } from '@/components/base/Press'
import { CopyFact } from '@/components/list/CopyFact'
import { KeyValue } from '@/components/list/KeyValue'
import { pictureUrl } from '@/services/pictures'
import type { RefundModel } from '../model'
import { words } from '../text'
import styles from './cards.module.scss'

/** The customer's request: reason, description, pictures. */
export const Request = observer(function Request({ model, refund }: { model: RefundModel; refund: Refund }) {
  const t = words()
  return (
    <View className={styles.card}>
      <Text className={styles.card__title}>{t.request}</Text>
      <KeyValue label={t.type} value={t[refund.type]} />
      <KeyValue label={t.amount} value={formatMoney(refund.amount)} tone="brand" />
      <KeyValue label={t.to} value={refund.paidBy === 'friend' ? t.toFriend : t.toPayer} />
      <KeyValue label={t.reason} value={refund.reason} />
      {refund.description !== '' && <KeyValue label={t.description} value={refund.description} whole />}
      <KeyValue label={t.at} value={formatDateTime(new Date(refund.appliedAt))} />
      <CopyFact label={t.number} value={refund.number} onCopy={() => void model.copyNumber()} />
      {refund.pictures.length > 0 && <Pictures pictures={refund.pictures} />}
    </View>
  )
})

const widest = Math.max(...limits.pictureWidths)

/** Evidence pictures, which open the viewer. */
const Pictures = observer(function Pictures({ pictures }: Pick<Refund, 'pictures'>) {
  const [viewed, setViewed] = useState<number>()
  const sources = pictures.map(({ picture }) => pictureUrl(picture.path, widest))
  return (
    <View className={styles.card__pictures}>
      {pictures.map(({ id, picture }, index) => (
        <Press key={id} label={words().picture(index + 1)} onPress={() => setViewed(index)}>
          <Picture picture={picture} width={136} />
        </Press>
      ))}
      <PictureViewer sources={sources} index={viewed} onClose={() => setViewed(undefined)} />
    </View>
  )
})
