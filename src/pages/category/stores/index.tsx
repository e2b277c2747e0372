import { useEffect } from 'react'
import { ScrollView, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Chip } from '@/components/base/Chip'
import { Skeleton } from '@/components/base/Skeleton'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { StoreCards } from '@/features/store/StoreCards'
import { StoreFilters } from '@/features/store/StoreFilters'
import { LazyStoreFilterSheet } from '@/features/store/StoreFilters/lazy-sheet'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { StoresModel } from './model'
import { words } from './text'

export default screen('stores', (params) => {
  const model = useModel((api) => new StoresModel(api, params))
  const { title, list, categories, category, group, browse } = model
  const t = words()
  useEffect(() => void categories.load(), [categories])
  const empty = (
    <StateView
      kind="empty"
      art="store"
      title={t.nobody}
      text={t.nobodyText}
      action={category || group ? { text: t.browse, onPress: browse } : undefined}
    />
  )
  return (
    <Screen title={title} onRefresh={list.found.pages.reload} overlay={<LazyStoreFilterSheet list={list} />}>
      {/* A separate parent: when a mini-program removes an element, it sends all siblings again. */}
      <View>
        <Kinds model={model} />
      </View>
      <StoreFilters list={list} />
      <StoreCards list={list} empty={empty} />
    </Screen>
  )
})

/** Category filter, "all" first. */
const Kinds = observer(({ model: { categories, kinds, category, choose } }: { model: StoresModel }) => {
  const { all, kinds: name } = words()
  if (categories.coming) return <KindSkeleton />
  if (kinds.length < 2) return null
  return (
    <ScrollView scrollX enhanced showScrollbar={false} className={styles.stores__scroll}>
      <View className={styles.stores__kinds} role="group" aria-label={name}>
        <Chip text={all} on={!category} onPress={() => choose(undefined)} />
        {kinds.map(({ key, name: kind }) => (
          <Chip key={key} text={kind} on={key === category} onPress={() => choose(key)} />
        ))}
      </View>
    </ScrollView>
  )
})

const KindSkeleton = () => (
  <View className={styles.stores__kinds}>
    {[88, 200, 200, 160].map((width, index) => (
      <Skeleton key={index} width={width} height={64} radius={999} />
    ))}
  </View>
)
