import { observer } from 'mobx-react'
import { PictureViewer } from '@/components/base/PictureViewer'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { CartFoot, CartOverlay } from '@/features/cart/CartFoot'
import { SkuSheet } from '@/features/goods/SkuSheet'
import { ShareSheet } from '@/features/share/ShareSheet'
import { useModel } from '@/state'
import { GoodsModel } from './model'
import { FloatingBack, GoodsBar } from './parts/bar'
import { Dock } from './parts/controls'
import { GoodsSkeleton } from './parts/skeleton'
import { GoodsPage } from './parts/page'

interface Props {
  model: GoodsModel
}

export default screen('goodsDetail', ({ id }) => {
  const model = useModel((api, root) => new GoodsModel(api, root, id))
  const { status } = model.detail
  if (status === 'ready') {
    return (
      <Screen
        nav={<GoodsBar model={model} />}
        floating
        footer={<Foot model={model} />}
        overlay={<Over model={model} />}
        onScroll={(event) => void model.moved(event)}
      >
        <GoodsPage model={model} />
      </Screen>
    )
  }
  return (
    <Screen {...(status === 'failed' ? { title: '' } : { nav: <FloatingBack />, floating: true })}>
      <AsyncView resource={model.detail} skeleton={<GoodsSkeleton />}>
        {() => null}
      </AsyncView>
    </Screen>
  )
})

const Foot = observer(({ model }: Props) => (
  <>
    <Dock model={model} />
    <CartFoot cart={model.cart} />
  </>
))

const Over = observer(({ model: { cart, sku, share, viewed, endView } }: Props) => (
  <>
    <CartOverlay cart={cart} />
    <ShareSheet model={share} />
    <SkuSheet model={sku} closed={!cart.takesOrders} />
    <PictureViewer sources={viewed?.sources ?? []} index={viewed?.index} onClose={endView} />
  </>
))
