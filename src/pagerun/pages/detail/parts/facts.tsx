import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatDateTime, formatMoment } from '@contract/date'
import type { ErrandDetail } from '@contract/entities/errand'
import { formatMoney } from '@contract/money'
import { CopyFact } from '@/components/list/CopyFact'
import { KeyValue } from '@/components/list/KeyValue'
import { MediaRow } from '@/components/base/MediaRow'
import { kindWords } from '@/features/errand/kind-words'
import { placedKinds } from '@/features/errand/order/kinds'
import { bothWays } from '@/features/pay/both-ways'
import { language } from '@/platform/session/language'
import type { ErrandModel } from '../model'
import { words } from '../text'
import styles from './cards.module.scss'

/** `whole` shows texts written by people untruncated. */
type Fact = readonly [label: string, value: string | null | undefined, whole?: boolean]

/** Order details: goods, time and payment. */
export const Facts = observer(function Facts({ model, errand }: { model: ErrandModel; errand: ErrandDetail }) {
  const { number, images } = errand
  return (
    <View className={styles.card}>
      <CopyFact label={words().number} value={number} onCopy={() => void model.copyNumber()} />
      {factsOf(errand).map(([label, value, whole = false]) =>
        value ? <KeyValue key={label} label={label} value={value} whole={whole} /> : null,
      )}
      {images.length > 0 && (
        <View className={styles.card__photos}>
          <MediaRow pictures={images} />
        </View>
      )}
    </View>
  )
})

function factsOf(errand: ErrandDetail): Fact[] {
  const t = words()
  const { errandKind, product, itemType, weight, pickupAt, utcOffset, placedAt, paidWith, paidBy, estimate } = errand
  const way = paidWith && bothWays(t[paidWith], errand.paidFromBalance)
  const pickup = pickupAt && formatMoment(new Date(pickupAt), new Date(), language.value, utcOffset)
  return [
    [kindWords()[errandKind], product, true],
    [t.itemType, itemType?.name],
    [t.nobodyThere, errand.perishable ? t.givenAway : null],
    [t.weight, placedKinds[errandKind].showsWeight ? t.kilograms(weight) : null],
    [t.pickupAt, pickup ?? t.soon],
    [t.handOver, errand.contactFree ? t.contactFree : null],
    [t.placed, formatDateTime(new Date(placedAt), utcOffset)],
    [t.paidWith, way && paidBy === 'friend' ? t.byFriend(way) : way],
    [t.guarantee, estimate > 0 ? t.ceiling(formatMoney(errand.guarantee.ceiling)) : null],
    [t.note, errand.note, true],
  ]
}
