import { useState } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Chip } from '@/components/base/Chip'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import type { SearchModel } from '../model'
import { words } from '../text'
import styles from './sections.module.scss'

/** Number of keywords in the collapsed history, about three rows. */
const SHORT = 7

/** Search history, newest first. */
export const PastSearches = observer(({ model: { past, searchFor, forgetHistory } }: { model: SearchModel }) => {
  const [all, setAll] = useState(false)
  const { recent, forget, showAll } = words()
  const history = past.names
  if (history.length === 0) return null
  return (
    <View className={styles.sections__section}>
      <View className={styles.sections__head}>
        <Text className={styles.sections__title} role="heading" aria-level={2}>
          {recent}
        </Text>
        <Press label={forget} onPress={() => void forgetHistory()} className={styles.sections__bin}>
          <Icon name="trash-2" size={36} colour="ink-3" />
        </Press>
      </View>
      <View className={styles.sections__chips}>
        {history.slice(0, all ? undefined : SHORT).map((name) => (
          <Chip key={name} text={name} ground="card" onPress={() => searchFor(name)} />
        ))}
        {!all && history.length > SHORT && (
          <Press label={showAll} onPress={() => setAll(true)} reach={12} className={styles.sections__more}>
            <Icon name="chevron-down" size={28} colour="ink-2" />
          </Press>
        )}
      </View>
    </View>
  )
})
