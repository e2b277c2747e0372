import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Badge } from '@/components/base/Badge'
import { Icon, type IconName } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { BottomBar } from '@/components/frame/BottomBar'
import { dictionary } from '@/i18n'
import { navigate } from '@/platform/navigation/gate'
import { useRootState } from '@/state'
import styles from './index.module.scss'

const words = dictionary({
  en: { shop: 'Shop', chat: 'Chat', cart: 'Cart' },
  zh: { shop: '店铺', chat: '客服', cart: '购物车' },
})

interface Props {
  shopId: string
  /** The shown product, which can be sent in the shop's chat. */
  productId: string
  /** Whether what is shown can go into the cart. */
  cart?: boolean
  /** The buttons that buy. */
  children: ReactNode
}

/** The bar under a product: its shop, the cart and the buttons that buy. */
export const ShopBar = observer(function ShopBar({ shopId, productId, cart = false, children }: Props) {
  const t = words()
  const { count } = useRootState().cart
  return (
    <BottomBar wide>
      <View className={styles['shop-bar']}>
        <Door icon="store" name={t.shop} onPress={() => navigate('mallShop', { id: shopId })} />
        <Door
          icon="message-circle"
          name={t.chat}
          onPress={() => navigate('chat', { with: 'store', storeId: shopId, productId })}
        />
        {cart && (
          <View className={styles['shop-bar__cart']}>
            <Door icon="shopping-bag" name={t.cart} onPress={() => navigate('mallCart')} />
            <View className={styles['shop-bar__badge']}>
              <Badge count={count} ring />
            </View>
          </View>
        )}
        {children}
      </View>
    </BottomBar>
  )
})

const Door = ({ icon, name, onPress }: { icon: IconName; name: string; onPress: () => void }) => (
  <Press label={name} onPress={onPress} className={styles['shop-bar__door']}>
    <Icon name={icon} size={40} />
    <Text className={styles['shop-bar__name']}>{name}</Text>
  </Press>
)
