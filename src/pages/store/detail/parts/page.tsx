import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { LazyViewer } from '@/components/base/PictureViewer/lazy'
import { Screen, useReachEnd } from '@/components/frame/Screen'
import { useGradual } from '@/components/list/LongList/use-gradual'
import { CartFoot, CartOverlay } from '@/features/cart/CartFoot'
import { SkuSheet } from '@/features/goods/SkuSheet'
import { StoreReviews } from '@/pages/store/detail/StoreReviews'
import { ShareSheet } from '@/features/share/ShareSheet'
import { partStep } from '@/platform/list/list-step'
import type { StoreModel, StoreTab } from '../model'
import { FloatingBack, StoreBar } from './bar'
import { StoreHead } from './head'
import { StoreInfo } from './info'
import { Menu } from './menu'
import { MoreSheet } from './more'
import { OffersSheet } from './offers'
import styles from './page.module.scss'
import { BarSkeleton, HeadSkeleton, MenuSkeleton, TabsSkeleton } from './skeleton'
import { StoreTabs } from './tabs'

interface Props {
  model: StoreModel
}

/**
 * A store: one scrolling page with tabs and rail pinned below the bar. The summary of a list is shown from the start, with
 * placeholders for the rest.
 */
export const StorePage = observer(function StorePage({ model }: Props) {
  const { scroll, cart, summary, isReady } = model
  return (
    <Screen
      nav={summary ? <StoreBar model={model} summary={summary} /> : <FloatingBack />}
      floating
      footer={summary ? <CartFoot cart={cart} /> : <BarSkeleton />}
      overlay={isReady && <Overlays model={model} />}
      onScroll={scroll.moved}
      scrollTop={scroll.target}
    >
      <Body model={model} />
    </Screen>
  )
})

/** Sheets over the page, right after its dishes. */
const Overlays = observer(({ model }: Props) => {
  const { sku, cart, share } = model
  if (useGradual(2, partStep) < 2) return null
  return (
    <>
      <OffersSheet model={model} />
      <MoreSheet model={model} />
      <ShareSheet model={share} />
      <CartOverlay cart={cart} />
      <LazyViewer sources={model.pictures} index={model.viewing} onClose={model.endView} />
      <SkuSheet model={sku} closed={!cart.takesOrders} />
    </>
  )
})

const Body = observer(({ model }: Props) => {
  useReachEnd(model.nearEnd)
  const { summary, isReady, scroll } = model
  return (
    <View className={styles.page}>
      {summary ? <StoreHead model={model} summary={summary} /> : <HeadSkeleton />}
      <View className={styles.page__tabs}>
        {!scroll.pinned && (summary ? <StoreTabs model={model} /> : <TabsSkeleton />)}
      </View>
      {isReady ? contents[model.tab](model) : <MenuSkeleton />}
    </View>
  )
})

/** The content of each tab. */
const contents: Record<StoreTab, (model: StoreModel) => ReactNode> = {
  menu: (model) => <Menu model={model} />,
  reviews: ({ reviews }) => (
    <View className={styles.page__reviews}>
      <StoreReviews reviews={reviews} />
    </View>
  ),
  info: (model) => <StoreInfo model={model} />,
}
