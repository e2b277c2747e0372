import { useState } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Chip } from '@/components/base/Chip'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { dictionary } from '@/i18n'
import styles from './index.module.scss'

/** Number of words in the collapsed history, about three rows. */
const SHORT = 7

const words = dictionary({
  en: { recent: 'Recent', showAll: 'Show all', forget: 'Clear search history' },
  zh: { recent: '历史搜索', showAll: '展开全部', forget: '清空搜索历史' },
})

interface Props {
  names: readonly string[]
  onChoose: (name: string) => void
  onForget: () => void
}

/** Search history, newest first; nothing without one. */
export const PastWords = observer(function PastWords({ names, onChoose, onForget }: Props) {
  const [all, setAll] = useState(false)
  const { recent, forget, showAll } = words()
  if (names.length === 0) return null
  return (
    <View className={styles.past}>
      <View className={styles.past__head}>
        <Text className={styles.past__title} role="heading" aria-level={2}>
          {recent}
        </Text>
        <Press label={forget} onPress={onForget} className={styles.past__bin}>
          <Icon name="trash-2" size={36} colour="ink-3" />
        </Press>
      </View>
      <View className={styles.past__chips}>
        {names.slice(0, all ? undefined : SHORT).map((name) => (
          <Chip key={name} text={name} ground="card" onPress={() => onChoose(name)} />
        ))}
        {!all && names.length > SHORT && (
          <Press label={showAll} onPress={() => setAll(true)} reach={12} className={styles.past__more}>
            <Icon name="chevron-down" size={28} colour="ink-2" />
          </Press>
        )}
      </View>
    </View>
  )
})
