import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Coupon } from '@contract/entities/coupon'
import { Button } from '@/components/base/Button'
import { Skeleton } from '@/components/base/Skeleton'
import { NavBar } from '@/components/frame/NavBar'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { Tabs } from '@/components/frame/Tabs'
import { PagedList } from '@/components/list/PagedList'
import { CouponTicket } from '@/features/coupon/CouponTicket'
import { navigate } from '@/platform/navigation/gate'
import { useReturned } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { CouponsModel } from './model'
import { words } from './text'

export default screen('coupons', () => {
  const model = useModel((api) => new CouponsModel(api))
  useReturned(() => void model.refresh())
  const { title, more, unused, used, expired } = words()
  const items = [
    { value: 'unused', name: unused },
    { value: 'used', name: used },
    { value: 'expired', name: expired },
  ] as const
  return (
    <Screen
      nav={
        <View className={styles.coupons__head}>
          <NavBar title={title} back action={{ text: more, onPress: () => navigate('couponCenter') }} />
          <Tabs items={items} value={model.tab} onChange={model.choose} align="even" />
        </View>
      }
    >
      <View className={styles.coupons}>
        <PagedList
          key={model.tab}
          list={model.list}
          keyOf={({ id }) => id}
          empty={<Empty model={model} />}
          skeleton={<CouponsSkeleton />}
        >
          {(coupon) => <Row model={model} coupon={coupon} />}
        </PagedList>
      </View>
    </Screen>
  )
})

const Row = observer(({ model, coupon }: { model: CouponsModel; coupon: Coupon }) => {
  const { use, useOf } = words()
  const begun = new Date(coupon.validFrom) <= new Date()
  const button = (
    <Button text={use} label={useOf(coupon.name)} kind="line" size={64} onPress={() => model.use(coupon)} />
  )
  const fresh = coupon.status === 'unused'
  return (
    <View className={styles.coupons__row}>
      <CouponTicket coupon={coupon} faded={!fresh} right={fresh && begun ? button : undefined} />
    </View>
  )
})

const Empty = observer(({ model }: { model: CouponsModel }) => {
  const { empty, emptyText, look, noneUsed, noneExpired } = words()
  if (model.tab !== 'unused')
    return <StateView kind="empty" art="coupon" title={model.tab === 'used' ? noneUsed : noneExpired} />
  const action = { text: look, onPress: () => navigate('couponCenter') }
  return <StateView kind="empty" art="coupon" title={empty} text={emptyText} action={action} />
})

const CouponsSkeleton = () => (
  <>
    {[0, 1, 2, 3].map((item) => (
      <View key={item} className={styles.coupons__row}>
        <Skeleton width="100%" height={160} radius={16} />
      </View>
    ))}
  </>
)
