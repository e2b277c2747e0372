import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { OrderCoupon } from '@contract/entities/coupon'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Press } from '@/components/base/Press'
import { Skeleton } from '@/components/base/Skeleton'
import { TickMark } from '@/components/form/Tick'
import { BottomBar } from '@/components/frame/BottomBar'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { CouponStrip } from '@/features/coupon/CouponStrip'
import { CouponTicket } from '@/features/coupon/CouponTicket'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { EnvelopeModel } from './model'
import { words } from './text'

export default screen('couponPicker', ({ quoteId, chosen = '' }) => {
  const model = useModel((api) => new EnvelopeModel(api, quoteId, chosen.split(',').filter(Boolean)))
  const none = { when: (items: OrderCoupon[]) => items.length === 0, view: <Empty model={model} /> }
  return (
    <Screen
      title={words().title}
      footer={model.coupons.value && model.groups.length > 0 ? <Bar model={model} /> : undefined}
    >
      <AsyncView resource={model.coupons} skeleton={<EnvelopesSkeleton />} empty={none}>
        {() => <Coupons model={model} />}
      </AsyncView>
    </Screen>
  )
})

const Coupons = observer(({ model }: { model: EnvelopeModel }) => {
  const { oneEach, unusable } = words()
  return (
    <View className={styles.envelope}>
      <Claims model={model} />
      {model.groups.length > 0 && <Text className={styles.envelope__hint}>{oneEach}</Text>}
      {model.groups.map(({ slot, items }) => (
        <View key={slot} className={styles.envelope__group} role="radiogroup" aria-label={words()[slot]}>
          <Text className={styles.envelope__title}>{words()[slot]}</Text>
          {items.map((coupon) => (
            <Choice key={coupon.id} model={model} coupon={coupon} />
          ))}
        </View>
      ))}
      {model.unusable.length > 0 && (
        <View className={styles.envelope__group}>
          <Text className={styles.envelope__title}>{unusable}</Text>
          {model.unusable.map((coupon) => (
            <CouponTicket key={coupon.id} coupon={coupon} faded reason={coupon.message} />
          ))}
        </View>
      )}
    </View>
  )
})

const Choice = observer(({ model, coupon }: { model: EnvelopeModel; coupon: OrderCoupon }) => {
  const on = model.isChosen(coupon)
  const off = words().off(formatMoney(coupon.off))
  return (
    <Press role="radio" on={on} label={`${coupon.name}, ${off}`} onPress={() => model.toggle(coupon)}>
      <CouponTicket coupon={coupon} reason={off} right={<TickMark on={on} size={40} />} />
    </Press>
  )
})

const Bar = observer(({ model }: { model: EnvelopeModel }) => {
  const { best, use, done } = words()
  const count = model.ids.length
  return (
    <BottomBar>
      <View className={styles.envelope__buttons}>
        <View className={styles.envelope__button}>
          <Button text={best} kind="outline" size={72} onPress={() => void model.useBest()} />
        </View>
        <View className={styles.envelope__button}>
          <Button text={count ? use(count) : done} size={72} onPress={() => void model.save()} />
        </View>
      </View>
    </BottomBar>
  )
})

const Empty = observer(({ model }: { model: EnvelopeModel }) => {
  const { empty, emptyText } = words()
  if (model.claims.shown.length === 0) return <StateView kind="empty" art="coupon" title={empty} text={emptyText} />
  return (
    <View className={styles.envelope}>
      <Claims model={model} />
      <StateView kind="empty" title={empty} inline />
    </View>
  )
})

/** Coupons that can be claimed for this order and later ones. */
const Claims = observer(({ model: { claims, claimed } }: { model: EnvelopeModel }) => {
  if (claims.shown.length === 0) return null
  return (
    <View className={styles.envelope__group}>
      <Text className={styles.envelope__title}>{words().claimable}</Text>
      <CouponStrip model={claims} onReceived={claimed} />
    </View>
  )
})

const EnvelopesSkeleton = () => (
  <View className={styles.envelope}>
    <View className={styles.envelope__skeletonTitle}>
      <Skeleton width={280} height={40} />
    </View>
    {[0, 1, 2].map((item) => (
      <View key={item} className={styles.envelope__skeleton}>
        <Skeleton width={184} height={224} radius={0} />
        <View className={styles.envelope__skeletonWords}>
          <Skeleton width="60%" height={32} />
          <Skeleton width="40%" height={24} />
        </View>
      </View>
    ))}
  </View>
)
