import type { ReactNode } from 'react'
import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { Screen } from '@/components/frame/Screen'
import { dictionary } from '@/i18n'
import { navigate } from '@/platform/navigation/gate'
import { back } from '@/platform/navigation/navigation'
import { pixels } from '@/platform/view/capabilities'
import { windowInfo } from '@/platform/device/window-info'
import { Written } from '@/platform/view/written'
import { useRootState } from '@/state'
import styles from './index.module.scss'

const words = dictionary({
  en: { back: 'Back', orders: 'My orders', where: 'Choose where you are', place: (name: string) => `Place: ${name}` },
  zh: { back: '返回', orders: '我的订单', where: '选择您的位置', place: (name) => `位置：${name}` },
})

interface Props {
  /** The map, which fills its box. */
  map: ReactNode
  size: 'low' | 'tall'
  /** A control of the map at its foot, which scrolls with the cards, so that they never lie under it. */
  control?: ReactNode
  /** Whether it is one of the customer's tabs, under their bar. */
  isTab?: boolean
  footer?: ReactNode
  overlay?: ReactNode
  scrollIntoView?: string
  children: ReactNode
}

/** A screen whose cards scroll over a map; the native map is outside the scrolling view, as Alipay requires. */
export const MapPage = observer(function MapPage(props: Props) {
  const { map, size, control, isTab = false, footer, overlay, scrollIntoView, children } = props
  return (
    <Screen
      nav={<Head isTab={isTab} />}
      floating
      still
      footer={footer}
      overlay={overlay}
      {...(isTab && { tab: 'errands' as const })}
    >
      <View className={styles['map-page']}>
        <View className={styles[`map-page__map--${size}`]}>{map}</View>
        <ScrollView
          className={styles['map-page__scroll']}
          scrollY
          enhanced
          showScrollbar={false}
          {...(scrollIntoView && { scrollIntoView })}
          tabIndex={0}
        >
          <View className={styles[`map-page__gap--${size}`]}>
            {control && <View className={styles['map-page__control']}>{control}</View>}
          </View>
          <View className={styles['map-page__body']}>{children}</View>
        </ScrollView>
      </View>
    </Screen>
  )
})

/** Back, except on a tab, the place around which one looks, and the orders. */
const Head = observer(function Head({ isTab }: { isTab: boolean }) {
  const t = words()
  const { place } = useRootState()
  const { statusBar, capsule } = windowInfo()
  const name = place.name || t.where
  return (
    <View className={styles['map-page__head']} style={{ paddingTop: pixels(statusBar) }}>
      <View className={styles['map-page__row']} style={{ marginRight: pixels(capsule) }}>
        {!isTab && <Disc icon="chevron-left" label={t.back} onPress={() => void back()} />}
        <Press
          label={t.place(name)}
          onPress={() => navigate('chooseAddress')}
          className={styles['map-page__place']}
          reach={8}
        >
          <Icon name="map-pin" size={32} colour="brand" />
          <Text className={styles['map-page__name']} numberOfLines={1}>
            <Written text={name} />
          </Text>
        </Press>
        <Disc icon="receipt-text" label={t.orders} onPress={() => navigate('orders')} />
      </View>
    </View>
  )
})

const Disc = ({
  icon,
  label,
  onPress,
}: {
  icon: 'chevron-left' | 'receipt-text'
  label: string
  onPress: () => void
}) => (
  <Press label={label} onPress={onPress} className={styles['map-page__disc']} reach={8}>
    <Icon name={icon} size={40} />
  </Press>
)
