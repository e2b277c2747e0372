import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Icon } from '@/components/Icon'
import { Press } from '@/components/Press'
import { RoundButton } from '@/components/RoundButton'
import { navigate } from '@/platform/gate'
import { measured } from '@/platform/measure'
import { back } from '@/platform/navigation'
import { pixels } from '@/platform/pixels'
import { windowInfo } from '@/platform/window-info'
import type { StoreModel } from '../model'
import { words } from '../text'
import styles from './bar.module.scss'
import { Rail } from './rail'
import { StoreTabs } from './tabs'

interface Props {
  model: StoreModel
}

const room = () => ({ paddingTop: pixels(windowInfo().statusBar) })
const beside = () => ({ marginRight: pixels(windowInfo().capsule) })

const Back = observer(() => <RoundButton icon="chevron-left" label={words().back} onPress={() => void back()} />)

/** The way back while the store is on its way. */
export const FloatingBack = observer(() => (
  <View className={styles.bar} style={room()}>
    <View className={styles.bar__row}>
      <Back />
    </View>
  </View>
))

/** Over the picture round buttons; further down a white bar with the menu's search, tabs and rail pinned under it. */
export const StoreBar = observer(function StoreBar({ model }: Props) {
  const { scroll, tab } = model
  return (
    <>
      <View className={styles.bar}>
        <View {...measured(scroll.names.bar)}>
          {scroll.bar < 1 && <Floating model={model} />}
          {scroll.bar > 0 && <White model={model} />}
        </View>
        {scroll.pinned && <StoreTabs model={model} />}
      </View>
      {scroll.pinned && tab === 'menu' && (
        <View className={styles.bar__rail} style={room()}>
          <Rail model={model} pinned />
        </View>
      )}
    </>
  )
})

const search = (model: StoreModel) => navigate('chooseGoods', { storeId: model.id })

const Floating = observer(({ model }: Props) => {
  const { store, collect, openMore } = model
  const t = words()
  return (
    <View className={styles.bar__floating} style={room()}>
      <View className={styles.bar__row}>
        <Back />
        <View className={styles.bar__gap} />
        <View className={styles.bar__actions} style={beside()}>
          <RoundButton icon="search" label={t.search} onPress={() => search(model)} />
          <RoundButton icon="heart" label={t.keep} on={store.collected} onPress={collect} />
          <RoundButton icon="ellipsis" label={t.more} onPress={openMore} />
        </View>
      </View>
    </View>
  )
})

const White = observer(({ model }: Props) => {
  const { scroll, store, collect, openMore } = model
  const t = words()
  return (
    <View
      className={styles[scroll.bar < 1 ? 'bar__white--over' : 'bar__white']}
      style={{ ...room(), opacity: scroll.bar }}
    >
      <View className={styles.bar__row}>
        <Press label={t.back} onPress={() => void back()} className={styles.bar__touch}>
          <Icon name="chevron-left" size={48} />
        </Press>
        <View className={styles.bar__field}>
          <Press label={t.search} onPress={() => search(model)} reach={12} className={styles.bar__pill}>
            <Icon name="search" size={28} colour="ink-3" />
            <Text className={styles.bar__hint} numberOfLines={1}>
              {t.searchIn(store.name)}
            </Text>
          </Press>
        </View>
        <View className={styles.bar__actions} style={beside()}>
          <Press label={t.keep} on={store.collected} onPress={collect} className={styles.bar__touch}>
            <Icon name="heart" size={44} colour={store.collected ? 'brand' : 'ink'} filled={store.collected} />
          </Press>
          <Press label={t.more} onPress={openMore} className={styles.bar__touch}>
            <Icon name="ellipsis" size={44} />
          </Press>
        </View>
      </View>
    </View>
  )
})
