import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ErrandDetail } from '@contract/entities/errand'
import { formatMoney } from '@contract/money'
import { MediaRow } from '@/components/base/MediaRow'
import { KeyValue } from '@/components/list/KeyValue'
import { momentOf } from '@/features/order/moment'
import { words } from '../text'
import styles from './cards.module.scss'

const nameOf = (photo: ErrandDetail['photos'][number] | undefined, place: number) =>
  photo ? words().photo(words()[`${photo.step}Photo`], place) : ''

/** The rider's receipts, and the proof photos of each step. */
export const Photos = observer(function Photos({ errand }: { errand: ErrandDetail }) {
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
      <MediaRow
        pictures={photos.map(({ picture }) => picture)}
        width={144}
        labelOf={(index) => nameOf(photos[index], index + 1)}
      />
    </View>
  )
})
