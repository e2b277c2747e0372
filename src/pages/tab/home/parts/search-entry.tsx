import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { navigate } from '@/platform/gate'
import { words } from '../text'
import styles from './header.module.scss'

/** Looks like a search field; opens the search screen. */
export const SearchEntry = observer(({ sticky }: { sticky?: boolean }) => {
  const { search, searchHint } = words()
  return (
    <View className={styles[sticky ? 'header__search--sticky' : 'header__search']}>
      <Press label={searchHint} onPress={() => navigate('search')} reach={8} className={styles.header__door}>
        <Icon name="search" size={32} colour="ink-3" />
        <Text className={styles.header__hint} numberOfLines={1}>
          {searchHint}
        </Text>
        <View className={styles.header__go}>
          <Text className={styles.header__goText}>{search}</Text>
        </View>
      </Press>
    </View>
  )
})
