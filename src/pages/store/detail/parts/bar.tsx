import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { PictureBar } from '@/components/frame/PictureBar'
import { navigate } from '@/platform/navigation/gate'
import { measured } from '@/platform/view/measure'
import { pixels } from '@/platform/view/capabilities'
import { windowInfo } from '@/platform/device/window-info'
import type { StoreModel } from '../model'
import { words } from '../text'
import styles from './bar.module.scss'
import { StoreRail } from './store-rail'
import { StoreTabs } from './tabs'

interface Props {
  model: StoreModel
}

/** Back button while the store is loading. */
export const FloatingBack = () => (
  <View className={styles.bar}>
    <PictureBar />
  </View>
)

/** Round buttons over the picture that turn into a white bar with search and pinned tabs and rail. */
export const StoreBar = observer(function StoreBar({ model }: Props) {
  const { scroll, tab } = model
  return (
    <>
      <View className={styles.bar}>
        <View {...measured(scroll.names.bar)}>
          <Top model={model} />
        </View>
        {scroll.pinned && <StoreTabs model={model} />}
      </View>
      {scroll.pinned && tab === 'menu' && (
        <View className={styles.bar__rail} style={{ paddingTop: pixels(windowInfo().statusBar) }}>
          <StoreRail model={model} pinned />
        </View>
      )}
    </>
  )
})

const Top = observer(({ model }: Props) => {
  const { scroll, store, collect, openMore } = model
  const t = words()
  const search = () => navigate('chooseGoods', { storeId: model.id })
  const actions = [
    { icon: 'heart', label: t.keep, on: store.collected, onPress: collect },
    { icon: 'ellipsis', label: t.more, onPress: openMore },
  ] as const
  return (
    <PictureBar white={scroll.bar} actions={actions} onPicture={{ icon: 'search', label: t.search, onPress: search }}>
      <Press label={t.search} onPress={search} reach={12} className={styles.bar__pill}>
        <Icon name="search" size={28} colour="ink-3" />
        <Text className={styles.bar__hint} numberOfLines={1}>
          {t.searchIn(store.name)}
        </Text>
      </Press>
    </PictureBar>
  )
})
