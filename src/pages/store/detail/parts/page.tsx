import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { PictureViewer } from '@/components/base/PictureViewer'
import { Screen, useReachEnd } from '@/components/frame/Screen'
import { CartFoot, CartOverlay } from '@/features/cart/CartFoot'
import { SkuSheet } from '@/features/goods/SkuSheet'
import { StoreReviews } from '@/pages/store/detail/StoreReviews'
import { ShareSheet } from '@/features/share/ShareSheet'
import type { StoreModel } from '../model'
import { StoreBar } from './bar'
import { StoreHead } from './head'
import { StoreInfo } from './info'
import { Menu } from './menu'
import { MoreSheet } from './more'
import { OffersSheet } from './offers'
import styles from './page.module.scss'
import { StoreTabs } from './tabs'

interface Props {
  model: StoreModel
}

/** The loaded store: one scrolling page with tabs and rail pinned below the bar. */
export const StorePage = observer(function StorePage({ model }: Props) {
  const { scroll, sku, cart, share } = model
  const overlay = (
    <>
      <OffersSheet model={model} />
      <MoreSheet model={model} />
      <ShareSheet model={share} />
      <CartOverlay cart={cart} />
      <PictureViewer sources={model.pictures} index={model.viewing} onClose={model.endView} />
      <SkuSheet model={sku} closed={!cart.takesOrders} />
    </>
  )
  return (
    <Screen
      nav={<StoreBar model={model} />}
      floating
      footer={<CartFoot cart={cart} />}
      overlay={overlay}
      onScroll={scroll.moved}
      scrollTop={scroll.target}
    >
      <Body model={model} />
    </Screen>
  )
})

const Body = observer(({ model }: Props) => {
  useReachEnd(model.nearEnd)
  return (
    <View className={styles.page}>
      <StoreHead model={model} />
      <View className={styles.page__tabs}>{!model.scroll.pinned && <StoreTabs model={model} />}</View>
      {model.tab === 'menu' && <Menu model={model} />}
      {model.tab === 'reviews' && (
        <View className={styles.page__reviews}>
          <StoreReviews reviews={model.reviews} />
        </View>
      )}
      {model.tab === 'info' && <StoreInfo model={model} />}
    </View>
  )
})
