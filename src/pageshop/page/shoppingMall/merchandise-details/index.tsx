import { Buttons } from './parts/buttons'
import { SkuSheet } from '@/features/mall/SkuSheet'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { PictureViewer } from '@/components/base/PictureViewer'
import { PictureBar } from '@/components/frame/PictureBar'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { Gallery } from '@/features/mall/Gallery'
import { Together } from '@/features/mall/Together'
import { ShareSheet } from '@/features/share/ShareSheet'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { ProductModel } from './model'
import { BuyBar } from './parts/bar'
import { Facts } from './parts/facts'
import { Head } from './parts/head'
import { ProductSkeleton } from './parts/skeleton'
import { words } from './text'

/** The choice of a SKU. */
const ChoiceSheet = observer(function ChoiceSheet({ model }: { model: ProductModel }) {
  const { picker } = model
  return picker ? <SkuSheet picker={picker} actions={<Buttons model={model} />} /> : null
})

interface Props {
  model: ProductModel
}

export default screen('product', ({ id, sku }) => {
  const model = useModel((api, root) => new ProductModel(api, root, id, sku))
  const { status } = model.detail
  if (status === 'ready') {
    return (
      <Screen
        nav={<Bar model={model} />}
        floating
        footer={<BuyBar model={model} />}
        overlay={<Over model={model} />}
        onScroll={(event) => void model.moved(event)}
      >
        <View className={styles.product}>
          <Pictures model={model} />
          <Head model={model} />
          <Facts model={model} />
          <View className={styles.product__together}>
            <Together productIds={[model.id]} />
          </View>
        </View>
      </Screen>
    )
  }
  return (
    <Screen {...(status === 'failed' ? { title: '' } : { nav: <FloatingBack />, floating: true })}>
      <AsyncView resource={model.detail} skeleton={<ProductSkeleton />}>
        {() => null}
      </AsyncView>
    </Screen>
  )
})

/** Back button while the product is loading. */
const FloatingBack = () => (
  <View className={styles.product__bar}>
    <PictureBar />
  </View>
)

/** Round button over the gallery that turns into a white bar with the product's name. */
const Pictures = observer(function Pictures({ model: { product, pictures, galleryName, view } }: Props) {
  const { name, soldOut } = product
  return <Gallery name={name} pictures={pictures} faded={soldOut} measureAs={galleryName} onView={view} />
})

const Bar = observer(function Bar({ model: { bar, product, share } }: Props) {
  const actions = [{ icon: 'share-2', label: words().share, onPress: share.open }] as const
  return (
    <View className={styles.product__bar}>
      <PictureBar white={bar} actions={actions}>
        <Text className={styles['product__bar-name']} numberOfLines={1}>
          {product.name}
        </Text>
      </PictureBar>
    </View>
  )
})

const Over = observer(function Over({ model }: Props) {
  const { viewed, endView, share } = model
  return (
    <>
      <ChoiceSheet model={model} />
      <ShareSheet model={share} />
      <PictureViewer sources={viewed?.sources ?? []} index={viewed?.index} onClose={endView} />
    </>
  )
})
