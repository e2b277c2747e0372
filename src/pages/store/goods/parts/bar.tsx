import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { RoundButton } from '@/components/RoundButton'
import { back } from '@/platform/navigation'
import { pixels } from '@/platform/pixels'
import { windowInfo } from '@/platform/window-info'
import type { GoodsModel } from '../model'
import { words } from '../text'
import styles from './bar.module.scss'

const room = () => ({ paddingTop: pixels(windowInfo().statusBar) })

const Back = observer(() => <RoundButton icon="chevron-left" label={words().back} onPress={() => void back()} />)

/** The way back while the item is on its way. */
export const FloatingBack = observer(() => (
  <View className={styles.bar} style={room()}>
    <Back />
  </View>
))

/** Round buttons over the picture. */
export const GoodsBar = observer(function GoodsBar({ model: { detail, collect, share } }: { model: GoodsModel }) {
  const { keep, share: shareText } = words()
  return (
    <View className={styles.bar} style={room()}>
      <Back />
      <View className={styles.bar__gap} />
      <View className={styles.bar__actions} style={{ marginRight: pixels(windowInfo().capsule) }}>
        <RoundButton icon="heart" label={keep} on={detail.ready.collected} onPress={collect} />
        <RoundButton icon="share-2" label={shareText} onPress={share.open} />
      </View>
    </View>
  )
})
