import { useState } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ErrandDetail } from '@contract/entities/errand'
import { formatMoney } from '@contract/money'
import { Picture } from '@/components/base/Picture'
import { PictureViewer } from '@/components/base/PictureViewer'
import { Press } from '@/components/base/Press'
import { KeyValue } from '@/components/list/KeyValue'
import { momentOf } from '@/features/order/moment'
import { fullUrl } from '@/services/pictures'
import { words } from '../text'
import styles from './cards.module.scss'

/** The rider's receipts, and the proof photos of each step. */
export const Photos = observer(function Photos({ errand }: { errand: ErrandDetail }) {
  const [viewed, setViewed] = useState<number>()
  const t = words()
  const { photos, receipts, utcOffset } = errand
  if (photos.length + receipts.length === 0) return null
  return (
    <View className={styles.card}>
      <View className={styles.card__head}>
        <Text className={styles.card__title} role="heading" aria-level={2}>
          {t.photos}
        </Text>
        {photos.length > 0 && <Text className={styles.card__aside}>{t.enlarge}</Text>}
      </View>
      {receipts.map(({ id, amount, at }) => (
        <KeyValue key={id} label={t.receiptAt(momentOf(at, utcOffset))} value={formatMoney(amount)} />
      ))}
      <View className={styles.card__photos}>
        {photos.map(({ id, picture, step }, index) => (
          <Press key={id} label={t.photo(t[`${step}Photo`], index + 1)} onPress={() => setViewed(index)}>
            <Picture picture={picture} width={144} />
          </Press>
        ))}
      </View>
      <PictureViewer
        sources={photos.map(({ picture }) => fullUrl(picture.path))}
        index={viewed}
        onClose={() => setViewed(undefined)}
      />
    </View>
  )
})
