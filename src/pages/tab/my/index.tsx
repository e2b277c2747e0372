import { Skeleton } from '@/components/base/Skeleton'
import { View } from '@tarojs/components'
import { LanguageSwitch } from '@/components/base/LanguageSwitch'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { Cell } from '@/components/list/Cell'
import { CellGroup } from '@/components/list/CellGroup'
import { CouponStrip, CouponStripSkeleton } from '@/features/coupon/CouponStrip'
import { navigate } from '@/platform/navigation/gate'
import { useReturned } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import { Figures } from './parts/figures'
import { InviteBanner } from './parts/invite-banner'
import { MemberStrip } from './parts/member-strip'
import { Orders } from './parts/orders'
import { Customer, CustomerSkeleton, Visitor } from './parts/profile'
import { Services } from './parts/services'
import { TopBar } from './parts/top-bar'
import { Work } from './parts/work'
import styles from './index.module.scss'
import { MyModel, type Overview } from './model'
import { words } from './text'

/** Placeholder for the cards. */
const OverviewSkeleton = () => (
  <View className={styles.skeleton}>
    <Skeleton width="100%" height={128} radius={24} />
    <Skeleton width="100%" height={144} radius={24} />
    <Skeleton width="100%" height={210} radius={24} />
  </View>
)

export default screen('my', () => {
  const model = useModel((api, root) => new MyModel(api, root))
  useReturned(() => void model.refresh())
  const cards = (overview?: Overview) => (
    <>
      <MemberStrip membership={overview?.membership} />
      <Figures overview={overview} />
      <Orders overview={overview} onOpen={model.openOrders} />
    </>
  )
  return (
    <Screen tab="my" nav={<TopBar count={model.newMessages} />} onRefresh={model.signedIn ? model.refresh : undefined}>
      <View className={styles.my}>
        {model.signedIn ? (
          <AsyncView resource={model.account} skeleton={<CustomerSkeleton />} inline>
            {() => <Customer user={model.user} />}
          </AsyncView>
        ) : (
          <Visitor />
        )}
        {model.signedIn ? (
          <AsyncView resource={model.overview} skeleton={<OverviewSkeleton />} inline>
            {cards}
          </AsyncView>
        ) : (
          cards()
        )}
        <InviteBanner />
        <Services />
        <Work />
        <View className={styles.my__claims}>
          {model.claims.coupons.coming ? (
            <CouponStripSkeleton />
          ) : (
            <CouponStrip model={model.claims} onReceived={() => void model.overview.reload()} />
          )}
        </View>
        <CellGroup>
          {model.store && (
            <Cell
              label={words().myStore}
              icon="store"
              value={model.store.name}
              onOpen={() => navigate('merchantOrders')}
            />
          )}
          {model.isRider && <Cell label={words().ride} icon="bike" onOpen={() => navigate('riderTasks')} />}
          <Cell label={words().language} icon="globe" right={<LanguageSwitch />} />
        </CellGroup>
      </View>
    </Screen>
  )
})
