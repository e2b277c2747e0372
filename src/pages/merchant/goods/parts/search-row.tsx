import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Press } from '@/components/base/Press'
import { SearchField } from '@/components/form/SearchField'
import type { ListSearch } from '../search'
import { words } from '../text'
import styles from './search-row.module.scss'

/** The field of a search while it is shown. */
export const SearchRow = observer(function SearchRow({ search, label }: { search: ListSearch; label: string }) {
  const { cancelSearch } = words()
  if (!search.shown) return null
  return (
    <View className={styles.search}>
      <View className={styles.search__field}>
        <SearchField value={search.typed} placeholder={label} focus onChange={search.type} onSubmit={search.find} />
      </View>
      <Press label={cancelSearch} onPress={search.end} className={styles.search__cancel}>
        <Text className={styles.search__text}>{cancelSearch}</Text>
      </Press>
    </View>
  )
})
