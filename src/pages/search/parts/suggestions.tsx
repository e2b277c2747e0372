import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Highlight } from '@/components/base/Highlight'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import type { SearchModel } from '../model'
import { words } from '../text'
import styles from './sections.module.scss'

/** The typed text and its completions, one per row. */
export const Suggestions = observer(({ model: { suggestions, typed, searchFor, submit } }: { model: SearchModel }) => (
  <View className={styles.sections__suggestions} role="group" aria-label={words().suggestions}>
    <Press label={words().lookFor(typed.trim())} onPress={submit} className={styles.sections__suggestion}>
      <Icon name="search" size={28} colour="ink-3" />
      <Text className={styles.sections__typed} numberOfLines={1}>
        {words().lookFor(typed.trim())}
      </Text>
    </Press>
    {suggestions.map((name) => (
      <Press key={name} label={name} onPress={() => searchFor(name)} className={styles.sections__suggestion}>
        <Text className={styles.sections__name} numberOfLines={1}>
          <Highlight text={name} keyword={typed} />
        </Text>
      </Press>
    ))}
  </View>
))
