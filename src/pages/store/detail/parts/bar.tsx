import { Input, Text, View } from '@tarojs/components'
import { limits } from '@contract/limits'
import { observer } from 'mobx-react'
import { Icon, type IconName } from '@/components/Icon'
import { Press } from '@/components/Press'
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

const Round = ({ icon, label, onPress }: { icon: IconName; label: string; onPress: () => void }) => (
  <Press label={label} onPress={onPress} className={styles.bar__touch}>
    <View className={styles.bar__round}>
      <Icon name={icon} size={36} colour="white" />
    </View>
  </Press>
)

const Back = observer(() => <Round icon="chevron-left" label={words().back} onPress={() => void back()} />)

/** The way back while the store is on its way. */
export const FloatingBack = observer(() => (
  <View className={styles.bar} style={room()}>
    <View className={styles.bar__row}>
      <Back />
    </View>
  </View>
))

/** Over the picture two round buttons; further down a white bar with the menu's search, tabs and rail pinned under it. */
export const StoreBar = observer(function StoreBar({ model }: Props) {
  const { scroll, searching, tab } = model
  const pinned = scroll.pinned && !searching
  return (
    <>
      <View className={styles.bar}>
        <View {...measured(scroll.names.bar)}>
          {searching ? <Searching model={model} /> : <Resting model={model} />}
        </View>
        {pinned && <StoreTabs model={model} />}
      </View>
      {pinned && tab === 'menu' && (
        <View className={styles.bar__rail} style={room()}>
          <Rail model={model} pinned />
        </View>
      )}
    </>
  )
})

const Resting = observer(({ model }: Props) => {
  const { bar } = model.scroll
  return (
    <>
      {bar < 1 && (
        <View className={styles.bar__floating} style={room()}>
          <View className={styles.bar__row}>
            <Back />
            <View className={styles.bar__gap} />
            <View style={beside()}>
              <Round icon="search" label={words().search} onPress={model.search} />
            </View>
          </View>
        </View>
      )}
      {bar > 0 && <White model={model} />}
    </>
  )
})

const White = observer(({ model: { scroll, search, store } }: Props) => (
  <View
    className={styles[scroll.bar < 1 ? 'bar__white--over' : 'bar__white']}
    style={{ ...room(), opacity: scroll.bar }}
  >
    <View className={styles.bar__row}>
      <Press label={words().back} onPress={() => void back()} className={styles.bar__touch}>
        <Icon name="chevron-left" size={48} />
      </Press>
      <View className={styles.bar__field} style={beside()}>
        <Press label={words().search} onPress={search} reach={12} className={styles.bar__pill}>
          <Icon name="search" size={28} colour="ink-3" />
          <Text className={styles.bar__hint} numberOfLines={1}>
            {words().searchIn(store.name)}
          </Text>
        </Press>
      </View>
    </View>
  </View>
))

const Searching = observer(({ model }: Props) => {
  const { searchIn, endSearch } = words()
  const hint = searchIn(model.store.name)
  return (
    <View className={styles.bar__white} style={room()}>
      <View className={styles.bar__row}>
        <Press label={endSearch} onPress={model.endSearch} className={styles.bar__touch}>
          <Icon name="chevron-left" size={48} />
        </Press>
        <View className={styles.bar__field} style={beside()}>
          <View className={styles['bar__pill--on']}>
            <Icon name="search" size={28} colour="ink-3" />
            <Input
              className={styles.bar__input}
              placeholderClass={styles.bar__placeholder}
              value={model.keyword}
              placeholder={hint}
              maxlength={limits.keywordMax}
              focus
              onInput={({ detail }) => model.type(detail.value)}
              {...{ 'aria-label': hint, ariaLabel: hint }}
            />
          </View>
        </View>
      </View>
    </View>
  )
})
