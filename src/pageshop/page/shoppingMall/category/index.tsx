import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { SectionTitle } from '@/components/base/SectionTitle'
import { Skeleton } from '@/components/base/Skeleton'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { MallBar } from '@/features/mall/MallBar'
import { navigate } from '@/platform/navigation/gate'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { CategoryModel } from './model'
import { Banner, PopularShops } from './parts/promoted'
import { words } from './text'

interface Props {
  model: CategoryModel
}

export default screen('mallCategory', ({ key }) => {
  const model = useModel((api) => new CategoryModel(api, key))
  const { none, noneText } = words()
  const view = <StateView kind="empty" title={none} text={noneText} />
  return (
    <Screen nav={<MallBar />} surface="white" onRefresh={model.categories.reload}>
      <AsyncView
        resource={model.categories}
        skeleton={<CategorySkeleton />}
        empty={{ when: (all) => all.length === 0, view }}
      >
        {() => (
          <View className={styles.category}>
            <Rail model={model} />
            <Content model={model} />
          </View>
        )}
      </AsyncView>
    </Screen>
  )
})

/** The categories, which stay in view while the content scrolls. */
const Rail = observer(function Rail({ model: { categories, open, choose } }: Props) {
  return (
    <View className={styles.category__rail}>
      <View className={styles.category__names} role="tablist" aria-label={words().categories}>
        {categories.ready.map(({ key, name }) => {
          const on = key === open?.key
          return (
            <Press
              key={key}
              role="tab"
              label={name}
              on={on}
              onPress={() => choose(key)}
              className={styles[on ? 'category__name--on' : 'category__name']}
            >
              {on && <View className={styles.category__mark} />}
              <Text className={styles[on ? 'category__word--on' : 'category__word']} numberOfLines={2}>
                {name}
              </Text>
            </Press>
          )
        })}
      </View>
    </View>
  )
})

/** The open category: what is advertised of it, its groups and its popular shops. */
const Content = observer(function Content({ model: { open } }: Props) {
  if (!open) return null
  const { key, name, children, banner, shops } = open
  return (
    <View className={styles.category__content}>
      {banner && <Banner banner={banner} />}
      <SectionTitle title={name} more={words().all} onMore={() => navigate('categoryProducts', { category: key })} />
      <View className={styles.category__tiles}>
        {children.map((child) => (
          <Press
            key={child.key}
            label={child.name}
            onPress={() => navigate('categoryProducts', { category: child.key })}
            className={styles.category__tile}
          >
            <Picture picture={child.picture} width={152} />
            <Text className={styles.category__label} numberOfLines={2}>
              {child.name}
            </Text>
          </Press>
        ))}
      </View>
      <PopularShops shops={shops} />
    </View>
  )
})

const CategorySkeleton = () => (
  <View className={styles.category}>
    <View className={styles.category__rail}>
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <View key={row} className={styles.category__name}>
          <Skeleton width={104} height={24} />
        </View>
      ))}
    </View>
    <View className={styles.category__content}>
      <Skeleton width={240} height={48} />
      <View className={styles.category__tiles}>
        {[0, 1, 2, 3, 4, 5].map((tile) => (
          <View key={tile} className={styles.category__tile}>
            <Skeleton width={152} height={152} radius={16} />
          </View>
        ))}
      </View>
    </View>
  </View>
)
