import { useEffect } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Banners } from '@/components/base/Banners'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { LoadFailed } from '@/components/list/AsyncView'
import { CouponStrip, CouponStripSkeleton } from '@/features/coupon/CouponStrip'
import { StoreCards } from '@/features/store/StoreCards'
import { StoreFilters } from '@/features/store/StoreFilters'
import { LazyStoreFilterSheet } from '@/features/store/StoreFilters/lazy-sheet'
import { useGradual } from '@/components/list/LongList/use-gradual'
import { partStep } from '@/platform/list/list-step'
import { useShown } from '@/platform/navigation/lifecycle'
import { prepareScreen } from '@/platform/navigation/prepare'
import { useModel } from '@/state'
import { BannerSkeleton } from './parts/banners'
import { Part } from './parts/part'
import { PlaceRow } from './parts/place-row'
import { SearchEntry } from './parts/search-entry'
import { Services } from './parts/services'
import { Specials, SpecialSkeleton } from './parts/specials'
import { TopBar, pinned } from './parts/top-bar'
import styles from './index.module.scss'
import { HomeModel } from './model'
import { words } from './text'

export default screen('home', () => {
  const model = useModel((api, root) => new HomeModel(api, root))
  useShown(() => void model.countNews())
  useEffect(() => prepareScreen('storeDetail'), [])
  const withStores = useGradual(2, partStep) === 2
  const { banners: offers, stores } = words()
  return (
    <Screen
      tab="home"
      nav={<TopBar model={model} />}
      onRefresh={model.refresh}
      overlay={<LazyStoreFilterSheet list={model.list} />}
    >
      <View className={styles.home}>
        <View className={styles.home__bounce} />
        {!pinned() && <PlaceRow model={model} />}
        {!pinned() && <SearchEntry model={model} sticky />}
        <View className={styles.home__red} />
        {model.allFailed ? (
          <View className={styles.home__failed}>
            <LoadFailed message={model.list.found.pages.message} retry={model.load} />
          </View>
        ) : (
          <>
            <View className={styles.home__parts}>
              <Part resource={model.banners} skeleton={<BannerSkeleton />}>
                {(banners) => (
                  <Banners
                    label={offers}
                    banners={banners}
                    keyOf={({ id }) => id}
                    height={248}
                    interval={4000}
                    onOpen={({ target }) => model.openTarget(target)}
                  />
                )}
              </Part>
              <Services model={model} />
              <Part resource={model.claims.coupons} skeleton={<CouponStripSkeleton />}>
                {() => <CouponStrip model={model.claims} />}
              </Part>
              <Part resource={model.specials} skeleton={<SpecialSkeleton />}>
                {(specials) => (
                  <Specials specials={specials} onOpen={model.openSpecial} onEnd={() => model.specials.reload(false)} />
                )}
              </Part>
              {model.partFailure !== undefined && (
                <View className={styles.home__card}>
                  <StateView
                    kind="error"
                    inline
                    title={words().partFailed}
                    text={model.partFailure}
                    action={{ text: words().retry, onPress: () => void model.load() }}
                  />
                </View>
              )}
            </View>
            <Text className={styles.home__title} role="heading" aria-level={2}>
              {stores}
            </Text>
            {withStores && <Stores model={model} />}
          </>
        )}
      </View>
    </Screen>
  )
})

/** The stores around the place, with their filters, where there is a store at all. */
const Stores = observer(({ model }: { model: HomeModel }) => {
  const { noStores: title, noStoresText: text, otherPlace } = words()
  const action = { text: otherPlace, onPress: model.openPlaces }
  const { pages, filtered } = model.list.found
  const hasStores = pages.status !== 'ready' || pages.items.length > 0 || filtered
  return (
    <>
      {hasStores && (
        <View className={styles[pinned() ? 'home__filters--high' : 'home__filters']}>
          <StoreFilters list={model.list} />
        </View>
      )}
      <StoreCards list={model.list} empty={<StateView kind="empty" inline {...{ title, text, action }} />} inline />
    </>
  )
})
