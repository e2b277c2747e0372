import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Banners } from '@/components/base/Banners'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { Tabs } from '@/components/frame/Tabs'
import { AsyncView } from '@/components/list/AsyncView'
import { MallBar } from '@/features/mall/MallBar'
import { ProductPages } from '@/features/mall/ProductPages'
import { navigate } from '@/platform/navigation/gate'
import { useModel } from '@/state'
import { Categories } from './parts/categories'
import { Doors } from './parts/doors'
import { Presales } from './parts/presales'
import { HomeSkeleton } from './parts/skeleton'
import styles from './index.module.scss'
import { homeTabs, MallModel } from './model'
import { words } from './text'

interface Props {
  model: MallModel
}

export default screen('mall', () => {
  const model = useModel((api) => new MallModel(api))
  const { home, refresh } = model
  return (
    <Screen nav={<MallBar title={words().title} />} onRefresh={refresh}>
      <AsyncView resource={home} skeleton={<HomeSkeleton />} inline>
        {({ categories, banners }) => (
          <>
            <Categories categories={categories} />
            <Doors />
            <View className={styles.mall__banners}>
              <Banners
                label={words().banners}
                banners={banners}
                keyOf={({ key }) => key}
                height={264}
                interval={8000}
                onOpen={({ category }) => navigate('categoryProducts', { category })}
              />
            </View>
          </>
        )}
      </AsyncView>
      <Presales model={model} />
      <Products model={model} />
    </Screen>
  )
})

const Products = observer(function Products({ model }: Props) {
  const { tab, choose, list } = model
  const t = words()
  const empty = <StateView kind="empty" inline title={t.none} text={t.noneText} />
  return (
    <>
      <View className={styles.mall__tabs}>
        <Tabs
          items={homeTabs.map((value) => ({ value, name: t[value] }))}
          value={tab}
          onChange={choose}
          size={88}
          align="start"
        />
      </View>
      <ProductPages key={tab} list={list} empty={empty} inline />
    </>
  )
})
