import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon, type IconName } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { BottomBar } from '@/components/frame/BottomBar'
import type { ProductModel } from '../model'
import { words } from '../text'
import styles from './bar.module.scss'
import { Buttons } from './buttons'

/** The shop, the cart and the buttons that buy. */
export const BuyBar = observer(function BuyBar({ model }: { model: ProductModel }) {
  const { visit, openCart } = model
  const t = words()
  return (
    <BottomBar wide>
      <View className={styles.bar}>
        <Door icon="store" name={t.shop} onPress={visit} />
        <Door icon="shopping-bag" name={t.cart} onPress={openCart} />
        <Buttons model={model} />
      </View>
    </BottomBar>
  )
})

const Door = ({ icon, name, onPress }: { icon: IconName; name: string; onPress: () => void }) => (
  <Press label={name} onPress={onPress} className={styles.bar__door}>
    <Icon name={icon} size={40} />
    <Text className={styles.bar__name}>{name}</Text>
  </Press>
)
