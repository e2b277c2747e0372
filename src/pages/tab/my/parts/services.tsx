import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { SectionTitle } from '@/components/base/SectionTitle'
import { IconGrid } from '@/components/list/IconGrid'
import { navigate } from '@/platform/navigation/gate'
import { words } from '../text'
import styles from './orders.module.scss'

/** Links to other services. */
export const Services = observer(() => {
  const {
    services,
    wallet,
    addresses,
    favorites,
    footprints,
    reviews,
    reservations,
    groupCarts,
    vouchers,
    groupDeals,
    errands,
    pointsMall,
    articles,
    invoices,
    contact,
  } = words()
  const items = [
    { key: 'wallet', icon: 'wallet', label: wallet, onPress: () => navigate('wallet') },
    { key: 'addresses', icon: 'map-pin', label: addresses, onPress: () => navigate('addressList', {}) },
    { key: 'favorites', icon: 'heart', label: favorites, onPress: () => navigate('favorites') },
    { key: 'footprints', icon: 'footprints', label: footprints, onPress: () => navigate('footprints') },
    { key: 'reviews', icon: 'star', label: reviews, onPress: () => navigate('myEvaluations') },
    { key: 'reservations', icon: 'calendar', label: reservations, onPress: () => navigate('reservations', {}) },
    { key: 'groupCarts', icon: 'utensils', label: groupCarts, onPress: () => navigate('groupCarts') },
    { key: 'vouchers', icon: 'ticket-percent', label: vouchers, onPress: () => navigate('vouchers') },
    { key: 'groupDeals', icon: 'users-round', label: groupDeals, onPress: () => navigate('groupDeals', {}) },
    { key: 'errands', icon: 'bike', label: errands, onPress: () => navigate('errands') },
    { key: 'pointsMall', icon: 'gift', label: pointsMall, onPress: () => navigate('pointsMall') },
    { key: 'articles', icon: 'megaphone', label: articles, onPress: () => navigate('articles') },
    { key: 'invoices', icon: 'receipt-text', label: invoices, onPress: () => navigate('invoices') },
    { key: 'contact', icon: 'headphones', label: contact, onPress: () => navigate('contactUs', {}) },
  ] as const
  return (
    <View className={styles.orders}>
      <SectionTitle title={services} />
      <IconGrid columns={4} items={items} />
    </View>
  )
})
