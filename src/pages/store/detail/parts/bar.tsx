import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { StoreSummary } from '@contract/entities/store'
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
  summary: StoreSummary
}

/** Back button while nothing is known of the store. */
export const FloatingBack = () => (
  <View className={styles.bar}>
    <PictureBar />
  </View>
)

/** Round buttons over the picture that turn into a white bar with search and pinned tabs and rail. */
export const StoreBar = observer(function StoreBar({ model, summary }: Props) {
  const { scroll, tab, isReady } = model
  return (
    <>
      <View className={styles.bar}>
        <View {...measured(scroll.names.bar)}>
          <Top model={model} summary={summary} />
        </View>
        {scroll.pinned && <StoreTabs model={model} />}
      </View>
      {scroll.pinned && tab === 'menu' && isReady && (
        <View className={styles.bar__rail} style={{ paddingTop: pixels(windowInfo().statusBar) }}>
          <StoreRail model={model} pinned />
        </View>
      )}
    </>
  )
})

const Top = observer(({ model, summary }: Props) => {
  const { scroll, page, collect, openMore } = model
  const { store } = page.value ?? {}
  const t = words()
  const search = () => navigate('chooseGoods', { storeId: model.id })
  const actions = store
    ? ([
        { icon: 'heart', label: t.keep, on: store.collected, onPress: collect },
        { icon: 'ellipsis', label: t.more, onPress: openMore },
      ] as const)
    : []
  return (
    <PictureBar white={scroll.bar} actions={actions} onPicture={{ icon: 'search', label: t.search, onPress: search }}>
      <Press label={t.search} onPress={search} reach={12} className={styles.bar__pill}>
        <Icon name="search" size={28} colour="ink-3" />
        <Text className={styles.bar__hint} numberOfLines={1}>
          {t.searchIn(summary.name)}
        </Text>
      </Press>
    </PictureBar>
  )
})
