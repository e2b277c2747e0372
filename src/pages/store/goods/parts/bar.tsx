import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Icon } from '@/components/Icon'
import { Press } from '@/components/Press'
import { RoundButton } from '@/components/RoundButton'
import { back } from '@/platform/navigation'
import { pixels } from '@/platform/pixels'
import { windowInfo } from '@/platform/window-info'
import type { GoodsModel } from '../model'
import { words } from '../text'
import styles from './bar.module.scss'

interface Props {
  model: GoodsModel
}

const room = () => ({ paddingTop: pixels(windowInfo().statusBar) })
const beside = () => ({ marginRight: pixels(windowInfo().capsule) })

const Back = observer(() => <RoundButton icon="chevron-left" label={words().back} onPress={() => void back()} />)

/** The way back while the item is on its way. */
export const FloatingBack = observer(() => (
  <View className={styles.bar}>
    <View className={styles.bar__row} style={room()}>
      <Back />
    </View>
  </View>
))

/** Over the picture round buttons; further down a white bar with the item's name. */
export const GoodsBar = observer(function GoodsBar({ model }: Props) {
  return (
    <View className={styles.bar}>
      {model.bar < 1 && <Floating model={model} />}
      {model.bar > 0 && <White model={model} />}
    </View>
  )
})

const Floating = observer(({ model: { detail, collect, share } }: Props) => {
  const t = words()
  return (
    <View className={styles.bar__row} style={room()}>
      <Back />
      <View className={styles.bar__gap} />
      <View className={styles.bar__actions} style={beside()}>
        <RoundButton icon="heart" label={t.keep} on={detail.ready.collected} onPress={collect} />
        <RoundButton icon="share-2" label={t.share} onPress={share.open} />
      </View>
    </View>
  )
})

const White = observer(({ model: { bar, detail, goods, collect, share } }: Props) => {
  const { collected } = detail.ready
  const t = words()
  return (
    <View className={styles[bar < 1 ? 'bar__white--over' : 'bar__white']} style={{ ...room(), opacity: bar }}>
      <Press label={t.back} onPress={() => void back()} className={styles.bar__touch}>
        <Icon name="chevron-left" size={48} />
      </Press>
      <Text className={styles.bar__name} numberOfLines={1}>
        {goods.name}
      </Text>
      <View className={styles.bar__actions} style={beside()}>
        <Press label={t.keep} on={collected} onPress={collect} className={styles.bar__touch}>
          <Icon name="heart" size={44} colour={collected ? 'brand' : 'ink'} filled={collected} />
        </Press>
        <Press label={t.share} onPress={share.open} className={styles.bar__touch}>
          <Icon name="share-2" size={44} />
        </Press>
      </View>
    </View>
  )
})
