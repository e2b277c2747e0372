import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { RefreshButton } from '@/components/frame/RefreshButton'
import { pixels } from '@/platform/view/capabilities'
import { windowInfo } from '@/platform/device/window-info'
import { words } from '../text'
import styles from './head.module.scss'

export const Head = observer(() => (
  <View className={styles.head} style={{ paddingTop: pixels(windowInfo().statusBar) }}>
    <View className={styles.head__row}>
      <Text className={styles.head__title} role="heading" aria-level={1}>
        {words().title}
      </Text>
      <RefreshButton colour="gold" />
    </View>
  </View>
))
